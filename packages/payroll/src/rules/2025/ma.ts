import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ma2025: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'massachusetts',
      rate: percent('5'),
      firstExemption: dollars(4_400),
      furtherExemption: dollars(1_000),
      payrollTaxCap: dollars(2_000),
      headOfHouseholdCredit: dollars(120),
      lowIncome: dollars(8_000),
      surtax: { over: dollars(1_083_150), rate: percent('4') },
      source: {
        publication: 'Circular M, Massachusetts Income Tax Withholding Tables at 5.0%',
        edition: 'effective January 1, 2025',
        publisher: 'Massachusetts Department of Revenue',
        url: 'https://www.mass.gov/doc/massachusetts-circular-m-income-tax-withholding-tables-at-50-effective-january-1-2025/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [
        { record: 'the agency’s text as quoted by payroll-tax-engine', figures: 'the rate and the surtax' },
        {
          record: 'Bloomberg Tax',
          figures: 'the surtax, the allowance, the payroll tax deduction and the head of household credit',
        },
        {
          record: 'the National Finance Center',
          figures: 'the allowance, the payroll tax deduction and the head of household credit',
        },
      ],
    },
  },
];
