import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.1') },
  { over: dollars(10_412), base: dollars(114.53), rate: percent('2.2') },
  { over: dollars(24_684), base: dollars(428.51), rate: percent('4.4') },
  { over: dollars(38_959), base: dollars(1_056.61), rate: percent('6.6') },
  { over: dollars(54_081), base: dollars(2_054.66), rate: percent('8.8') },
  { over: dollars(68_350), base: dollars(3_310.33), rate: percent('10.23') },
  { over: dollars(349_137), base: dollars(32_034.84), rate: percent('11.33') },
  { over: dollars(418_961), base: dollars(39_945.9), rate: percent('12.43') },
  { over: dollars(698_271), base: dollars(74_664.13), rate: percent('13.53') },
  { over: dollars(1_000_000), base: dollars(115_488.06), rate: percent('14.63') },
];

export const ca2024: readonly StateRules[] = [
  {
    state: 'CA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'california',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(20_824), base: dollars(229.06), rate: percent('2.2') },
          { over: dollars(49_368), base: dollars(857.03), rate: percent('4.4') },
          { over: dollars(77_918), base: dollars(2_113.23), rate: percent('6.6') },
          { over: dollars(108_162), base: dollars(4_109.33), rate: percent('8.8') },
          { over: dollars(136_700), base: dollars(6_620.67), rate: percent('10.23') },
          { over: dollars(698_274), base: dollars(64_069.69), rate: percent('11.33') },
          { over: dollars(837_922), base: dollars(79_891.81), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(100_038.11), rate: percent('13.53') },
          { over: dollars(1_396_542), base: dollars(153_690.24), rate: percent('14.63') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(20_839), base: dollars(229.23), rate: percent('2.2') },
          { over: dollars(49_371), base: dollars(856.93), rate: percent('4.4') },
          { over: dollars(63_644), base: dollars(1_484.94), rate: percent('6.6') },
          { over: dollars(78_765), base: dollars(2_482.93), rate: percent('8.8') },
          { over: dollars(93_037), base: dollars(3_738.87), rate: percent('10.23') },
          { over: dollars(474_824), base: dollars(42_795.68), rate: percent('11.33') },
          { over: dollars(569_790), base: dollars(53_555.33), rate: percent('12.43') },
          { over: dollars(949_649), base: dollars(100_771.8), rate: percent('13.53') },
          { over: dollars(1_000_000), base: dollars(107_584.29), rate: percent('14.63') },
        ],
      },
      standardDeduction: { lower: dollars(5_363), higher: dollars(10_726) },
      lowIncome: { lower: dollars(17_769), higher: dollars(35_538) },
      allowanceCredit: dollars(158.4),
      estimatedDeductionAllowance: dollars(1_000),
      source: {
        publication: 'DE 44, California Withholding Schedules',
        edition: '2024',
        table: 'Method B, exact calculation',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/en/payroll_taxes/rates_and_withholding/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (July 22, 2024)',
          figures: 'the rates and brackets, the deduction, the allowance and the low income limit',
        },
        {
          record: 'Suburban Computer',
          figures: 'the rates and brackets, the deduction, the allowance and the estimated deductions',
        },
      ],
      note: 'We use the annual tables, which the schedules allow for every pay period. The printed pay period tables are rounded and may differ by two cents.',
    },
  },
];
