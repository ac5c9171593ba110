import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mo2024: readonly StateRules[] = [
  {
    state: 'MO',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(1_273), base: dollars(0), rate: percent('2') },
          { over: dollars(2_546), base: dollars(25), rate: percent('2.5') },
          { over: dollars(3_819), base: dollars(57), rate: percent('3') },
          { over: dollars(5_092), base: dollars(95), rate: percent('3.5') },
          { over: dollars(6_365), base: dollars(140), rate: percent('4') },
          { over: dollars(7_638), base: dollars(191), rate: percent('4.5') },
          { over: dollars(8_911), base: dollars(248), rate: percent('4.8') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(14_600),
          married: dollars(29_200),
          marriedSpouseWorks: dollars(14_600),
          headOfHousehold: dollars(21_900),
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Missouri Withholding Tax Formula',
        edition: '2024',
        publisher: 'Missouri Department of Revenue',
        url: 'https://dor.mo.gov/forms/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the deduction' },
        { record: 'Bloomberg Tax', figures: 'the deduction' },
      ],
    },
  },
];
