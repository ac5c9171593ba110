import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

export const akItems: readonly StateItems[] = [
  {
    state: 'AK',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'stateUnemployment',
        title: 'Alaska SUI',
        method: 'rateToWageBase',
        rate: percent('0.56'),
        wageBase: dollars(45_200),
        source: {
          publication: 'Alaska Unemployment Insurance Tax Rates for Experienced Employers',
          edition: '2022',
          publisher: 'Alaska Department of Labor and Workforce Development',
          url: 'https://www.labor.state.ak.us/estax/experience_rates.html',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'AK',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'stateUnemployment',
        title: 'Alaska SUI',
        method: 'rateToWageBase',
        rate: percent('0.51'),
        wageBase: dollars(47_100),
        source: {
          publication: 'USA State Taxes: Alaska',
          edition: '2024 and the 2023 figures they replaced',
          publisher: 'TimeTrex',
          url: 'https://help.timetrex.com/latest/enterprise/References/USA-State-Taxes/USA-Alaska-Taxes.htm',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'AK',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'stateUnemployment',
        title: 'Alaska SUI',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(49_700),
        source: {
          publication: 'Alaska Unemployment Insurance Tax Rates for Experienced Employers',
          edition: '2024',
          publisher: 'Alaska Department of Labor and Workforce Development',
          url: 'https://dol.alaska.gov/estax/2024-experience-rates.html',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'AK',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'stateUnemployment',
        title: 'Alaska SUI',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(51_700),
        source: {
          publication: 'Unemployment Insurance Tax Rates',
          edition: '2025',
          publisher: 'Alaska Department of Labor and Workforce Development',
          url: 'https://labor.alaska.gov/estax/2025-experience-rates.html',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'AK',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'stateUnemployment',
        title: 'Alaska SUI',
        method: 'rateToWageBase',
        rate: percent('0.5'),
        wageBase: dollars(54_200),
        source: {
          publication: 'Employment Security Tax',
          publisher: 'Alaska Department of Labor and Workforce Development',
          url: 'https://labor.alaska.gov/estax/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'inferred',
        note: 'We didn’t have the agency’s 2026 table. The rate is from 2025, and the wage base isn’t confirmed. Check both against the notice the agency sent the employer.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
