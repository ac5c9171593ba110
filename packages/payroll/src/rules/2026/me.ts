import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules, StateRules, Unsourced } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('5.8') },
  { over: dollars(27_400), base: dollars(1_589), rate: percent('6.75') },
  { over: dollars(64_850), base: dollars(4_117), rate: percent('7.15') },
];

/** What the August 2026 revision didn't change. */
const tablesOf2026: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: {
    single,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('5.8') },
      { over: dollars(54_850), base: dollars(3_181), rate: percent('6.75') },
      { over: dollars(129_750), base: dollars(8_237), rate: percent('7.15') },
    ],
    headOfHousehold: single,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_300) }],
  rounding: { periodTax: true },
};

export const me2026: readonly StateRules[] = [
  {
    state: 'ME',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-07-31'),
    incomeTax: {
      ...tablesOf2026,
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(12_450), married: dollars(27_750), headOfHousehold: dollars(12_450) },
        start: { single: dollars(102_250), married: dollars(204_550), headOfHousehold: dollars(102_250) },
        end: { single: dollars(177_250), married: dollars(354_550), headOfHousehold: dollars(177_250) },
        fractionParts: 10_000,
      },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2026',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/26_wh_tab_instr.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
      note: 'Tables from before the August 2026 revision.',
    },
  },
  {
    state: 'ME',
    from: calendarDate('2026-08-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      ...tablesOf2026,
      standardDeduction: {
        kind: 'phasedOut',
        amount: { single: dollars(12_850), married: dollars(28_550), headOfHousehold: dollars(12_850) },
        start: { single: dollars(102_250), married: dollars(204_550), headOfHousehold: dollars(102_250) },
        end: { single: dollars(177_250), married: dollars(354_550), headOfHousehold: dollars(177_250) },
        fractionParts: 10_000,
      },
      source: {
        publication: 'Withholding Tables for Individual Income Tax',
        edition: '2026, revised August 2026',
        publisher: 'Maine Revenue Services',
        url: 'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/26_wh_tab_instr_August2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Revised in August 2026, effective immediately. We don’t know the exact day and use August 1.',
    },
  },
];
