import type { StateRules } from '../state-rules.ts';
import { al2024 } from './al.ts';
import { ar2024 } from './ar.ts';
import { az2024 } from './az.ts';
import { ca2024 } from './ca.ts';
import { co2024 } from './co.ts';
import { ct2024 } from './ct.ts';
import { dc2024 } from './dc.ts';
import { de2024 } from './de.ts';
import { ga2024 } from './ga.ts';
import { hi2024 } from './hi.ts';
import { ia2024 } from './ia.ts';
import { id2024 } from './id.ts';
import { il2024 } from './il.ts';
import { in2024 } from './in.ts';
import { ks2024 } from './ks.ts';
import { ky2024 } from './ky.ts';
import { la2024 } from './la.ts';
import { ma2024 } from './ma.ts';
import { md2024 } from './md.ts';
import { me2024 } from './me.ts';
import { mi2024 } from './mi.ts';
import { mn2024 } from './mn.ts';
import { mo2024 } from './mo.ts';
import { ms2024 } from './ms.ts';
import { mt2024 } from './mt.ts';
import { nc2024 } from './nc.ts';
import { nd2024 } from './nd.ts';
import { ne2024 } from './ne.ts';
import { nj2024 } from './nj.ts';
import { nm2024 } from './nm.ts';
import { ny2024 } from './ny.ts';
import { oh2024 } from './oh.ts';
import { ok2024 } from './ok.ts';
import { or2024 } from './or.ts';
import { pa2024 } from './pa.ts';
import { ri2024 } from './ri.ts';
import { sc2024 } from './sc.ts';
import { ut2024 } from './ut.ts';
import { va2024 } from './va.ts';
import { vt2024 } from './vt.ts';
import { wi2024 } from './wi.ts';
import { wv2024 } from './wv.ts';
import { noIncomeTax2024 } from './no-income-tax.ts';

/** All states' rules for 2024, loaded together. */
export const states2024: readonly StateRules[] = [
  ...al2024,
  ...ar2024,
  ...az2024,
  ...ca2024,
  ...co2024,
  ...ct2024,
  ...dc2024,
  ...de2024,
  ...ga2024,
  ...hi2024,
  ...ia2024,
  ...id2024,
  ...il2024,
  ...in2024,
  ...ks2024,
  ...ky2024,
  ...la2024,
  ...ma2024,
  ...md2024,
  ...me2024,
  ...mi2024,
  ...mn2024,
  ...mo2024,
  ...ms2024,
  ...mt2024,
  ...nc2024,
  ...nd2024,
  ...ne2024,
  ...nj2024,
  ...nm2024,
  ...ny2024,
  ...oh2024,
  ...ok2024,
  ...or2024,
  ...pa2024,
  ...ri2024,
  ...sc2024,
  ...ut2024,
  ...va2024,
  ...vt2024,
  ...wi2024,
  ...wv2024,
  ...noIncomeTax2024,
];
