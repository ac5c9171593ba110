import type { StateCode } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';

/** Loads the places of one state. */
type LoadPlaces = () => Promise<StatePlaces>;

/** Where the places of each state are; a file is loaded when its state is in use. */
export const PLACE_FILES: Readonly<Partial<Record<StateCode, LoadPlaces>>> = {
  DE: async () => (await import('./de.ts')).de,
  IN: async () => (await import('./in.ts')).indiana,
  MD: async () => (await import('./md.ts')).maryland,
  NY: async () => (await import('./ny.ts')).newYork,
};
