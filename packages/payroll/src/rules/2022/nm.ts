import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nm2022: readonly StateRules[] = [
  {
    state: 'NM',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(6_475), base: dollars(0), rate: percent('1.7') },
          { over: dollars(11_975), base: dollars(93.5), rate: percent('3.2') },
          { over: dollars(17_475), base: dollars(269.5), rate: percent('4.7') },
          { over: dollars(22_475), base: dollars(504.5), rate: percent('4.9') },
          { over: dollars(32_475), base: dollars(994.5), rate: percent('4.9') },
          { over: dollars(48_475), base: dollars(1_778.5), rate: percent('4.9') },
          { over: dollars(71_475), base: dollars(2_905.5), rate: percent('4.9') },
          { over: dollars(131_475), base: dollars(5_845.5), rate: percent('4.9') },
          { over: dollars(216_475), base: dollars(10_010.5), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(12_950), base: dollars(0), rate: percent('1.7') },
          { over: dollars(20_950), base: dollars(136), rate: percent('3.2') },
          { over: dollars(28_950), base: dollars(392), rate: percent('4.7') },
          { over: dollars(36_950), base: dollars(768), rate: percent('4.9') },
          { over: dollars(52_950), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(76_950), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(112_950), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(212_950), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(327_950), base: dollars(15_027), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(9_700), base: dollars(0), rate: percent('1.7') },
          { over: dollars(17_700), base: dollars(136), rate: percent('3.2') },
          { over: dollars(25_700), base: dollars(392), rate: percent('4.7') },
          { over: dollars(33_700), base: dollars(768), rate: percent('4.9') },
          { over: dollars(49_700), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(73_700), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(109_700), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(209_700), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(324_700), base: dollars(15_027), rate: percent('5.9') },
        ],
      },
      source: {
        publication: 'FYI-104, New Mexico Withholding Tax',
        edition: 'effective January 1, 2022',
        publisher: 'New Mexico Taxation and Revenue Department',
        url: 'https://realfile.tax.newmexico.gov/FYI-104.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rates and brackets' }],
      note: 'The standard deduction is built into the zero-tax row.',
    },
  },
];
