import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ks2025: readonly StateRules[] = [
  {
    state: 'KS',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_605), base: dollars(0), rate: percent('5.2') },
          { over: dollars(26_605), base: dollars(1_196), rate: percent('5.58') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(8_240), base: dollars(0), rate: percent('5.2') },
          { over: dollars(54_240), base: dollars(2_392), rate: percent('5.58') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_605), base: dollars(0), rate: percent('5.2') },
          { over: dollars(26_605), base: dollars(1_196), rate: percent('5.58') },
        ],
      },
      deductions: [
        {
          kind: 'counted',
          of: 'allowances',
          each: dollars(2_320),
          first: { each: dollars(9_160), upTo: { single: 1, married: 2, headOfHousehold: 1 } },
        },
      ],
      source: {
        title: 'KW-100, Kansas Withholding Tax Guide (2025)',
        publisher: 'Kansas Department of Revenue',
        url: 'https://www.ksrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'KW-100 Rev. 10-24 still current in 2026. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/KS.class.php. A second source agrees on: brackets, personalExemption, allowance, rounding.',
    },
  },
];
