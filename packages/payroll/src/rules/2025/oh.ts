import { calendarDate, dollars, percent } from '@paperwage/values';
import { formulaJuly2024, formulaOctober2025 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2025: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-09-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.501') },
          { over: dollars(5_000), base: dollars(25.05), rate: percent('1.001') },
          { over: dollars(10_000), base: dollars(75.1), rate: percent('2.005') },
          { over: dollars(15_000), base: dollars(175.35), rate: percent('2.505') },
          { over: dollars(20_000), base: dollars(300.6), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_692.6), rate: percent('3.8') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: formulaJuly2024,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
    },
  },
  {
    state: 'OH',
    from: calendarDate('2025-10-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.775') },
          { over: dollars(26_050), base: dollars(462.39), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_673.49), rate: percent('3.64') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: formulaOctober2025,
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'The state keys its tables to the end of the pay period; they are chosen by the pay date here.',
    },
  },
];
