import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const DISABILITY_LAW = {
  publication: "Workers' Compensation Law",
  table: 'section 209, and 12 NYCRR 362.2',
  publisher: 'State of New York',
  url: "https://newyork.public.law/laws/n.y._workers'_compensation_law_section_209",
  checked: calendarDate('2026-11-21'),
};

const RATE_DECISIONS = {
  publication: 'Paid Family Leave: cost',
  table: 'rate decisions of the Department of Financial Services',
  publisher: 'New York State',
  url: 'https://paidfamilyleave.ny.gov/cost',
  checked: calendarDate('2026-11-21'),
};

const disability: StateItem = {
  tax: 'stateDisability',
  title: 'New York Disability',
  method: 'rateToWeeklyMaximum',
  rate: percent('0.5'),
  maximum: dollars(0.6),
  source: DISABILITY_LAW,
  standing: 'official',
  note: 'At most $1.20 for two weeks, $1.30 for half a month and $2.60 for a month. Employees paid daily pay the weekly amount if they work three or more days in a week.',
};

export const nyItems: readonly StateItems[] = [
  {
    state: 'NY',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      disability,
      {
        tax: 'familyLeave',
        title: 'New York Paid Family Leave',
        method: 'rateToYearlyMaximum',
        rate: percent('0.511'),
        maximum: dollars(423.71),
        source: RATE_DECISIONS,
        standing: 'official',
        recordedBy: ['checkwriters.com'],
        comparedWith: [
          { record: 'ADP', figures: 'the rate decision' },
          { record: 'Mondaq', figures: 'the rate decision' },
        ],
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NY',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      disability,
      {
        tax: 'familyLeave',
        title: 'New York Paid Family Leave',
        method: 'rateToYearlyMaximum',
        rate: percent('0.455'),
        maximum: dollars(399.43),
        source: RATE_DECISIONS,
        standing: 'official',
        recordedBy: ['checkwriters.com'],
        comparedWith: [
          { record: 'ADP', figures: 'the rate decision' },
          { record: 'Mondaq', figures: 'the rate decision' },
        ],
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NY',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      disability,
      {
        tax: 'familyLeave',
        title: 'New York Paid Family Leave',
        method: 'rateToYearlyMaximum',
        rate: percent('0.373'),
        maximum: dollars(333.25),
        source: RATE_DECISIONS,
        standing: 'official',
        recordedBy: ['checkwriters.com'],
        comparedWith: [
          { record: 'ADP', figures: 'the rate decision' },
          { record: 'Mondaq', figures: 'the rate decision' },
        ],
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NY',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      disability,
      {
        tax: 'familyLeave',
        title: 'New York Paid Family Leave',
        method: 'rateToYearlyMaximum',
        rate: percent('0.388'),
        maximum: dollars(354.53),
        source: RATE_DECISIONS,
        standing: 'official',
        recordedBy: ['checkwriters.com'],
        comparedWith: [
          { record: 'ADP', figures: 'the rate decision' },
          { record: 'Mondaq', figures: 'the rate decision' },
        ],
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NY',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      disability,
      {
        tax: 'familyLeave',
        title: 'New York Paid Family Leave',
        method: 'rateToYearlyMaximum',
        rate: percent('0.432'),
        maximum: dollars(411.91),
        source: RATE_DECISIONS,
        standing: 'official',
        recordedBy: ['checkwriters.com'],
        comparedWith: [
          { record: 'ADP', figures: 'the rate decision' },
          { record: 'Mondaq', figures: 'the rate decision' },
        ],
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
