import type { StateItems } from '../state-items.ts';
import { noItems } from './none.ts';

/** What employees pay into programs of every state, at once. */
export const allItems: readonly StateItems[] = [...noItems];
