import { calendarDate, dollars, percent } from '@paperwage/values';
import type { RateParts, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const CONTRIBUTIONS = {
  publication: 'Rate information, contributions, and due dates',
  publisher: 'New Jersey Department of Labor and Workforce Development',
  url: 'https://www.nj.gov/labor/ea/employer-services/rate-info/',
  checked: calendarDate('2026-11-21'),
};

/** What the rate has consisted of in every year we cover. */
const SUI_PARTS: RateParts = {
  kind: 'unemploymentAndWorkforce',
  unemployment: percent('0.3825'),
  workforce: percent('0.0425'),
};

const SPLIT_OF_OTHER_YEARS =
  'The wage base is from the department. We read the split between the two funds for other years. The law didn’t change between those years.';

export const njItems: readonly StateItems[] = [
  {
    state: 'NJ',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'New Jersey TDI',
        method: 'rateToWageBase',
        rate: percent('0.14'),
        wageBase: dollars(151_900),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
      {
        tax: 'stateUnemployment',
        title: 'New Jersey SUI',
        method: 'rateToWageBase',
        rate: percent('0.425'),
        parts: SUI_PARTS,
        wageBase: dollars(39_800),
        source: CONTRIBUTIONS,
        standing: 'secondary',
        note: SPLIT_OF_OTHER_YEARS,
      },
      {
        tax: 'familyLeave',
        title: 'New Jersey FLI',
        method: 'rateToWageBase',
        rate: percent('0.14'),
        wageBase: dollars(151_900),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NJ',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'New Jersey TDI',
        method: 'rateToWageBase',
        rate: percent('0'),
        wageBase: dollars(156_800),
        source: CONTRIBUTIONS,
        standing: 'official',
        note: 'Workers pay nothing this year.',
      },
      {
        tax: 'stateUnemployment',
        title: 'New Jersey SUI',
        method: 'rateToWageBase',
        rate: percent('0.425'),
        parts: SUI_PARTS,
        wageBase: dollars(41_100),
        source: CONTRIBUTIONS,
        standing: 'secondary',
        note: SPLIT_OF_OTHER_YEARS,
      },
      {
        tax: 'familyLeave',
        title: 'New Jersey FLI',
        method: 'rateToWageBase',
        rate: percent('0.06'),
        wageBase: dollars(156_800),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NJ',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'New Jersey TDI',
        method: 'rateToWageBase',
        rate: percent('0'),
        wageBase: dollars(161_400),
        source: CONTRIBUTIONS,
        standing: 'official',
        note: 'Workers pay nothing this year.',
      },
      {
        tax: 'stateUnemployment',
        title: 'New Jersey SUI',
        method: 'rateToWageBase',
        rate: percent('0.425'),
        parts: SUI_PARTS,
        wageBase: dollars(42_300),
        source: CONTRIBUTIONS,
        standing: 'secondary',
        note: SPLIT_OF_OTHER_YEARS,
      },
      {
        tax: 'familyLeave',
        title: 'New Jersey FLI',
        method: 'rateToWageBase',
        rate: percent('0.09'),
        wageBase: dollars(161_400),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NJ',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'New Jersey TDI',
        method: 'rateToWageBase',
        rate: percent('0.23'),
        wageBase: dollars(165_400),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
      {
        tax: 'stateUnemployment',
        title: 'New Jersey SUI',
        method: 'rateToWageBase',
        rate: percent('0.425'),
        parts: SUI_PARTS,
        wageBase: dollars(43_300),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
      {
        tax: 'familyLeave',
        title: 'New Jersey FLI',
        method: 'rateToWageBase',
        rate: percent('0.33'),
        wageBase: dollars(165_400),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'NJ',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'New Jersey TDI',
        method: 'rateToWageBase',
        rate: percent('0.19'),
        wageBase: dollars(171_100),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
      {
        tax: 'stateUnemployment',
        title: 'New Jersey SUI',
        method: 'rateToWageBase',
        rate: percent('0.425'),
        parts: SUI_PARTS,
        wageBase: dollars(44_800),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
      {
        tax: 'familyLeave',
        title: 'New Jersey FLI',
        method: 'rateToWageBase',
        rate: percent('0.23'),
        wageBase: dollars(171_100),
        source: CONTRIBUTIONS,
        standing: 'official',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
