import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ma2026: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'massachusetts',
      rate: percent('5'),
      firstExemption: dollars(4_400),
      furtherExemption: dollars(1_000),
      payrollTaxCap: dollars(2_000),
      headOfHouseholdCredit: dollars(120),
      lowIncome: dollars(8_000),
      surtax: { over: dollars(1_107_750), rate: percent('4') },
      source: {
        publication: 'Circular M, Massachusetts Income Tax Withholding Tables at 5.0%',
        edition: 'effective January 1, 2026',
        publisher: 'Massachusetts Department of Revenue',
        url: 'https://www.mass.gov/doc/massachusetts-circular-m-income-tax-withholding-tables-at-50-effective-january-1-2026/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s printed tables' }],
    },
  },
];
