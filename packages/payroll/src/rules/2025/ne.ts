import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_310), base: dollars(0), rate: percent('2.26') },
  { over: dollars(6_480), base: dollars(71.64), rate: percent('3.22') },
  { over: dollars(21_050), base: dollars(540.79), rate: percent('4.91') },
  { over: dollars(30_510), base: dollars(1_005.28), rate: percent('5.07') },
  { over: dollars(38_740), base: dollars(1_422.54), rate: percent('5.23') },
  { over: dollars(72_750), base: dollars(3_201.26), rate: percent('5.37') },
];

export const ne2025: readonly StateRules[] = [
  {
    state: 'NE',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(7_910), base: dollars(0), rate: percent('2.26') },
          { over: dollars(12_560), base: dollars(105.09), rate: percent('3.22') },
          { over: dollars(31_270), base: dollars(707.55), rate: percent('4.91') },
          { over: dollars(48_650), base: dollars(1_560.91), rate: percent('5.07') },
          { over: dollars(60_360), base: dollars(2_154.61), rate: percent('5.23') },
          { over: dollars(80_040), base: dollars(3_183.87), rate: percent('5.37') },
        ],
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_360) }],
      source: {
        publication: 'Circular EN, Nebraska Income Tax Withholding',
        edition: '2025',
        publisher: 'Nebraska Department of Revenue',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      note: 'We don’t apply the minimum withholding of 1.5% of wages, which is for employers of 25 or more without proof of the allowances.',
    },
  },
];
