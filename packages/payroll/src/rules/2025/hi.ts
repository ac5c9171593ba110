import { calendarDate, dollars, percent } from '@paperwage/values';
import { bookletA2025 } from '../editions/hi.ts';
import type { StateRules } from '../state-rules.ts';

export const hi2025: readonly StateRules[] = [
  {
    state: 'HI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(9_600), base: dollars(134), rate: percent('3.2') },
          { over: dollars(14_400), base: dollars(288), rate: percent('5.5') },
          { over: dollars(19_200), base: dollars(552), rate: percent('6.4') },
          { over: dollars(24_000), base: dollars(859), rate: percent('6.8') },
          { over: dollars(36_000), base: dollars(1_675), rate: percent('7.2') },
          { over: dollars(48_000), base: dollars(2_539), rate: percent('7.6') },
          { over: dollars(125_000), base: dollars(8_391), rate: percent('7.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(19_200), base: dollars(269), rate: percent('3.2') },
          { over: dollars(28_800), base: dollars(576), rate: percent('5.5') },
          { over: dollars(38_400), base: dollars(1_104), rate: percent('6.4') },
          { over: dollars(48_000), base: dollars(1_718), rate: percent('6.8') },
          { over: dollars(72_000), base: dollars(3_350), rate: percent('7.2') },
          { over: dollars(96_000), base: dollars(5_078), rate: percent('7.6') },
          { over: dollars(250_000), base: dollars(16_782), rate: percent('7.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(9_600), base: dollars(134), rate: percent('3.2') },
          { over: dollars(14_400), base: dollars(288), rate: percent('5.5') },
          { over: dollars(19_200), base: dollars(552), rate: percent('6.4') },
          { over: dollars(24_000), base: dollars(859), rate: percent('6.8') },
          { over: dollars(36_000), base: dollars(1_675), rate: percent('7.2') },
          { over: dollars(48_000), base: dollars(2_539), rate: percent('7.6') },
          { over: dollars(125_000), base: dollars(8_391), rate: percent('7.9') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(1_650) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_144) }],
      source: bookletA2025,
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      takenFrom: [
        { record: 'Microsoft Dynamics GP (September 17, 2025)', figures: 'the deduction' },
        { record: 'Suburban Computer', figures: 'the deduction' },
        { record: 'Halfpricesoft', figures: 'the deduction' },
        { record: 'the regulation at library.partnertax.ai', figures: 'the deduction' },
      ],
      note: 'Booklet A gives every employee 1,650 more than the allowances in 2025.',
    },
  },
];
