import { alSupplemental } from './al.ts';
import { arSupplemental } from './ar.ts';
import { caSupplemental } from './ca.ts';
import { gaSupplemental } from './ga.ts';
import { iaSupplemental } from './ia.ts';
import { idSupplemental } from './id.ts';
import { ksSupplemental } from './ks.ts';
import { mdSupplemental } from './md.ts';
import { meSupplemental } from './me.ts';
import { mnSupplemental } from './mn.ts';
import { moSupplemental } from './mo.ts';
import { mtSupplemental } from './mt.ts';
import { ncSupplemental } from './nc.ts';
import { ndSupplemental } from './nd.ts';
import { neSupplemental } from './ne.ts';
import { nmSupplemental } from './nm.ts';
import { nySupplemental } from './ny.ts';
import { ohSupplemental } from './oh.ts';
import { okSupplemental } from './ok.ts';
import { oregonSupplemental } from './or.ts';
import { riSupplemental } from './ri.ts';
import { scSupplemental } from './sc.ts';
import { vaSupplemental } from './va.ts';
import { vtSupplemental } from './vt.ts';
import { wiSupplemental } from './wi.ts';
import { wvSupplemental } from './wv.ts';
import type { StateSupplementalRules } from './supplemental-rules.ts';

/** What every state publishes for supplemental wages, loaded together. */
export const allSupplemental: readonly StateSupplementalRules[] = [
  ...alSupplemental,
  ...arSupplemental,
  ...caSupplemental,
  ...gaSupplemental,
  ...iaSupplemental,
  ...idSupplemental,
  ...ksSupplemental,
  ...mdSupplemental,
  ...meSupplemental,
  ...mnSupplemental,
  ...moSupplemental,
  ...mtSupplemental,
  ...ncSupplemental,
  ...ndSupplemental,
  ...neSupplemental,
  ...nmSupplemental,
  ...nySupplemental,
  ...ohSupplemental,
  ...okSupplemental,
  ...oregonSupplemental,
  ...riSupplemental,
  ...scSupplemental,
  ...vaSupplemental,
  ...vtSupplemental,
  ...wiSupplemental,
  ...wvSupplemental,
];
