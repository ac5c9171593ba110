import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('1.1') },
  { over: dollars(11_079), base: dollars(121.87), rate: percent('2.2') },
  { over: dollars(26_264), base: dollars(455.94), rate: percent('4.4') },
  { over: dollars(41_452), base: dollars(1_124.21), rate: percent('6.6') },
  { over: dollars(57_542), base: dollars(2_186.15), rate: percent('8.8') },
  { over: dollars(72_724), base: dollars(3_522.17), rate: percent('10.23') },
  { over: dollars(371_479), base: dollars(34_084.81), rate: percent('11.33') },
  { over: dollars(445_771), base: dollars(42_502.09), rate: percent('12.43') },
  { over: dollars(742_953), base: dollars(79_441.81), rate: percent('13.53') },
  { over: dollars(1_000_000), base: dollars(114_220.27), rate: percent('14.63') },
];

export const ca2026: readonly StateRules[] = [
  {
    state: 'CA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'california',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(22_158), base: dollars(243.74), rate: percent('2.2') },
          { over: dollars(52_528), base: dollars(911.88), rate: percent('4.4') },
          { over: dollars(82_904), base: dollars(2_248.42), rate: percent('6.6') },
          { over: dollars(115_084), base: dollars(4_372.3), rate: percent('8.8') },
          { over: dollars(145_448), base: dollars(7_044.33), rate: percent('10.23') },
          { over: dollars(742_958), base: dollars(68_169.6), rate: percent('11.33') },
          { over: dollars(891_542), base: dollars(85_004.17), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(98_485.5), rate: percent('13.53') },
          { over: dollars(1_485_906), base: dollars(164_228.58), rate: percent('14.63') },
        ],
        marriedSpouseWorks: single,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.1') },
          { over: dollars(22_173), base: dollars(243.9), rate: percent('2.2') },
          { over: dollars(52_530), base: dollars(911.75), rate: percent('4.4') },
          { over: dollars(67_716), base: dollars(1_579.93), rate: percent('6.6') },
          { over: dollars(83_805), base: dollars(2_641.8), rate: percent('8.8') },
          { over: dollars(98_990), base: dollars(3_978.08), rate: percent('10.23') },
          { over: dollars(505_208), base: dollars(45_534.18), rate: percent('11.33') },
          { over: dollars(606_251), base: dollars(56_982.35), rate: percent('12.43') },
          { over: dollars(1_000_000), base: dollars(105_925.35), rate: percent('13.53') },
          { over: dollars(1_010_417), base: dollars(107_334.77), rate: percent('14.63') },
        ],
      },
      standardDeduction: { lower: dollars(5_706), higher: dollars(11_412) },
      lowIncome: { lower: dollars(18_896), higher: dollars(37_791) },
      allowanceCredit: dollars(168.3),
      estimatedDeductionAllowance: dollars(1_000),
      source: {
        publication: 'DE 44, California Withholding Schedules',
        edition: '2026',
        table: 'Method B, exact calculation',
        publisher: 'California Employment Development Department',
        url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/26methb.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '6 of the agency’s worked examples' }],
      note: 'We use the annual tables, which the schedules allow for every pay period. The printed pay period tables are rounded and may differ by two cents.',
    },
  },
];
