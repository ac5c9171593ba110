import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ks2024: readonly StateRules[] = [
  {
    state: 'KS',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-06-30'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_500), base: dollars(0), rate: percent('3.1') },
          { over: dollars(18_500), base: dollars(465), rate: percent('5.25') },
          { over: dollars(33_500), base: dollars(1_252.5), rate: percent('5.7') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(8_000), base: dollars(0), rate: percent('3.1') },
          { over: dollars(38_000), base: dollars(930), rate: percent('5.25') },
          { over: dollars(68_000), base: dollars(2_505), rate: percent('5.7') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_500), base: dollars(0), rate: percent('3.1') },
          { over: dollars(18_500), base: dollars(465), rate: percent('5.25') },
          { over: dollars(33_500), base: dollars(1_252.5), rate: percent('5.7') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_250) }],
      source: {
        title: 'KW-100, Kansas Withholding Tax Guide (2024)',
        publisher: 'Kansas Department of Revenue',
        url: 'https://www.ksrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'KW-100 in force until mid-2024: standard deduction sits in the zero bracket. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/KS.class.php. A second source agrees on: laterInYear[0].effectiveFrom, laterInYear[0].brackets, brackets, allowance.amount, laterInYear[0].personalExemption, laterInYear[0].allowance.amount.',
    },
  },
  {
    state: 'KS',
    from: calendarDate('2024-07-01'),
    to: calendarDate('2024-12-31'),
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
        title: 'KW-100, Kansas Withholding Tax Guide (2024)',
        publisher: 'Kansas Department of Revenue',
        url: 'https://www.ksrevenue.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: '2024 SB 1 tables (law retroactive to 1 January). 1 July 2024 is the effective date named by the federal Interior Business Center; the state published the formula in late July for immediate use. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/KS.class.php.',
    },
  },
];
