import { calendarDate, dollars, percent } from '@paperwage/values';
import { credits2024 } from '../editions/ia.ts';
import type { StateRules } from '../state-rules.ts';

export const ia2024: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4.4') },
          { over: dollars(4_896), base: dollars(215.42), rate: percent('4.82') },
          { over: dollars(24_480), base: dollars(1_159.37), rate: percent('5.7') },
        ],
      },
      standardDeduction: {
        kind: 'byAllowanceDollars',
        fewer: dollars(14_600),
        from: dollars(80),
        more: dollars(29_200),
        allowance: dollars(40),
      },
      credits: credits2024,
      source: {
        publication: 'Iowa Withholding Formula',
        edition: 'for wages paid beginning January 1, 2024',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/taxes/tax-guidance/withholding-tax/iowa-withholding-tax-information',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the deduction' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the deduction' },
        { record: 'tylernow.atlassian.net', figures: 'the deduction' },
      ],
      note: 'The certificate states allowances in dollars. Allowances on an older certificate count $40 each.',
    },
  },
];
