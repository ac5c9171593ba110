import { de } from './de.ts';
import { indiana } from './in.ts';
import { maryland } from './md.ts';
import { newYork } from './ny.ts';
import type { StatePlaces } from './place-rules.ts';

/** The places of every state, at once: for servers and tests. */
export const allPlaces: readonly StatePlaces[] = [de, indiana, maryland, newYork];
