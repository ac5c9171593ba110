import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateStandardDeduction } from '../state-deductions.ts';
import type { AnnualizedRules } from '../state-rules.ts';

export const deduction2022: StateStandardDeduction = {
  kind: 'fixed',
  amount: { single: dollars(7_400), married: dollars(7_950), headOfHousehold: dollars(7_400) },
};

const flatAboveSingle2022 = [
  { over: dollars(1_077_550), rate: percent('10.45') },
  { over: dollars(5_000_000), rate: percent('11.1') },
  { over: dollars(25_000_000), rate: percent('11.7') },
];

/** The rates of Method III. */
export const flatAbove2022: NonNullable<AnnualizedRules['flatAbove']> = {
  single: flatAboveSingle2022,
  married: [
    { over: dollars(2_155_350), rate: percent('10.45') },
    { over: dollars(5_000_000), rate: percent('11.1') },
    { over: dollars(25_000_000), rate: percent('11.7') },
  ],
  headOfHousehold: flatAboveSingle2022,
};

const singleJanuary2023 = [
  { over: dollars(0), base: dollars(0), rate: percent('4') },
  { over: dollars(8_500), base: dollars(340), rate: percent('4.5') },
  { over: dollars(11_700), base: dollars(484), rate: percent('5.25') },
  { over: dollars(13_900), base: dollars(600), rate: percent('5.5') },
  { over: dollars(80_650), base: dollars(4_271), rate: percent('6') },
  { over: dollars(96_800), base: dollars(5_240), rate: percent('7.14') },
  { over: dollars(107_650), base: dollars(6_014), rate: percent('7.64') },
  { over: dollars(157_650), base: dollars(9_832), rate: percent('6.5') },
  { over: dollars(215_400), base: dollars(13_586), rate: percent('11.01') },
  { over: dollars(265_400), base: dollars(19_092), rate: percent('7.35') },
];

export const tablesJanuary2023: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    single: singleJanuary2023,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('4') },
      { over: dollars(8_500), base: dollars(340), rate: percent('4.5') },
      { over: dollars(11_700), base: dollars(484), rate: percent('5.25') },
      { over: dollars(13_900), base: dollars(600), rate: percent('5.5') },
      { over: dollars(80_650), base: dollars(4_271), rate: percent('6') },
      { over: dollars(96_800), base: dollars(5_240), rate: percent('6.67') },
      { over: dollars(107_650), base: dollars(5_963), rate: percent('7.17') },
      { over: dollars(157_650), base: dollars(9_546), rate: percent('8.11') },
      { over: dollars(211_550), base: dollars(13_919), rate: percent('6.5') },
      { over: dollars(323_200), base: dollars(21_177), rate: percent('12.84') },
      { over: dollars(373_200), base: dollars(27_599), rate: percent('7.35') },
      { over: dollars(1_077_550), base: dollars(79_368), rate: percent('7.65') },
    ],
    headOfHousehold: singleJanuary2023,
  },
  standardDeduction: deduction2022,
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000) }],
  flatAbove: flatAbove2022,
  source: {
    publication: 'NYS-50-T-NYS, New York State Withholding Tax Tables and Methods',
    edition: '1/23',
    publisher: 'New York State Department of Taxation and Finance',
    url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys_123.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Suburban Computer', figures: 'the deduction' },
    { record: 'the National Finance Center', figures: 'the deduction' },
    { record: 'Odoo', figures: 'the deduction and the allowance' },
    { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the deduction and the allowance' },
    { record: 'worked examples in the publication' },
  ],
  takenFrom: [
    {
      record: 'Microsoft Dynamics GP (October 24, 2023)',
      figures: 'the rates and brackets and the rates on all income',
    },
    { record: 'Suburban Computer', figures: 'the rates and brackets and the rates on all income' },
    { record: 'Odoo', figures: 'the rates and brackets' },
    { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rates and brackets' },
  ],
  note: 'For the highest incomes, one rate applies to all income (Method III). We found those rates in payroll software tables. They are the rates of the 2026 edition.',
};
