import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

const singleBefore2024 = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_500), base: dollars(0), rate: percent('3.1') },
  { over: dollars(18_500), base: dollars(465), rate: percent('5.25') },
  { over: dollars(33_500), base: dollars(1_252.5), rate: percent('5.7') },
];

export const guideBefore2024: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    single: singleBefore2024,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(8_000), base: dollars(0), rate: percent('3.1') },
      { over: dollars(38_000), base: dollars(930), rate: percent('5.25') },
      { over: dollars(68_000), base: dollars(2_505), rate: percent('5.7') },
    ],
    headOfHousehold: singleBefore2024,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_250) }],
  source: {
    publication: 'KW-100, Kansas Withholding Tax Guide',
    edition: 'in effect through June 30, 2024',
    publisher: 'Kansas Department of Revenue',
    url: null,
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets' },
    { record: 'Halfpricesoft', figures: 'the rates and brackets and the allowance' },
    { record: 'EY Tax News', figures: 'the rates and brackets' },
    { record: 'the Interior Business Center', figures: 'the allowance' },
  ],
  note: 'The standard deduction is built into the zero-tax row.',
};

const singleOctober2024 = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(3_605), base: dollars(0), rate: percent('5.2') },
  { over: dollars(26_605), base: dollars(1_196), rate: percent('5.58') },
];

export const guideOctober2024: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    single: singleOctober2024,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('0') },
      { over: dollars(8_240), base: dollars(0), rate: percent('5.2') },
      { over: dollars(54_240), base: dollars(2_392), rate: percent('5.58') },
    ],
    headOfHousehold: singleOctober2024,
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
    publication: 'KW-100, Kansas Withholding Tax Guide',
    edition: 'Rev. 10-24',
    publisher: 'Kansas Department of Revenue',
    url: 'https://www.ksrevenue.gov/pdf/kw100.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [
    {
      record: 'the agency’s text as quoted by payroll-tax-engine',
      figures: 'the date, the rates and brackets, the allowance, the exemption and the rounding',
    },
    { record: 'the Interior Business Center', figures: 'the date' },
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets and the exemption' },
    { record: 'EY Tax News', figures: 'the rates and brackets and the exemption' },
    { record: 'the guide’s worked example' },
    { record: 'the National Finance Center', figures: 'the rates and brackets, the allowance and the exemption' },
    { record: 'Odoo', figures: 'the exemption' },
  ],
  note: 'The law dates from June 2024 and is retroactive to January 1. The guide is for wages paid from July 1, 2024. Its example keeps cents, but whole dollars are allowed. A head of household counts one extra allowance on Form K-4.',
};
