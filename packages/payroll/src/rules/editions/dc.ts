import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const notice2022: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('4') },
      { over: dollars(10_000), base: dollars(400), rate: percent('6') },
      { over: dollars(40_000), base: dollars(2_200), rate: percent('6.5') },
      { over: dollars(60_000), base: dollars(3_500), rate: percent('8.5') },
      { over: dollars(250_000), base: dollars(19_650), rate: percent('9.25') },
      { over: dollars(500_000), base: dollars(42_775), rate: percent('9.75') },
      { over: dollars(1_000_000), base: dollars(91_525), rate: percent('10.75') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300) }],
  source: {
    publication: 'OTR Tax Notice 2022-08, District of Columbia Withholding',
    edition: 'Tax Year 2022',
    table: 'with FR-230 (Rev. 11/17)',
    publisher: 'District of Columbia Office of Tax and Revenue',
    url: 'https://otr.cfo.dc.gov/release/otr-tax-notice-2022-08-district-columbia-withholding-tax-year-2022',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the allowance and the rates and brackets' },
    { record: 'the agency’s own page', figures: 'the allowance, the rates and brackets and the date' },
    { record: 'EY Tax News', figures: 'the date' },
    { record: 'the National Finance Center', figures: 'the rates and brackets and the allowance' },
  ],
  note: 'The District hasn’t printed a booklet since 2017. The notice points employers to the current rates and to the federal allowance, which is $4,300.',
};
