import { calendarDate } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const from = calendarDate('2022-01-01');
const to = calendarDate('2026-12-31');

/** States where employees pay into no state program in any year we cover. */
export const noItems: readonly StateItems[] = [
  { state: 'AL', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'AR', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'AZ', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'DC', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'FL', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'GA', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'IA', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'ID', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'IL', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'IN', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'KS', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'KY', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'LA', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'MD', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'MI', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'MO', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'MS', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'MT', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'NC', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'ND', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'NE', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'NH', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'NV', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'OH', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'OK', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'SC', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'SD', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'TN', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'TX', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'UT', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'VA', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'WI', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'WV', from, to, items: [], ...LIST_OF_PROGRAMS },
  { state: 'WY', from, to, items: [], ...LIST_OF_PROGRAMS },
];
