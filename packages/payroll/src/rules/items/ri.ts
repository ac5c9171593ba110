import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

export const riItems: readonly StateItems[] = [
  {
    state: 'RI',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Rhode Island TDI',
        method: 'rateToWageBase',
        rate: percent('1.1'),
        wageBase: dollars(81_500),
        source: {
          title: 'Department of Labor and Training Announces 2023 Tax Rates (with those of 2022)',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/department-labor-and-training-announces-2023-tax-rates-unemployment-insurance-and',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Caregiver insurance is part of it.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'RI',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Rhode Island TDI',
        method: 'rateToWageBase',
        rate: percent('1.1'),
        wageBase: dollars(84_000),
        source: {
          title: 'Department of Labor and Training Announces 2023 Tax Rates',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/department-labor-and-training-announces-2023-tax-rates-unemployment-insurance-and',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Caregiver insurance is part of it.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'RI',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Rhode Island TDI',
        method: 'rateToWageBase',
        rate: percent('1.2'),
        wageBase: dollars(87_000),
        source: {
          title: '2025 Tax Rates for Unemployment Insurance and Temporary Disability Insurance (with those of 2024)',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/2025-tax-rates-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Caregiver insurance is part of it.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'RI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Rhode Island TDI',
        method: 'rateToWageBase',
        rate: percent('1.3'),
        wageBase: dollars(89_200),
        source: {
          title: '2025 Tax Rates for Unemployment Insurance and Temporary Disability Insurance',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/2025-tax-rates-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Caregiver insurance is part of it.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'RI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Rhode Island TDI',
        method: 'rateToWageBase',
        rate: percent('1.1'),
        wageBase: dollars(100_000),
        source: {
          title: '2026 Tax Rates for Unemployment Insurance and Temporary Disability Insurance',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://oceanstateobserver.com/article/876547389-2026-tax-rates-for-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Caregiver insurance is part of it. As recorded by a reprint of the press release; we did not read the original.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
