import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideJuly2024 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2025: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-06-30'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5.39') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(12_000),
          married: dollars(24_000),
          marriedSpouseWorks: dollars(12_000),
          marriedSeparate: dollars(12_000),
          headOfHousehold: dollars(12_000),
        },
      },
      deductions: [{ kind: 'counted', of: 'dependents', each: dollars(4_000) }],
      source: guideJuly2024,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
    },
  },
  {
    state: 'GA',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5.19') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(12_000),
          married: dollars(24_000),
          marriedSpouseWorks: dollars(12_000),
          marriedSeparate: dollars(12_000),
          headOfHousehold: dollars(12_000),
        },
      },
      deductions: [{ kind: 'counted', of: 'dependents', each: dollars(4_000) }],
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2025, updated June 2025',
        publisher: 'Georgia Department of Revenue',
        url: 'https://dor.georgia.gov/document/document-document/2025-employers-tax-guide-updated-june-2025/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
    },
  },
];
