import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.1') },
  { over: dollars(10_756), base: dollars(118.32), rate: percent('2.2') },
  { over: dollars(25_499), base: dollars(442.67), rate: percent('4.4') },
  { over: dollars(40_245), base: dollars(1_091.49), rate: percent('6.6') },
  { over: dollars(55_866), base: dollars(2_122.48), rate: percent('8.8') },
  { over: dollars(70_606), base: dollars(3_419.6), rate: percent('10.23') },
  { over: dollars(360_659), base: dollars(33_092.02), rate: percent('11.33') },
  { over: dollars(432_787), base: dollars(41_264.12), rate: percent('12.43') },
  { over: dollars(721_314), base: dollars(77_128.03), rate: percent('13.53') },
  { over: dollars(1_000_000), base: dollars(114_834.25), rate: percent('14.63') },
];

export const ca2025: readonly StateRules[] = [
  {
    state: 'CA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'california',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(21_512), base: dollars(236.63), rate: percent('2.2') },
          { over: dollars(50_998), base: dollars(885.32), rate: percent('4.4') },
          { over: dollars(80_490), base: dollars(2_182.97), rate: percent('6.6') },
          { over: dollars(111_732), base: dollars(4_244.94), rate: percent('8.8') },
          { over: dollars(141_212), base: dollars(6_839.18), rate: percent('10.23') },
          { over: dollars(721_318), base: dollars(66_184.02), rate: percent('11.33') },
          { over: dollars(865_574), base: dollars(82_528.22), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(99_237.37), rate: percent('13.53') },
          { over: dollars(1_442_628), base: dollars(159_124.94), rate: percent('14.63') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(21_527), base: dollars(236.8), rate: percent('2.2') },
          { over: dollars(51_000), base: dollars(885.21), rate: percent('4.4') },
          { over: dollars(65_744), base: dollars(1_533.95), rate: percent('6.6') },
          { over: dollars(81_364), base: dollars(2_564.87), rate: percent('8.8') },
          { over: dollars(96_107), base: dollars(3_862.25), rate: percent('10.23') },
          { over: dollars(490_493), base: dollars(44_207.94), rate: percent('11.33') },
          { over: dollars(588_593), base: dollars(55_322.67), rate: percent('12.43') },
          { over: dollars(980_987), base: dollars(104_097.24), rate: percent('13.53') },
          { over: dollars(1_000_000), base: dollars(106_669.7), rate: percent('14.63') },
        ],
      },
      standardDeduction: { lower: dollars(5_540), higher: dollars(11_080) },
      lowIncome: { lower: dollars(18_368), higher: dollars(36_736) },
      allowanceCredit: dollars(163.9),
      estimatedDeductionAllowance: dollars(1_000),
      source: {
        publication: 'DE 44, California Withholding Schedules',
        edition: '2025',
        table: 'Method B, exact calculation',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/25methb.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: '3 of the agency’s worked examples' }],
      note: 'We use the annual tables, which the schedules allow for every pay period. The printed pay period tables are rounded and may differ by two cents. We carry bases forward to the cent.',
    },
  },
];
