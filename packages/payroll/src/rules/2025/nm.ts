import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nm2025: readonly StateRules[] = [
  {
    state: 'NM',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_500), base: dollars(0), rate: percent('1.5') },
          { over: dollars(13_000), base: dollars(82.5), rate: percent('3.2') },
          { over: dollars(20_000), base: dollars(306.5), rate: percent('3.2') },
          { over: dollars(24_000), base: dollars(434.5), rate: percent('4.3') },
          { over: dollars(33_000), base: dollars(821.5), rate: percent('4.3') },
          { over: dollars(41_000), base: dollars(1_165.5), rate: percent('4.7') },
          { over: dollars(58_000), base: dollars(1_964.5), rate: percent('4.7') },
          { over: dollars(74_000), base: dollars(2_716.5), rate: percent('4.9') },
          { over: dollars(217_500), base: dollars(9_748), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(15_000), base: dollars(0), rate: percent('1.5') },
          { over: dollars(23_000), base: dollars(120), rate: percent('3.2') },
          { over: dollars(31_000), base: dollars(376), rate: percent('3.2') },
          { over: dollars(40_000), base: dollars(664), rate: percent('4.3') },
          { over: dollars(56_000), base: dollars(1_352), rate: percent('4.3') },
          { over: dollars(65_000), base: dollars(1_739), rate: percent('4.7') },
          { over: dollars(101_000), base: dollars(3_431), rate: percent('4.7') },
          { over: dollars(115_000), base: dollars(4_089), rate: percent('4.9') },
          { over: dollars(330_000), base: dollars(14_624), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(11_250), base: dollars(0), rate: percent('1.5') },
          { over: dollars(19_250), base: dollars(120), rate: percent('3.2') },
          { over: dollars(27_250), base: dollars(376), rate: percent('3.2') },
          { over: dollars(36_250), base: dollars(664), rate: percent('4.3') },
          { over: dollars(52_250), base: dollars(1_352), rate: percent('4.3') },
          { over: dollars(61_250), base: dollars(1_739), rate: percent('4.7') },
          { over: dollars(97_250), base: dollars(3_431), rate: percent('4.7') },
          { over: dollars(111_250), base: dollars(4_089), rate: percent('4.9') },
          { over: dollars(326_250), base: dollars(14_624), rate: percent('5.9') },
        ],
      },
      source: {
        publication: 'FYI-104, New Mexico Withholding Tax',
        edition: 'Rev. 11/2024',
        publisher: 'New Mexico Taxation and Revenue Department',
        url: 'https://realfile.tax.newmexico.gov/FYI-104.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rates and brackets' },
      ],
      note: 'The example printed in this edition ($14.77) belongs to the 2024 tables.',
    },
  },
];
