import { calendarDate, dollars, percent } from '@paperwage/values';
import { tableJune2022 } from '../editions/id.ts';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(12_550), base: dollars(0), rate: percent('1') },
  { over: dollars(14_138), base: dollars(16), rate: percent('3.1') },
  { over: dollars(17_313), base: dollars(114), rate: percent('4.5') },
  { over: dollars(18_901), base: dollars(185), rate: percent('5.5') },
  { over: dollars(20_489), base: dollars(272), rate: percent('6.5') },
];

export const id2022: readonly StateRules[] = [
  {
    state: 'ID',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-06-14'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(25_100), base: dollars(0), rate: percent('1') },
          { over: dollars(28_276), base: dollars(32), rate: percent('3.1') },
          { over: dollars(34_626), base: dollars(229), rate: percent('4.5') },
          { over: dollars(37_802), base: dollars(372), rate: percent('5.5') },
          { over: dollars(40_978), base: dollars(547), rate: percent('6.5') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(3_154) }],
      rounding: { periodTax: true },
      source: {
        publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
        edition: 'July 2021',
        publisher: 'Idaho State Tax Commission',
        url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets and the allowance' },
        { record: 'Paylocity', figures: 'the rates and brackets and the allowance' },
      ],
    },
  },
  { state: 'ID', from: calendarDate('2022-06-15'), to: calendarDate('2022-12-31'), incomeTax: tableJune2022 },
];
