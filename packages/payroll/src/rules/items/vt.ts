import { calendarDate, percent } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'The Vermont Child Care Contribution',
  publisher: 'Vermont Department of Taxes',
  url: 'https://tax.vermont.gov/child-care-contribution',
  checked: calendarDate('2026-11-21'),
};

const childCare: StateItem = {
  tax: 'named:VT Child Care',
  title: 'VT Child Care',
  method: 'rateOfWages',
  rate: percent('0.11'),
  source: SOURCE,
  standing: 'official',
  isMost: true,
  note: 'A quarter of 0.44%, the most an employer may pass on to the employee. It may pass on less.',
};

export const vtItems: readonly StateItems[] = [
  {
    state: 'VT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2024-06-30'),
    items: [],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'VT',
    from: calendarDate('2024-07-01'),
    to: calendarDate('2024-12-31'),
    items: [childCare],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'VT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [childCare],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'VT',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [childCare],
    ...LIST_OF_PROGRAMS,
  },
];
