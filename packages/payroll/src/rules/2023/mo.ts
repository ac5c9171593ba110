import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mo2023: readonly StateRules[] = [
  {
    state: 'MO',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(1_207), base: dollars(0), rate: percent('2') },
          { over: dollars(2_414), base: dollars(24), rate: percent('2.5') },
          { over: dollars(3_621), base: dollars(54), rate: percent('3') },
          { over: dollars(4_828), base: dollars(90), rate: percent('3.5') },
          { over: dollars(6_035), base: dollars(132), rate: percent('4') },
          { over: dollars(7_242), base: dollars(180), rate: percent('4.5') },
          { over: dollars(8_449), base: dollars(234), rate: percent('4.95') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(13_850),
          married: dollars(27_700),
          marriedSpouseWorks: dollars(13_850),
          headOfHousehold: dollars(20_800),
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Missouri Withholding Tax Formula',
        edition: '2023',
        publisher: 'Missouri Department of Revenue',
        url: 'https://dor.mo.gov/forms/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the deduction' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the deduction' },
      ],
    },
  },
];
