import type { StateItems } from '../state-items.ts';
import { akItems } from './ak.ts';
import { caItems } from './ca.ts';
import { coItems } from './co.ts';
import { ctItems } from './ct.ts';
import { deItems } from './de.ts';
import { hiItems } from './hi.ts';
import { maItems } from './ma.ts';
import { meItems } from './me.ts';
import { mnItems } from './mn.ts';
import { njItems } from './nj.ts';
import { nmItems } from './nm.ts';
import { nyItems } from './ny.ts';
import { orItems } from './or.ts';
import { paItems } from './pa.ts';
import { riItems } from './ri.ts';
import { vtItems } from './vt.ts';
import { waItems } from './wa.ts';
import { noItems } from './none.ts';

/** What employees pay into every state's programs, loaded together. */
export const allItems: readonly StateItems[] = [
  ...akItems,
  ...caItems,
  ...coItems,
  ...ctItems,
  ...deItems,
  ...hiItems,
  ...maItems,
  ...meItems,
  ...mnItems,
  ...njItems,
  ...nmItems,
  ...nyItems,
  ...orItems,
  ...paItems,
  ...riItems,
  ...vtItems,
  ...waItems,
  ...noItems,
];
