import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideOctober2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2026: readonly StateRules[] = [
  {
    state: 'KS',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
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
      source: guideOctober2024,
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'The example of the guide keeps cents, whole dollars are permitted. A head of household counts one allowance more on Form K-4.',
    },
  },
];
