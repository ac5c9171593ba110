import { de } from './de.ts';
import type { StatePlaces } from './place-rules.ts';

/** The places of every state, at once: for servers and tests. */
export const allPlaces: readonly StatePlaces[] = [de];
