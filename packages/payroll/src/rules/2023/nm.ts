import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nm2023: readonly StateRules[] = [
  {
    state: 'NM',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_925), base: dollars(0), rate: percent('1.7') },
          { over: dollars(12_425), base: dollars(93.5), rate: percent('3.2') },
          { over: dollars(17_925), base: dollars(269.5), rate: percent('4.7') },
          { over: dollars(22_925), base: dollars(504.5), rate: percent('4.9') },
          { over: dollars(32_925), base: dollars(994.5), rate: percent('4.9') },
          { over: dollars(48_925), base: dollars(1_778.5), rate: percent('4.9') },
          { over: dollars(71_925), base: dollars(2_905.5), rate: percent('4.9') },
          { over: dollars(131_925), base: dollars(5_845.5), rate: percent('4.9') },
          { over: dollars(216_925), base: dollars(10_010.5), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(13_850), base: dollars(0), rate: percent('1.7') },
          { over: dollars(21_850), base: dollars(136), rate: percent('3.2') },
          { over: dollars(29_850), base: dollars(392), rate: percent('4.7') },
          { over: dollars(37_850), base: dollars(768), rate: percent('4.9') },
          { over: dollars(53_850), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(77_850), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(113_850), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(213_850), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(328_850), base: dollars(15_027), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_400), base: dollars(0), rate: percent('1.7') },
          { over: dollars(18_400), base: dollars(136), rate: percent('3.2') },
          { over: dollars(26_400), base: dollars(392), rate: percent('4.7') },
          { over: dollars(34_400), base: dollars(768), rate: percent('4.9') },
          { over: dollars(50_400), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(74_400), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(110_400), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(210_400), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(325_400), base: dollars(15_027), rate: percent('5.9') },
        ],
      },
      source: {
        publication: 'FYI-104, New Mexico Withholding Tax',
        edition: 'effective January 1, 2023',
        publisher: 'New Mexico Taxation and Revenue Department',
        url: 'https://realfile.tax.newmexico.gov/FYI-104.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' }],
      note: 'The standard deduction is built into the zero-tax row.',
    },
  },
];
