import { calendarDate, dollars, percent } from '@paperwage/values';
import type { MassachusettsRules } from '../state-rules.ts';

export const circular2020: MassachusettsRules = {
  method: 'massachusetts',
  rate: percent('5'),
  firstExemption: dollars(4_400),
  furtherExemption: dollars(1_000),
  payrollTaxCap: dollars(2_000),
  headOfHouseholdCredit: dollars(120),
  lowIncome: dollars(8_000),
  source: {
    publication: 'Circular M, Massachusetts Income Tax Withholding Tables at 5.0%',
    edition: 'effective January 1, 2020',
    publisher: 'Massachusetts Department of Revenue',
    url: 'https://www.mass.gov/doc/massachusetts-circular-m-income-tax-withholding-tables-at-50-effective-january-1-2020/download',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'EY Tax News', figures: 'the rate' },
    { record: 'Paylocity', figures: 'the allowance' },
  ],
};
