import { alabama } from './al.ts';
import { colorado } from './co.ts';
import { delaware } from './de.ts';
import { indiana } from './in.ts';
import { kentucky } from './ky.ts';
import { maryland } from './md.ts';
import { michigan } from './mi.ts';
import { missouri } from './mo.ts';
import { newYork } from './ny.ts';
import { ohio } from './oh.ts';
import { oregon } from './or.ts';
import { pennsylvania } from './pa.ts';
import type { StatePlaces } from './place-rules.ts';
import { westVirginia } from './wv.ts';

/** Every state's places at once, for servers and tests. */
export const allPlaces: readonly StatePlaces[] = [
  alabama,
  colorado,
  delaware,
  indiana,
  kentucky,
  maryland,
  michigan,
  missouri,
  newYork,
  ohio,
  oregon,
  pennsylvania,
  westVirginia,
];
