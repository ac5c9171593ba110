import type { StateCode } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

/** Loads what a state publishes for supplemental wages, for all years. */
export type LoadSupplemental = () => Promise<readonly StateSupplementalRules[]>;

/**
 * Where the states' rates for supplemental wages are. A file is loaded when its state is in use. A state without a file
 * publishes no rate, or has one rate for all wages.
 */
export const SUPPLEMENTAL_FILES: Readonly<Partial<Record<StateCode, LoadSupplemental>>> = {
  AL: async () => (await import('./al.ts')).alSupplemental,
  AR: async () => (await import('./ar.ts')).arSupplemental,
  CA: async () => (await import('./ca.ts')).caSupplemental,
  GA: async () => (await import('./ga.ts')).gaSupplemental,
  IA: async () => (await import('./ia.ts')).iaSupplemental,
  ID: async () => (await import('./id.ts')).idSupplemental,
  KS: async () => (await import('./ks.ts')).ksSupplemental,
  MD: async () => (await import('./md.ts')).mdSupplemental,
  ME: async () => (await import('./me.ts')).meSupplemental,
  MN: async () => (await import('./mn.ts')).mnSupplemental,
  MO: async () => (await import('./mo.ts')).moSupplemental,
  MT: async () => (await import('./mt.ts')).mtSupplemental,
  NC: async () => (await import('./nc.ts')).ncSupplemental,
  ND: async () => (await import('./nd.ts')).ndSupplemental,
  NE: async () => (await import('./ne.ts')).neSupplemental,
  NM: async () => (await import('./nm.ts')).nmSupplemental,
  NY: async () => (await import('./ny.ts')).nySupplemental,
  OH: async () => (await import('./oh.ts')).ohSupplemental,
  OK: async () => (await import('./ok.ts')).okSupplemental,
  OR: async () => (await import('./or.ts')).oregonSupplemental,
  RI: async () => (await import('./ri.ts')).riSupplemental,
  SC: async () => (await import('./sc.ts')).scSupplemental,
  VA: async () => (await import('./va.ts')).vaSupplemental,
  VT: async () => (await import('./vt.ts')).vtSupplemental,
  WI: async () => (await import('./wi.ts')).wiSupplemental,
  WV: async () => (await import('./wv.ts')).wvSupplemental,
};
