import type { StateCode } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';

/** Loads what employees pay into programs of a state, all years. */
export type LoadStateItems = () => Promise<readonly StateItems[]>;

const loadNone: LoadStateItems = async () => (await import('./none.ts')).noItems;

/** Where the states' items are; a file is loaded when its state is in use. */
export const STATE_ITEM_FILES: Readonly<Partial<Record<StateCode, LoadStateItems>>> = {
  AL: loadNone,
  AR: loadNone,
  AZ: loadNone,
  DC: loadNone,
  FL: loadNone,
  GA: loadNone,
  IA: loadNone,
  ID: loadNone,
  IL: loadNone,
  IN: loadNone,
  KS: loadNone,
  KY: loadNone,
  LA: loadNone,
  MD: loadNone,
  MI: loadNone,
  MO: loadNone,
  MS: loadNone,
  MT: loadNone,
  NC: loadNone,
  ND: loadNone,
  NE: loadNone,
  NH: loadNone,
  NV: loadNone,
  OH: loadNone,
  OK: loadNone,
  SC: loadNone,
  SD: loadNone,
  TN: loadNone,
  TX: loadNone,
  UT: loadNone,
  VA: loadNone,
  WI: loadNone,
  WV: loadNone,
  WY: loadNone,
};
