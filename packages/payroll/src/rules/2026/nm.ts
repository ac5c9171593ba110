import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nm2026: readonly StateRules[] = [
  {
    state: 'NM',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(8_050), base: dollars(0), rate: percent('1.5') },
          { over: dollars(13_550), base: dollars(82.5), rate: percent('3.2') },
          { over: dollars(20_550), base: dollars(306.5), rate: percent('3.2') },
          { over: dollars(24_550), base: dollars(434.5), rate: percent('4.3') },
          { over: dollars(33_550), base: dollars(821.5), rate: percent('4.3') },
          { over: dollars(41_550), base: dollars(1_165.5), rate: percent('4.7') },
          { over: dollars(58_550), base: dollars(1_964.5), rate: percent('4.7') },
          { over: dollars(74_550), base: dollars(2_716.5), rate: percent('4.9') },
          { over: dollars(218_050), base: dollars(9_748), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(16_100), base: dollars(0), rate: percent('1.5') },
          { over: dollars(24_100), base: dollars(120), rate: percent('3.2') },
          { over: dollars(32_100), base: dollars(376), rate: percent('3.2') },
          { over: dollars(41_100), base: dollars(664), rate: percent('4.3') },
          { over: dollars(57_100), base: dollars(1_352), rate: percent('4.3') },
          { over: dollars(66_100), base: dollars(1_739), rate: percent('4.7') },
          { over: dollars(102_100), base: dollars(3_431), rate: percent('4.7') },
          { over: dollars(116_100), base: dollars(4_089), rate: percent('4.9') },
          { over: dollars(331_100), base: dollars(14_624), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_075), base: dollars(0), rate: percent('1.5') },
          { over: dollars(20_075), base: dollars(120), rate: percent('3.2') },
          { over: dollars(28_075), base: dollars(376), rate: percent('3.2') },
          { over: dollars(37_075), base: dollars(664), rate: percent('4.3') },
          { over: dollars(53_075), base: dollars(1_352), rate: percent('4.3') },
          { over: dollars(62_075), base: dollars(1_739), rate: percent('4.7') },
          { over: dollars(98_075), base: dollars(3_431), rate: percent('4.7') },
          { over: dollars(112_075), base: dollars(4_089), rate: percent('4.9') },
          { over: dollars(327_075), base: dollars(14_624), rate: percent('5.9') },
        ],
      },
      source: {
        publication: 'FYI-104, New Mexico Withholding Tax',
        edition: 'Rev. 11/2025',
        publisher: 'New Mexico Taxation and Revenue Department',
        url: 'https://realfile.tax.newmexico.gov/FYI-104.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '3 of the agency’s worked examples' }],
      note: 'Employers don’t have to withhold a tax of less than $1 a month. We do.',
    },
  },
];
