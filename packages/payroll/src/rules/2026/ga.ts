import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideJune2025 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2026: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-05-10'),
    incomeTax: {
      ...guideJune2025,
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2026, Rev. December 2025',
        publisher: 'Georgia Department of Revenue',
        url: 'https://dor.georgia.gov/document/document/2026-employers-tax-guide/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
  {
    state: 'GA',
    from: calendarDate('2026-05-11'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('4.99') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(15_000),
          married: dollars(30_000),
          marriedSpouseWorks: dollars(15_000),
          marriedSeparate: dollars(15_000),
          headOfHousehold: dollars(15_000),
        },
      },
      deductions: [{ kind: 'counted', of: 'dependents', each: dollars(5_000) }],
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2026, updated June 2026',
        publisher: 'Georgia Department of Revenue',
        url: 'https://dor.georgia.gov/document/document/2026-employers-tax-guide-updated-june-2026/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
];
