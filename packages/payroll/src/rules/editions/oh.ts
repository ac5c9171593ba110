import { calendarDate, dollars, percent } from '@paperwage/values';
import type { AnnualizedRules } from '../state-rules.ts';

export const formulaSeptember2021: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('0.5') },
      { over: dollars(5_000), base: dollars(25), rate: percent('1') },
      { over: dollars(10_000), base: dollars(75), rate: percent('2') },
      { over: dollars(15_000), base: dollars(175), rate: percent('2.5') },
      { over: dollars(20_000), base: dollars(300), rate: percent('3') },
      { over: dollars(40_000), base: dollars(900), rate: percent('3.5') },
      { over: dollars(80_000), base: dollars(2_300), rate: percent('4') },
      { over: dollars(100_000), base: dollars(3_100), rate: percent('5') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
  multiplier: percent('100.1'),
  source: {
    publication: 'Employer Withholding Tables',
    edition: 'effective September 1, 2021',
    table: 'optional computer formula',
    publisher: 'Ohio Department of Taxation',
    url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets' },
    { record: 'Halfpricesoft', figures: 'the rates and brackets' },
    { record: 'PayrollOrg', figures: 'the rates and brackets' },
  ],
  note: 'The formula multiplies the tax by 1.001.',
};

export const formulaNovember2023: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('0.501') },
      { over: dollars(5_000), base: dollars(25.05), rate: percent('1.001') },
      { over: dollars(10_000), base: dollars(75.1), rate: percent('2.005') },
      { over: dollars(15_000), base: dollars(175.35), rate: percent('2.505') },
      { over: dollars(20_000), base: dollars(300.6), rate: percent('2.99') },
      { over: dollars(100_000), base: dollars(2_692.6), rate: percent('4.41') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
  source: {
    publication: 'Employer Withholding Tables',
    edition: 'effective November 1, 2023',
    table: 'optional computer formula',
    publisher: 'Ohio Department of Taxation',
    url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
    { record: 'the National Finance Center', figures: 'the rates and brackets' },
    { record: 'ohiomfg.com', figures: 'the rates and brackets' },
    { record: 'turtlesoft.com', figures: 'the rates and brackets' },
  ],
};

export const formulaJuly2024: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('0.501') },
      { over: dollars(5_000), base: dollars(25.05), rate: percent('1.001') },
      { over: dollars(10_000), base: dollars(75.1), rate: percent('2.005') },
      { over: dollars(15_000), base: dollars(175.35), rate: percent('2.505') },
      { over: dollars(20_000), base: dollars(300.6), rate: percent('2.99') },
      { over: dollars(100_000), base: dollars(2_692.6), rate: percent('3.8') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
  source: {
    publication: 'Employer Withholding Tables',
    edition: 'effective July 1, 2024',
    table: 'optional computer formula',
    publisher: 'Ohio Department of Taxation',
    url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'payroll-tax-engine'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' },
    { record: 'vensure.com', figures: 'the rates and brackets and the date' },
  ],
  note: 'TimeTrex has a top rate of 3.38%, a mistake for 3.8%.',
};

export const formulaOctober2025: AnnualizedRules = {
  method: 'annualized',
  schedule: {
    all: [
      { over: dollars(0), base: dollars(0), rate: percent('1.775') },
      { over: dollars(26_050), base: dollars(462.39), rate: percent('2.99') },
      { over: dollars(100_000), base: dollars(2_673.49), rate: percent('3.64') },
    ],
  },
  deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
  source: {
    publication: 'Employer Withholding Tables',
    edition: 'Rev. 09/25, effective October 1, 2025',
    table: 'optional computer formula',
    publisher: 'Ohio Department of Taxation',
    url: 'https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/2025%20Withholding%20Tables/WHT_OptionalComputerFormula_2025.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['payroll-tax-engine', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [{ record: 'the agency’s worked example' }],
  note: 'The state picks the table by the end of the pay period. We pick it by the pay date.',
};
