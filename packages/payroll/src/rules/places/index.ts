import type { StateCode } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';

/** Loads the places of one state. */
type LoadPlaces = () => Promise<StatePlaces>;

/** Where each state's places are. A file is loaded when its state is in use. */
export const PLACE_FILES: Readonly<Partial<Record<StateCode, LoadPlaces>>> = {
  AL: async () => (await import('./al.ts')).alabama,
  CO: async () => (await import('./co.ts')).colorado,
  DE: async () => (await import('./de.ts')).delaware,
  IN: async () => (await import('./in.ts')).indiana,
  KY: async () => (await import('./ky.ts')).kentucky,
  MD: async () => (await import('./md.ts')).maryland,
  MI: async () => (await import('./mi.ts')).michigan,
  MO: async () => (await import('./mo.ts')).missouri,
  NY: async () => (await import('./ny.ts')).newYork,
  OH: async () => (await import('./oh.ts')).ohio,
  OR: async () => (await import('./or.ts')).oregon,
  PA: async () => (await import('./pa.ts')).pennsylvania,
  WV: async () => (await import('./wv.ts')).westVirginia,
};

/** States whose counties tax wages by the state's own method, even if no county is named. */
export const COUNTY_TAX_STATES: readonly StateCode[] = ['IN', 'MD'];
