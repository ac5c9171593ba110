import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const guide2022: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('3.54') },
      { over: dollars(12_760), base: dollars(451.7), rate: percent('4.65') },
      { over: dollars(25_520), base: dollars(1_045.04), rate: percent('5.3') },
      { over: dollars(280_950), base: dollars(14_582.83), rate: percent('7.65') },
    ],
  },
  standardDeduction: {
    kind: 'slidingScale',
    maximum: { single: dollars(6_702), married: dollars(9_461), headOfHousehold: dollars(6_702) },
    start: { single: dollars(17_780), married: dollars(25_727), headOfHousehold: dollars(17_780) },
    rate: { single: percent('12'), married: percent('20'), headOfHousehold: percent('12') },
    end: { single: dollars(73_630), married: dollars(73_032), headOfHousehold: dollars(73_630) },
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(400) }],
  source: {
    publication: 'Publication W-166, Wisconsin Withholding Tax Guide',
    edition: 'tables in effect since January 1, 2022',
    table: 'Method B',
    publisher: 'Wisconsin Department of Revenue',
    url: 'https://www.revenue.wi.gov/DOR%20Publications/pb166.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['open-withholding', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [
    {
      record: 'Microsoft Dynamics GP (October 7, 2022)',
      figures: 'the rates and brackets, the deduction and the allowance',
    },
    { record: 'Suburban Computer', figures: 'the rates and brackets, the deduction and the allowance' },
    { record: '3 of the agency’s worked examples' },
  ],
  note: 'The alternate method (B), in effect since January 1, 2022.',
};
