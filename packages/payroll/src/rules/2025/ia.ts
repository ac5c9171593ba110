import { calendarDate, dollars, percent } from '@paperwage/values';
import { credits2024 } from '../editions/ia.ts';
import type { StateRules } from '../state-rules.ts';

export const ia2025: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.8') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(12_000),
          married: dollars(24_050),
          marriedSpouseWorks: dollars(12_000),
          headOfHousehold: dollars(18_050),
        },
      },
      credits: credits2024,
      source: {
        publication: 'Iowa Withholding Formula',
        edition: 'for wages paid beginning January 1, 2025',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/taxes/tax-guidance/withholding-tax/iowa-withholding-tax-information',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'The certificate states allowances in dollars. Allowances on an older certificate count $40 each.',
    },
  },
];
