import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.1') },
  { over: dollars(9_325), base: dollars(102.58), rate: percent('2.2') },
  { over: dollars(22_107), base: dollars(383.78), rate: percent('4.4') },
  { over: dollars(34_892), base: dollars(946.32), rate: percent('6.6') },
  { over: dollars(48_435), base: dollars(1_840.16), rate: percent('8.8') },
  { over: dollars(61_214), base: dollars(2_964.71), rate: percent('10.23') },
  { over: dollars(312_686), base: dollars(28_690.3), rate: percent('11.33') },
  { over: dollars(375_221), base: dollars(35_775.52), rate: percent('12.43') },
  { over: dollars(625_369), base: dollars(66_868.92), rate: percent('13.53') },
  { over: dollars(1_000_000), base: dollars(117_556.49), rate: percent('14.63') },
];

export const ca2022: readonly StateRules[] = [
  {
    state: 'CA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'california',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(18_650), base: dollars(205.15), rate: percent('2.2') },
          { over: dollars(44_214), base: dollars(767.56), rate: percent('4.4') },
          { over: dollars(69_784), base: dollars(1_892.64), rate: percent('6.6') },
          { over: dollars(96_870), base: dollars(3_680.32), rate: percent('8.8') },
          { over: dollars(122_428), base: dollars(5_929.42), rate: percent('10.23') },
          { over: dollars(625_372), base: dollars(57_380.59), rate: percent('11.33') },
          { over: dollars(750_442), base: dollars(71_551.02), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(102_571.08), rate: percent('13.53') },
          { over: dollars(1_250_738), base: dollars(136_495.93), rate: percent('14.63') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(18_663), base: dollars(205.29), rate: percent('2.2') },
          { over: dollars(44_217), base: dollars(767.48), rate: percent('4.4') },
          { over: dollars(56_999), base: dollars(1_329.89), rate: percent('6.6') },
          { over: dollars(70_542), base: dollars(2_223.73), rate: percent('8.8') },
          { over: dollars(83_324), base: dollars(3_348.55), rate: percent('10.23') },
          { over: dollars(425_251), base: dollars(38_327.68), rate: percent('11.33') },
          { over: dollars(510_303), base: dollars(47_964.07), rate: percent('12.43') },
          { over: dollars(850_503), base: dollars(90_250.93), rate: percent('13.53') },
          { over: dollars(1_000_000), base: dollars(110_477.87), rate: percent('14.63') },
        ],
      },
      standardDeduction: { lower: dollars(4_803), higher: dollars(9_606) },
      lowIncome: { lower: dollars(15_916), higher: dollars(31_831) },
      allowanceCredit: dollars(141.9),
      estimatedDeductionAllowance: dollars(1_000),
      source: {
        publication: 'DE 44, California Withholding Schedules',
        edition: '2022',
        table: 'Method B, exact calculation',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/en/payroll_taxes/rates_and_withholding/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the rates and brackets, the deduction, the low income limit and the allowance',
        },
        { record: 'Suburban Computer', figures: 'the rates and brackets, the deduction and the allowance' },
        { record: 'the National Finance Center', figures: 'the low income limit and the allowance' },
      ],
      note: 'We use the annual tables, which the schedules allow for every pay period. The printed pay period tables are rounded and may differ by two cents.',
    },
  },
];
