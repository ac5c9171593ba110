import { calendarDate, dollars, percent } from '@paperwage/values';
import { bookletABefore2025 } from '../editions/hi.ts';
import type { StateRules } from '../state-rules.ts';

export const hi2024: readonly StateRules[] = [
  {
    state: 'HI',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(2_400), base: dollars(34), rate: percent('3.2') },
          { over: dollars(4_800), base: dollars(110), rate: percent('5.5') },
          { over: dollars(9_600), base: dollars(374), rate: percent('6.4') },
          { over: dollars(14_400), base: dollars(682), rate: percent('6.8') },
          { over: dollars(19_200), base: dollars(1_008), rate: percent('7.2') },
          { over: dollars(24_000), base: dollars(1_354), rate: percent('7.6') },
          { over: dollars(36_000), base: dollars(2_266), rate: percent('7.9') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(4_800), base: dollars(67), rate: percent('3.2') },
          { over: dollars(9_600), base: dollars(221), rate: percent('5.5') },
          { over: dollars(19_200), base: dollars(749), rate: percent('6.4') },
          { over: dollars(28_800), base: dollars(1_363), rate: percent('6.8') },
          { over: dollars(38_400), base: dollars(2_016), rate: percent('7.2') },
          { over: dollars(48_000), base: dollars(2_707), rate: percent('7.6') },
          { over: dollars(72_000), base: dollars(4_531), rate: percent('7.9') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.4') },
          { over: dollars(2_400), base: dollars(34), rate: percent('3.2') },
          { over: dollars(4_800), base: dollars(110), rate: percent('5.5') },
          { over: dollars(9_600), base: dollars(374), rate: percent('6.4') },
          { over: dollars(14_400), base: dollars(682), rate: percent('6.8') },
          { over: dollars(19_200), base: dollars(1_008), rate: percent('7.2') },
          { over: dollars(24_000), base: dollars(1_354), rate: percent('7.6') },
          { over: dollars(36_000), base: dollars(2_266), rate: percent('7.9') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_144) }],
      source: bookletABefore2025,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (September 17, 2025)', figures: 'the rates and brackets' },
        { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
      ],
      note: 'The schedule of employers ends at 7.9%.',
    },
  },
];
