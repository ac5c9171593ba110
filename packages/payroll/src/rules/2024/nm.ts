import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const nm2024: readonly StateRules[] = [
  {
    state: 'NM',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_300), base: dollars(0), rate: percent('1.7') },
          { over: dollars(12_800), base: dollars(93.5), rate: percent('3.2') },
          { over: dollars(18_300), base: dollars(269.5), rate: percent('4.7') },
          { over: dollars(23_300), base: dollars(504.5), rate: percent('4.9') },
          { over: dollars(33_300), base: dollars(994.5), rate: percent('4.9') },
          { over: dollars(49_300), base: dollars(1_778.5), rate: percent('4.9') },
          { over: dollars(72_300), base: dollars(2_905.5), rate: percent('4.9') },
          { over: dollars(132_300), base: dollars(5_845.5), rate: percent('4.9') },
          { over: dollars(217_300), base: dollars(10_010.5), rate: percent('5.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(14_600), base: dollars(0), rate: percent('1.7') },
          { over: dollars(22_600), base: dollars(136), rate: percent('3.2') },
          { over: dollars(30_600), base: dollars(392), rate: percent('4.7') },
          { over: dollars(38_600), base: dollars(768), rate: percent('4.9') },
          { over: dollars(54_600), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(78_600), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(114_600), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(214_600), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(329_600), base: dollars(15_027), rate: percent('5.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_950), base: dollars(0), rate: percent('1.7') },
          { over: dollars(18_950), base: dollars(136), rate: percent('3.2') },
          { over: dollars(26_950), base: dollars(392), rate: percent('4.7') },
          { over: dollars(34_950), base: dollars(768), rate: percent('4.9') },
          { over: dollars(50_950), base: dollars(1_552), rate: percent('4.9') },
          { over: dollars(74_950), base: dollars(2_728), rate: percent('4.9') },
          { over: dollars(110_950), base: dollars(4_492), rate: percent('4.9') },
          { over: dollars(210_950), base: dollars(9_392), rate: percent('4.9') },
          { over: dollars(325_950), base: dollars(15_027), rate: percent('5.9') },
        ],
      },
      source: {
        publication: 'FYI-104, New Mexico Withholding Tax',
        edition: 'effective January 1, 2024',
        publisher: 'New Mexico Taxation and Revenue Department',
        url: 'https://realfile.tax.newmexico.gov/FYI-104.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' },
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rates and brackets' },
      ],
      note: 'The standard deduction is built into the zero-tax row.',
    },
  },
];
