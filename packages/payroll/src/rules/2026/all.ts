import type { StateRules } from '../state-rules.ts';
import { al2026 } from './al.ts';
import { ar2026 } from './ar.ts';
import { az2026 } from './az.ts';
import { ca2026 } from './ca.ts';
import { co2026 } from './co.ts';
import { ct2026 } from './ct.ts';
import { dc2026 } from './dc.ts';
import { de2026 } from './de.ts';
import { ga2026 } from './ga.ts';
import { hi2026 } from './hi.ts';
import { ia2026 } from './ia.ts';
import { id2026 } from './id.ts';
import { il2026 } from './il.ts';
import { in2026 } from './in.ts';
import { ks2026 } from './ks.ts';
import { ky2026 } from './ky.ts';
import { la2026 } from './la.ts';
import { ma2026 } from './ma.ts';
import { md2026 } from './md.ts';
import { me2026 } from './me.ts';
import { mi2026 } from './mi.ts';
import { mn2026 } from './mn.ts';
import { mo2026 } from './mo.ts';
import { ms2026 } from './ms.ts';
import { mt2026 } from './mt.ts';
import { nc2026 } from './nc.ts';
import { nd2026 } from './nd.ts';
import { ne2026 } from './ne.ts';
import { nj2026 } from './nj.ts';
import { nm2026 } from './nm.ts';
import { ny2026 } from './ny.ts';
import { oh2026 } from './oh.ts';
import { ok2026 } from './ok.ts';
import { or2026 } from './or.ts';
import { pa2026 } from './pa.ts';
import { ri2026 } from './ri.ts';
import { sc2026 } from './sc.ts';
import { ut2026 } from './ut.ts';
import { va2026 } from './va.ts';
import { vt2026 } from './vt.ts';
import { wi2026 } from './wi.ts';
import { wv2026 } from './wv.ts';
import { noIncomeTax2026 } from './no-income-tax.ts';

/** All states' rules for 2026, loaded together. */
export const states2026: readonly StateRules[] = [
  ...al2026,
  ...ar2026,
  ...az2026,
  ...ca2026,
  ...co2026,
  ...ct2026,
  ...dc2026,
  ...de2026,
  ...ga2026,
  ...hi2026,
  ...ia2026,
  ...id2026,
  ...il2026,
  ...in2026,
  ...ks2026,
  ...ky2026,
  ...la2026,
  ...ma2026,
  ...md2026,
  ...me2026,
  ...mi2026,
  ...mn2026,
  ...mo2026,
  ...ms2026,
  ...mt2026,
  ...nc2026,
  ...nd2026,
  ...ne2026,
  ...nj2026,
  ...nm2026,
  ...ny2026,
  ...oh2026,
  ...ok2026,
  ...or2026,
  ...pa2026,
  ...ri2026,
  ...sc2026,
  ...ut2026,
  ...va2026,
  ...vt2026,
  ...wi2026,
  ...wv2026,
  ...noIncomeTax2026,
];
