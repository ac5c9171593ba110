import { calendarDate, dollars, percent } from '@paperwage/values';
import { tablesOctober2024 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2026: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-03-31'),
    incomeTax: {
      ...tablesOctober2024,
      note: 'SB 392 was signed on March 31, 2026, took effect on June 12 and is retroactive to January 1. Its tables are dated March 2026. For wages paid before anyone could know them, we use the October 2024 tables.',
    },
  },
  {
    state: 'WV',
    from: calendarDate('2026-04-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.11') },
          { over: dollars(10_000), base: dollars(211), rate: percent('2.81') },
          { over: dollars(25_000), base: dollars(632.5), rate: percent('3.16') },
          { over: dollars(40_000), base: dollars(1_106.5), rate: percent('4.22') },
          { over: dollars(60_000), base: dollars(1_950.5), rate: percent('4.58') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.11') },
          { over: dollars(7_500), base: dollars(158.25), rate: percent('2.81') },
          { over: dollars(18_750), base: dollars(474.38), rate: percent('3.16') },
          { over: dollars(30_000), base: dollars(829.88), rate: percent('4.22') },
          { over: dollars(45_000), base: dollars(1_462.88), rate: percent('4.58') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: {
        publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
        edition: 'March 2026',
        publisher: 'West Virginia Tax Division',
        url: 'https://tax.wv.gov/Documents/Withholding/it100.2a.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'SB 392 was signed on March 31, 2026, took effect on June 12 and is retroactive to January 1. We use its tables, dated March 2026, from April 1.',
    },
  },
];
