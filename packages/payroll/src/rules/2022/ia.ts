import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ia2022: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.33') },
          { over: dollars(1_743), base: dollars(5.75), rate: percent('0.67') },
          { over: dollars(3_486), base: dollars(17.43), rate: percent('2.25') },
          { over: dollars(6_972), base: dollars(95.87), rate: percent('4.14') },
          { over: dollars(15_687), base: dollars(456.67), rate: percent('5.63') },
          { over: dollars(26_145), base: dollars(1_045.46), rate: percent('5.96') },
          { over: dollars(34_860), base: dollars(1_564.87), rate: percent('6.25') },
          { over: dollars(52_290), base: dollars(2_654.25), rate: percent('7.44') },
          { over: dollars(78_435), base: dollars(4_599.44), rate: percent('8.53') },
        ],
      },
      standardDeduction: { kind: 'byAllowances', fewer: dollars(2_210), from: 2, more: dollars(5_450) },
      subtractsFederalTax: true,
      credits: [{ kind: 'counted', of: 'allowances', each: dollars(40) }],
      source: {
        publication: 'Iowa Withholding Formula',
        edition: 'for wages paid beginning January 1, 2022',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/taxes/tax-guidance/withholding-tax/iowa-withholding-tax-information',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets and the deduction' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the deduction' },
        { record: 'Halfpricesoft', figures: 'the rates and brackets' },
        { record: 'a copy of the state’s document at pdf4pro.com', figures: 'the federal tax deduction' },
      ],
    },
  },
];
