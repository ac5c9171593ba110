import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideBefore2024, guideOctober2024 } from '../editions/ks.ts';
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
      source: guideBefore2024,
      standing: 'secondary',
      note: 'The standard deduction lies in the row without tax. Copied from TimeTrex Community Edition 16.12.9. Microsoft Dynamics GP agrees on the rates and bands. The Interior Business Center agrees on the allowance.',
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
      source: guideOctober2024,
      standing: 'official',
      note: 'The law is of June 2024 and retroactive to January 1; the guide is for wages paid from July 1, 2024. Its example keeps cents. Copied from TimeTrex Community Edition 16.12.9. The agency itself and the Interior Business Center agree on the date. The agency itself, Microsoft Dynamics GP and EY Tax News agree on the rates and bands. Microsoft Dynamics GP and EY Tax News agree on the exemption. Checked by the worked example of the guide.',
    },
  },
];
