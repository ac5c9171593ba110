import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

const singleBefore2025 = [
  { over: dollars(0), base: dollars(0), rate: percent('1.4') },
  { over: dollars(2_400), base: dollars(34), rate: percent('3.2') },
  { over: dollars(4_800), base: dollars(110), rate: percent('5.5') },
  { over: dollars(9_600), base: dollars(374), rate: percent('6.4') },
  { over: dollars(14_400), base: dollars(682), rate: percent('6.8') },
  { over: dollars(19_200), base: dollars(1_008), rate: percent('7.2') },
  { over: dollars(24_000), base: dollars(1_354), rate: percent('7.6') },
  { over: dollars(36_000), base: dollars(2_266), rate: percent('7.9') },
];

export const bookletABefore2025: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    single: singleBefore2025,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('1.4') },
      { over: dollars(4_800), base: dollars(67), rate: percent('3.2') },
      { over: dollars(9_600), base: dollars(221), rate: percent('5.5') },
      { over: dollars(19_200), base: dollars(749), rate: percent('6.4') },
      { over: dollars(28_800), base: dollars(1_363), rate: percent('6.8') },
      { over: dollars(38_400), base: dollars(2_016), rate: percent('7.2') },
      { over: dollars(48_000), base: dollars(2_707), rate: percent('7.6') },
      { over: dollars(72_000), base: dollars(4_531), rate: percent('7.9') },
    ],
    headOfHousehold: singleBefore2025,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_144) }],
  source: {
    publication: 'Booklet A, Employer’s Tax Guide',
    edition: 'in effect through December 31, 2024',
    publisher: 'Hawaii Department of Taxation',
    url: null,
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (September 17, 2025)', figures: 'the rates and brackets' },
    { record: 'Suburban Computer', figures: 'the rates and brackets and the allowance' },
  ],
  note: 'The employer schedule ends at 7.9%.',
};

const single2025 = [
  { over: dollars(0), base: dollars(0), rate: percent('1.4') },
  { over: dollars(9_600), base: dollars(134), rate: percent('3.2') },
  { over: dollars(14_400), base: dollars(288), rate: percent('5.5') },
  { over: dollars(19_200), base: dollars(552), rate: percent('6.4') },
  { over: dollars(24_000), base: dollars(859), rate: percent('6.8') },
  { over: dollars(36_000), base: dollars(1_675), rate: percent('7.2') },
  { over: dollars(48_000), base: dollars(2_539), rate: percent('7.6') },
  { over: dollars(125_000), base: dollars(8_391), rate: percent('7.9') },
];

/** The deduction changes every year. */
export const bookletA2025: Omit<AnnualizedRules, 'standing' | 'standardDeduction'> = {
  method: 'annualized',
  schedule: {
    single: single2025,
    married: [
      { over: dollars(0), base: dollars(0), rate: percent('1.4') },
      { over: dollars(19_200), base: dollars(269), rate: percent('3.2') },
      { over: dollars(28_800), base: dollars(576), rate: percent('5.5') },
      { over: dollars(38_400), base: dollars(1_104), rate: percent('6.4') },
      { over: dollars(48_000), base: dollars(1_718), rate: percent('6.8') },
      { over: dollars(72_000), base: dollars(3_350), rate: percent('7.2') },
      { over: dollars(96_000), base: dollars(5_078), rate: percent('7.6') },
      { over: dollars(250_000), base: dollars(16_782), rate: percent('7.9') },
    ],
    headOfHousehold: single2025,
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_144) }],
  source: {
    publication: 'Booklet A, Employer’s Tax Guide',
    edition: 'Rev. 2025',
    publisher: 'Hawaii Department of Taxation',
    url: 'https://files.hawaii.gov/tax/news/pubs/25BkltA.pdf',
    checked: calendarDate('2026-11-21'),
  },
};
