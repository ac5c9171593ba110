import { calendarDate, dollars } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: "Workers' Compensation Fee",
  publisher: 'New Mexico Taxation and Revenue Department',
  url: 'https://www.tax.newmexico.gov/businesses/2020/10/21/workers-compensation-fee/',
  checked: calendarDate('2026-11-21'),
};

const UNTIL_JUNE_2025 = { from: calendarDate('2022-01-01'), to: calendarDate('2025-06-30'), amount: dollars(2) };
const SINCE_JULY_2025 = { from: calendarDate('2025-07-01'), to: calendarDate('2028-06-30'), amount: dollars(2.25) };

const fee2022: StateItem = {
  tax: 'workersCompensation',
  title: 'New Mexico WC Fee',
  method: 'perQuarter',
  amount: dollars(2),
  source: SOURCE,
  standing: 'official',
  note: 'Due for each employee on the last working day of the quarter, so we withhold it from the last paycheck of the quarter.',
};

export const nmItems: readonly StateItems[] = [
  {
    state: 'NM',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [fee2022],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NM',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [fee2022],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NM',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [fee2022],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NM',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-06-30'),
    items: [
      {
        tax: 'workersCompensation',
        title: 'New Mexico WC Fee',
        method: 'perQuarter',
        amount: dollars(2),
        otherQuarters: [SINCE_JULY_2025],
        source: SOURCE,
        standing: 'official',
        note: 'Due for each employee on the last working day of the quarter, so we withhold it from the last paycheck of the quarter.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NM',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'workersCompensation',
        title: 'New Mexico WC Fee',
        method: 'perQuarter',
        amount: dollars(2.25),
        otherQuarters: [UNTIL_JUNE_2025],
        source: SOURCE,
        standing: 'official',
        note: 'Due for each employee on the last working day of the quarter, so we withhold it from the last paycheck of the quarter.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NM',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [{ ...fee2022, amount: dollars(2.25) }],
    ...LIST_OF_PROGRAMS,
  },
];
