import type { StateCode } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';

/** Which places to look among. */
export type PlaceRole = 'locality' | 'schoolDistrict' | 'county';

export type PlaceElection = Extract<keyof StateElections, 'locality' | 'workLocality' | 'schoolDistrict' | 'county'>;

/** A place that local taxes depend on: where to look it up, and whether it is the home or the work place. */
export interface AskedPlace {
  readonly election: PlaceElection;
  readonly of: 'home' | 'work';
  readonly role: PlaceRole;
  readonly state: StateCode;
}
