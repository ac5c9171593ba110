import { calendarDate, dollars, percent } from '@paperwage/values';
import { credits2024 } from '../editions/ia.ts';
import type { StateRules } from '../state-rules.ts';

export const ia2026: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.8') }] },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(13_000),
          married: dollars(26_000),
          marriedSpouseWorks: dollars(13_000),
          headOfHousehold: dollars(19_500),
        },
      },
      credits: credits2024,
      source: {
        publication: 'Iowa Withholding Formula',
        edition: 'for wages paid beginning January 1, 2026',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/media/53/download?inline=',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '12 of the agency’s worked examples' }],
      note: 'The certificate states allowances in dollars. Allowances on an older certificate count $40 each.',
    },
  },
];
