import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2024, guideJuly2024 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2024: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-06-30'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5.49') }] },
      standardDeduction: deduction2024,
      deductions: [{ kind: 'counted', of: 'dependents', each: dollars(3_000) }],
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2024',
        publisher: 'Georgia Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate and the deduction' }],
    },
  },
  { state: 'GA', from: calendarDate('2024-07-01'), to: calendarDate('2024-12-31'), incomeTax: guideJuly2024 },
];
