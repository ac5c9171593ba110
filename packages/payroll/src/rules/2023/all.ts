import type { StateRules } from '../state-rules.ts';
import { al2023 } from './al.ts';
import { ar2023 } from './ar.ts';
import { az2023 } from './az.ts';
import { ca2023 } from './ca.ts';
import { co2023 } from './co.ts';
import { ct2023 } from './ct.ts';
import { dc2023 } from './dc.ts';
import { de2023 } from './de.ts';
import { ga2023 } from './ga.ts';
import { hi2023 } from './hi.ts';
import { ia2023 } from './ia.ts';
import { id2023 } from './id.ts';
import { il2023 } from './il.ts';
import { in2023 } from './in.ts';
import { ks2023 } from './ks.ts';
import { ky2023 } from './ky.ts';
import { la2023 } from './la.ts';
import { ma2023 } from './ma.ts';
import { md2023 } from './md.ts';
import { me2023 } from './me.ts';
import { mi2023 } from './mi.ts';
import { mn2023 } from './mn.ts';
import { mo2023 } from './mo.ts';
import { ms2023 } from './ms.ts';
import { mt2023 } from './mt.ts';
import { nc2023 } from './nc.ts';
import { nd2023 } from './nd.ts';
import { ne2023 } from './ne.ts';
import { nj2023 } from './nj.ts';
import { nm2023 } from './nm.ts';
import { ny2023 } from './ny.ts';
import { oh2023 } from './oh.ts';
import { ok2023 } from './ok.ts';
import { or2023 } from './or.ts';
import { pa2023 } from './pa.ts';
import { ri2023 } from './ri.ts';
import { sc2023 } from './sc.ts';
import { ut2023 } from './ut.ts';
import { va2023 } from './va.ts';
import { vt2023 } from './vt.ts';
import { wi2023 } from './wi.ts';
import { wv2023 } from './wv.ts';
import { noIncomeTax2023 } from './no-income-tax.ts';

/** All states' rules for 2023, loaded together. */
export const states2023: readonly StateRules[] = [
  ...al2023,
  ...ar2023,
  ...az2023,
  ...ca2023,
  ...co2023,
  ...ct2023,
  ...dc2023,
  ...de2023,
  ...ga2023,
  ...hi2023,
  ...ia2023,
  ...id2023,
  ...il2023,
  ...in2023,
  ...ks2023,
  ...ky2023,
  ...la2023,
  ...ma2023,
  ...md2023,
  ...me2023,
  ...mi2023,
  ...mn2023,
  ...mo2023,
  ...ms2023,
  ...mt2023,
  ...nc2023,
  ...nd2023,
  ...ne2023,
  ...nj2023,
  ...nm2023,
  ...ny2023,
  ...oh2023,
  ...ok2023,
  ...or2023,
  ...pa2023,
  ...ri2023,
  ...sc2023,
  ...ut2023,
  ...va2023,
  ...vt2023,
  ...wi2023,
  ...wv2023,
  ...noIncomeTax2023,
];
