import type { StateRules } from '../state-rules.ts';
import { al2022 } from './al.ts';
import { ar2022 } from './ar.ts';
import { az2022 } from './az.ts';
import { ca2022 } from './ca.ts';
import { co2022 } from './co.ts';
import { ct2022 } from './ct.ts';
import { dc2022 } from './dc.ts';
import { de2022 } from './de.ts';
import { ga2022 } from './ga.ts';
import { hi2022 } from './hi.ts';
import { ia2022 } from './ia.ts';
import { id2022 } from './id.ts';
import { il2022 } from './il.ts';
import { in2022 } from './in.ts';
import { ks2022 } from './ks.ts';
import { ky2022 } from './ky.ts';
import { la2022 } from './la.ts';
import { ma2022 } from './ma.ts';
import { md2022 } from './md.ts';
import { me2022 } from './me.ts';
import { mi2022 } from './mi.ts';
import { mn2022 } from './mn.ts';
import { mo2022 } from './mo.ts';
import { ms2022 } from './ms.ts';
import { mt2022 } from './mt.ts';
import { nc2022 } from './nc.ts';
import { nd2022 } from './nd.ts';
import { ne2022 } from './ne.ts';
import { nj2022 } from './nj.ts';
import { nm2022 } from './nm.ts';
import { ny2022 } from './ny.ts';
import { oh2022 } from './oh.ts';
import { ok2022 } from './ok.ts';
import { or2022 } from './or.ts';
import { pa2022 } from './pa.ts';
import { ri2022 } from './ri.ts';
import { sc2022 } from './sc.ts';
import { ut2022 } from './ut.ts';
import { va2022 } from './va.ts';
import { vt2022 } from './vt.ts';
import { wi2022 } from './wi.ts';
import { wv2022 } from './wv.ts';
import { noIncomeTax2022 } from './no-income-tax.ts';

/** All states' rules for 2022, loaded together. */
export const states2022: readonly StateRules[] = [
  ...al2022,
  ...ar2022,
  ...az2022,
  ...ca2022,
  ...co2022,
  ...ct2022,
  ...dc2022,
  ...de2022,
  ...ga2022,
  ...hi2022,
  ...ia2022,
  ...id2022,
  ...il2022,
  ...in2022,
  ...ks2022,
  ...ky2022,
  ...la2022,
  ...ma2022,
  ...md2022,
  ...me2022,
  ...mi2022,
  ...mn2022,
  ...mo2022,
  ...ms2022,
  ...mt2022,
  ...nc2022,
  ...nd2022,
  ...ne2022,
  ...nj2022,
  ...nm2022,
  ...ny2022,
  ...oh2022,
  ...ok2022,
  ...or2022,
  ...pa2022,
  ...ri2022,
  ...sc2022,
  ...ut2022,
  ...va2022,
  ...vt2022,
  ...wi2022,
  ...wv2022,
  ...noIncomeTax2022,
];
