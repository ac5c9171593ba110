import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const tablesBefore2023: AnnualizedRules = {
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
  source: {
    publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
    edition: 'in effect since 2007',
    publisher: 'West Virginia Tax Division',
    url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'the National Finance Center', figures: 'the rates and brackets' },
    { record: 'Bloomberg Tax', figures: 'the rates and brackets' },
    { record: 'PaycheckCity', figures: 'the rates and brackets' },
  ],
  note: 'Others confirm the one-earner schedule, but not the two-earner schedule.',
};

export const tablesMarch2023: AnnualizedRules = {
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
  source: {
    publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
    edition: 'March 2023',
    publisher: 'West Virginia Tax Division',
    url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
    { record: 'a copy of the state’s document at ses.stf.com', figures: 'the rates and brackets' },
    { record: 'the agency’s own page', figures: 'the rates and brackets' },
    { record: 'the state’s printed tables' },
    { record: 'Suburban Computer', figures: 'the rates and brackets' },
  ],
  takenFrom: [
    { record: 'EY Tax News', figures: 'the date' },
    { record: 'Bloomberg Tax', figures: 'the date' },
    { record: 'the agency’s own page', figures: 'the date and the pay period tables' },
    { record: 'a copy of the state’s document at ses.stf.com', figures: 'the pay period tables' },
  ],
  note: 'Released on March 16, 2023, for immediate use.',
};

export const tablesOctober2024: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    oneEarner: [
      { over: dollars(0), base: dollars(0), rate: percent('2.22') },
      { over: dollars(10_000), base: dollars(222), rate: percent('2.96') },
      { over: dollars(25_000), base: dollars(666), rate: percent('3.33') },
      { over: dollars(40_000), base: dollars(1_165.5), rate: percent('4.44') },
      { over: dollars(60_000), base: dollars(2_053.5), rate: percent('4.82') },
    ],
    twoEarner: [
      { over: dollars(0), base: dollars(0), rate: percent('2.22') },
      { over: dollars(7_500), base: dollars(166.5), rate: percent('2.96') },
      { over: dollars(18_750), base: dollars(499.5), rate: percent('3.33') },
      { over: dollars(30_000), base: dollars(874.13), rate: percent('4.44') },
      { over: dollars(45_000), base: dollars(1_540.13), rate: percent('4.82') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
  rounding: { periodTax: true },
  source: {
    publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
    edition: 'October 2024',
    publisher: 'West Virginia Tax Division',
    url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['payroll-tax-engine'],
};
