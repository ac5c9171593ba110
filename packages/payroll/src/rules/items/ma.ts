import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'PFML workforce notifications and rate sheets for Massachusetts employers',
  publisher: 'Massachusetts Department of Family and Medical Leave',
  url: 'https://www.mass.gov/lists/pfml-workforce-notifications-and-rate-sheets-for-massachusetts-employers',
  checked: calendarDate('2026-11-21'),
};

export const maItems: readonly StateItems[] = [
  {
    state: 'MA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Massachusetts PFML',
        method: 'rateToWageBase',
        rate: percent('0.344'),
        parts: { kind: 'medicalAndFamily', medical: percent('0.224'), family: percent('0.12') },
        wageBase: dollars(147_000),
        source: SOURCE,
        standing: 'official',
        note: '40% of the medical part and all of the family part. It’s the same with fewer than 25 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'MA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Massachusetts PFML',
        method: 'rateToWageBase',
        rate: percent('0.318'),
        parts: { kind: 'medicalAndFamily', medical: percent('0.208'), family: percent('0.11') },
        wageBase: dollars(160_200),
        source: SOURCE,
        standing: 'official',
        note: '40% of the medical part and all of the family part. It’s the same with fewer than 25 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'MA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Massachusetts PFML',
        method: 'rateToWageBase',
        rate: percent('0.46'),
        parts: { kind: 'medicalAndFamily', medical: percent('0.28'), family: percent('0.18') },
        wageBase: dollars(168_600),
        source: SOURCE,
        standing: 'official',
        note: '40% of the medical part and all of the family part. It’s the same with fewer than 25 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'MA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Massachusetts PFML',
        method: 'rateToWageBase',
        rate: percent('0.46'),
        parts: { kind: 'medicalAndFamily', medical: percent('0.28'), family: percent('0.18') },
        wageBase: dollars(176_100),
        source: SOURCE,
        standing: 'official',
        note: '40% of the medical part and all of the family part. It’s the same with fewer than 25 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'MA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Massachusetts PFML',
        method: 'rateToWageBase',
        rate: percent('0.46'),
        parts: { kind: 'medicalAndFamily', medical: percent('0.28'), family: percent('0.18') },
        wageBase: dollars(184_500),
        source: SOURCE,
        standing: 'official',
        note: '40% of the medical part and all of the family part. It’s the same with fewer than 25 employees. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
