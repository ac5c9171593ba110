import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const mo2026: readonly StateRules[] = [
  {
    state: 'MO',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(1_348), base: dollars(0), rate: percent('2') },
          { over: dollars(2_696), base: dollars(27), rate: percent('2.5') },
          { over: dollars(4_044), base: dollars(61), rate: percent('3') },
          { over: dollars(5_392), base: dollars(101), rate: percent('3.5') },
          { over: dollars(6_740), base: dollars(148), rate: percent('4') },
          { over: dollars(8_088), base: dollars(202), rate: percent('4.5') },
          { over: dollars(9_436), base: dollars(263), rate: percent('4.7') },
        ],
      },
      standardDeduction: {
        kind: 'fixed',
        amount: {
          single: dollars(16_100),
          married: dollars(32_200),
          marriedSpouseWorks: dollars(16_100),
          headOfHousehold: dollars(24_150),
        },
      },
      rounding: { periodTax: true },
      source: {
        publication: 'Missouri Withholding Tax Formula',
        edition: '2026',
        publisher: 'Missouri Department of Revenue',
        url: 'https://dor.mo.gov/forms/Withholding%20Formula_2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
    },
  },
];
