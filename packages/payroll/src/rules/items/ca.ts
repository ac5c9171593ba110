import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'DE 3395, Tax Rates, Wage Limits, and Value of Meals and Lodging',
  publisher: 'California Employment Development Department',
  url: 'https://edd.ca.gov/en/payroll_taxes/historical/',
  checked: calendarDate('2026-11-21'),
};

export const caItems: readonly StateItems[] = [
  {
    state: 'CA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'California SDI',
        method: 'rateToWageBase',
        rate: percent('1.1'),
        wageBase: dollars(145_600),
        source: SOURCE,
        standing: 'secondary',
        recordedBy: ['EY Tax News (chart for the year)'],
        note: 'Includes paid family leave.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'California SDI',
        method: 'rateToWageBase',
        rate: percent('0.9'),
        wageBase: dollars(153_164),
        source: {
          publication: 'Historical Information: UI, ETT, and SDI Rates',
          publisher: 'California Employment Development Department',
          url: 'https://edd.ca.gov/en/payroll_taxes/historical/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes paid family leave.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'California SDI',
        method: 'rateOfWages',
        rate: percent('1.1'),
        source: SOURCE,
        standing: 'secondary',
        recordedBy: ['EY Tax News (chart for the year)'],
        note: 'Includes paid family leave. There is no wage limit starting in 2024.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'California SDI',
        method: 'rateOfWages',
        rate: percent('1.2'),
        source: SOURCE,
        standing: 'secondary',
        recordedBy: ['EY Tax News (chart for the year)'],
        note: 'Includes paid family leave. There is no wage limit starting in 2024.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'CA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'California SDI',
        method: 'rateOfWages',
        rate: percent('1.3'),
        source: {
          publication: 'Contribution Rates, Withholding Schedules, and Meals and Lodging Values',
          publisher: 'California Employment Development Department',
          url: 'https://edd.ca.gov/en/payroll_taxes/rates_and_withholding/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes paid family leave. There is no wage limit starting in 2024.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
