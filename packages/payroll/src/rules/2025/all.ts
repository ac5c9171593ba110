import type { StateRules } from '../state-rules.ts';
import { al2025 } from './al.ts';
import { ar2025 } from './ar.ts';
import { az2025 } from './az.ts';
import { ca2025 } from './ca.ts';
import { co2025 } from './co.ts';
import { ct2025 } from './ct.ts';
import { dc2025 } from './dc.ts';
import { de2025 } from './de.ts';
import { ga2025 } from './ga.ts';
import { hi2025 } from './hi.ts';
import { ia2025 } from './ia.ts';
import { id2025 } from './id.ts';
import { il2025 } from './il.ts';
import { in2025 } from './in.ts';
import { ks2025 } from './ks.ts';
import { ky2025 } from './ky.ts';
import { la2025 } from './la.ts';
import { ma2025 } from './ma.ts';
import { md2025 } from './md.ts';
import { me2025 } from './me.ts';
import { mi2025 } from './mi.ts';
import { mn2025 } from './mn.ts';
import { mo2025 } from './mo.ts';
import { ms2025 } from './ms.ts';
import { mt2025 } from './mt.ts';
import { nc2025 } from './nc.ts';
import { nd2025 } from './nd.ts';
import { ne2025 } from './ne.ts';
import { nj2025 } from './nj.ts';
import { nm2025 } from './nm.ts';
import { ny2025 } from './ny.ts';
import { oh2025 } from './oh.ts';
import { ok2025 } from './ok.ts';
import { or2025 } from './or.ts';
import { pa2025 } from './pa.ts';
import { ri2025 } from './ri.ts';
import { sc2025 } from './sc.ts';
import { ut2025 } from './ut.ts';
import { va2025 } from './va.ts';
import { vt2025 } from './vt.ts';
import { wi2025 } from './wi.ts';
import { wv2025 } from './wv.ts';
import { noIncomeTax2025 } from './no-income-tax.ts';

/** All states' rules for 2025, loaded together. */
export const states2025: readonly StateRules[] = [
  ...al2025,
  ...ar2025,
  ...az2025,
  ...ca2025,
  ...co2025,
  ...ct2025,
  ...dc2025,
  ...de2025,
  ...ga2025,
  ...hi2025,
  ...ia2025,
  ...id2025,
  ...il2025,
  ...in2025,
  ...ks2025,
  ...ky2025,
  ...la2025,
  ...ma2025,
  ...md2025,
  ...me2025,
  ...mi2025,
  ...mn2025,
  ...mo2025,
  ...ms2025,
  ...mt2025,
  ...nc2025,
  ...nd2025,
  ...ne2025,
  ...nj2025,
  ...nm2025,
  ...ny2025,
  ...oh2025,
  ...ok2025,
  ...or2025,
  ...pa2025,
  ...ri2025,
  ...sc2025,
  ...ut2025,
  ...va2025,
  ...vt2025,
  ...wi2025,
  ...wv2025,
  ...noIncomeTax2025,
];
