import { calendarDate, dollars, percent } from '@paperwage/values';
import { tablesBefore2023, tablesMarch2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2023: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-03-15'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('3') },
          { over: dollars(10_000), base: dollars(300), rate: percent('4') },
          { over: dollars(25_000), base: dollars(900), rate: percent('4.5') },
          { over: dollars(40_000), base: dollars(1_575), rate: percent('6') },
          { over: dollars(60_000), base: dollars(2_775), rate: percent('6.5') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('3') },
          { over: dollars(6_000), base: dollars(180), rate: percent('4') },
          { over: dollars(15_000), base: dollars(540), rate: percent('4.5') },
          { over: dollars(24_000), base: dollars(945), rate: percent('6') },
          { over: dollars(36_000), base: dollars(1_665), rate: percent('6.5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: tablesBefore2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      note: 'The schedule of one earner is confirmed by others; that of two earners is not.',
    },
  },
  {
    state: 'WV',
    from: calendarDate('2023-03-16'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(10_000), base: dollars(236), rate: percent('3.15') },
          { over: dollars(25_000), base: dollars(708.5), rate: percent('3.54') },
          { over: dollars(40_000), base: dollars(1_239.5), rate: percent('4.72') },
          { over: dollars(60_000), base: dollars(2_183.5), rate: percent('5.12') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(7_500), base: dollars(177), rate: percent('3.15') },
          { over: dollars(18_750), base: dollars(531.38), rate: percent('3.54') },
          { over: dollars(30_000), base: dollars(929.63), rate: percent('4.72') },
          { over: dollars(45_000), base: dollars(1_637.63), rate: percent('5.12') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: tablesMarch2023,
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        { record: 'a copy of the state’s document at ses.stf.com', figures: 'the rates and brackets' },
        { record: 'the agency’s own page', figures: 'the rates and brackets' },
        { record: 'printed tables of the state' },
      ],
      takenFrom: [
        { record: 'EY Tax News', figures: 'the date' },
        { record: 'Bloomberg Tax', figures: 'the date' },
        { record: 'the agency’s own page', figures: 'the date and the tables for pay periods' },
        { record: 'a copy of the state’s document at ses.stf.com', figures: 'the tables for pay periods' },
      ],
      note: 'Released on March 16, 2023, to be used at once.',
    },
  },
];
