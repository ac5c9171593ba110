import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const schedule2022: AnnualizedRules['schedule'] = {
  all: [
    { over: dollars(0), base: dollars(0), rate: percent('2') },
    { over: dollars(3_000), base: dollars(60), rate: percent('3') },
    { over: dollars(5_000), base: dollars(120), rate: percent('5') },
    { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
  ],
};

export const guideOctober2022: AnnualizedRules = {
  method: 'annualized',
  schedule: schedule2022,
  standardDeduction: { kind: 'fixed', amount: { all: dollars(8_000) } },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
  source: {
    publication: 'Virginia Income Tax Withholding Guide for Employers',
    edition: 'for wages paid on or after October 1, 2022',
    publisher: 'Virginia Department of Taxation',
    url: 'https://www.tax.virginia.gov/withholding-tax',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the deduction and the rates and brackets' },
    { record: 'EY Tax News', figures: 'the deduction' },
    { record: 'the National Finance Center', figures: 'the deduction' },
  ],
  takenFrom: [
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the date' },
    { record: 'EY Tax News', figures: 'the date' },
    { record: 'hr.gmu.edu', figures: 'the date' },
  ],
  note: 'We don’t ask for age and blindness exemptions.',
};

export const guideApril2024: AnnualizedRules = {
  method: 'annualized',
  schedule: schedule2022,
  standardDeduction: { kind: 'fixed', amount: { all: dollars(8_500) } },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
  source: {
    publication: 'Virginia Income Tax Withholding Guide for Employers',
    edition: 'as released in April 2024',
    publisher: 'Virginia Department of Taxation',
    url: 'https://www.tax.virginia.gov/withholding-tax',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the deduction and the date' },
    { record: 'the National Finance Center', figures: 'the deduction and the date' },
  ],
  note: 'We don’t ask for age and blindness exemptions. Released on April 9, 2024.',
};

export const guideMay2025: AnnualizedRules = {
  method: 'annualized',
  schedule: schedule2022,
  standardDeduction: { kind: 'fixed', amount: { all: dollars(8_750) } },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
  rounding: { annualTax: true },
  source: {
    publication: 'Virginia Income Tax Withholding Guide for Employers',
    edition: 'Rev. 05/25, for wages paid after July 1, 2025',
    publisher: 'Virginia Department of Taxation',
    url: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/employer-withholding-instructions.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['payroll-tax-engine', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [{ record: 'the agency’s worked example' }],
  note: 'We don’t ask for age and blindness exemptions. We round the annual tax to whole dollars, as the guide’s example does.',
};
