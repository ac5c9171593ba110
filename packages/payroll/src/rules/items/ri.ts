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
          publication: 'Department of Labor and Training Announces 2023 Tax Rates',
          table: 'with the 2022 figures',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/department-labor-and-training-announces-2023-tax-rates-unemployment-insurance-and',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes caregiver insurance.',
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
          publication: 'Department of Labor and Training Announces 2023 Tax Rates',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/department-labor-and-training-announces-2023-tax-rates-unemployment-insurance-and',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes caregiver insurance.',
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
          publication: 'Tax Rates for Unemployment Insurance and Temporary Disability Insurance',
          edition: '2025',
          table: 'with the 2024 figures',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/2025-tax-rates-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes caregiver insurance.',
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
          publication: 'Tax Rates for Unemployment Insurance and Temporary Disability Insurance',
          edition: '2025',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://dlt.ri.gov/press-releases/2025-tax-rates-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'official',
        note: 'Includes caregiver insurance.',
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
          publication: 'Tax Rates for Unemployment Insurance and Temporary Disability Insurance',
          edition: '2026',
          publisher: 'Rhode Island Department of Labor and Training',
          url: 'https://oceanstateobserver.com/article/876547389-2026-tax-rates-for-unemployment-insurance-and-temporary-disability-insurance',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        recordedBy: ['a reprint of the press release'],
        note: 'Includes caregiver insurance.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
