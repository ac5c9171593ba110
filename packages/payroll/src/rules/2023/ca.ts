import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.1') },
  { over: dollars(10_099), base: dollars(111.09), rate: percent('2.2') },
  { over: dollars(23_942), base: dollars(415.64), rate: percent('4.4') },
  { over: dollars(37_788), base: dollars(1_024.86), rate: percent('6.6') },
  { over: dollars(52_455), base: dollars(1_992.88), rate: percent('8.8') },
  { over: dollars(66_295), base: dollars(3_210.8), rate: percent('10.23') },
  { over: dollars(338_639), base: dollars(31_071.59), rate: percent('11.33') },
  { over: dollars(406_364), base: dollars(38_744.83), rate: percent('12.43') },
  { over: dollars(677_275), base: dollars(72_419.07), rate: percent('13.53') },
  { over: dollars(1_000_000), base: dollars(116_083.76), rate: percent('14.63') },
];

export const ca2023: readonly StateRules[] = [
  {
    state: 'CA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'california',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(20_198), base: dollars(222.18), rate: percent('2.2') },
          { over: dollars(47_884), base: dollars(831.27), rate: percent('4.4') },
          { over: dollars(75_576), base: dollars(2_049.72), rate: percent('6.6') },
          { over: dollars(104_910), base: dollars(3_985.76), rate: percent('8.8') },
          { over: dollars(132_590), base: dollars(6_421.6), rate: percent('10.23') },
          { over: dollars(677_278), base: dollars(62_143.18), rate: percent('11.33') },
          { over: dollars(812_728), base: dollars(77_489.67), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(100_767.58), rate: percent('13.53') },
          { over: dollars(1_354_550), base: dollars(148_738.2), rate: percent('14.63') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(20_212), base: dollars(222.33), rate: percent('2.2') },
          { over: dollars(47_887), base: dollars(831.18), rate: percent('4.4') },
          { over: dollars(61_730), base: dollars(1_440.27), rate: percent('6.6') },
          { over: dollars(76_397), base: dollars(2_408.29), rate: percent('8.8') },
          { over: dollars(90_240), base: dollars(3_626.47), rate: percent('10.23') },
          { over: dollars(460_547), base: dollars(41_508.88), rate: percent('11.33') },
          { over: dollars(552_658), base: dollars(51_945.06), rate: percent('12.43') },
          { over: dollars(921_095), base: dollars(97_741.78), rate: percent('13.53') },
          { over: dollars(1_000_000), base: dollars(108_417.63), rate: percent('14.63') },
        ],
      },
      standardDeduction: { lower: dollars(5_202), higher: dollars(10_404) },
      lowIncome: { lower: dollars(17_252), higher: dollars(34_503) },
      allowanceCredit: dollars(154),
      estimatedDeductionAllowance: dollars(1_000),
      source: {
        publication: 'DE 44, California Withholding Schedules',
        edition: '2023',
        table: 'Method B, exact calculation',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/23methb.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 24, 2023)',
          figures: 'the rates and brackets, the deduction, the allowance and the low income limit',
        },
        {
          record: 'Suburban Computer',
          figures: 'the rates and brackets, the deduction, the allowance and the estimated deductions',
        },
        { record: 'worked examples in the schedules' },
      ],
      note: 'We use the annual tables, which the schedules allow for every pay period. The printed pay period tables are rounded and may differ by two cents.',
    },
  },
];
