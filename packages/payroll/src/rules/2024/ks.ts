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
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets' },
        { record: 'the Interior Business Center', figures: 'the allowance' },
      ],
      note: 'The standard deduction lies in the row without tax.',
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
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the date and the rates and brackets' },
        { record: 'the Interior Business Center', figures: 'the date' },
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the exemption' },
        { record: 'EY Tax News', figures: 'the rates and brackets and the exemption' },
        { record: 'the worked example of the guide' },
      ],
      note: 'The law is of June 2024 and retroactive to January 1; the guide is for wages paid from July 1, 2024. Its example keeps cents.',
    },
  },
];
