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
        title: 'Circular M, Massachusetts Income Tax Withholding Tables (2025)',
        publisher: 'Massachusetts Department of Revenue',
        url: 'https://www.mass.gov/orgs/massachusetts-department-of-revenue',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through capable78638974979473297813001-pixel/payroll-tax-engine-: data/states/MA-2025.json. A second source agrees on: flatRate, surtax, allowance, payrollTaxDeduction, headOfHouseholdCredit, blindCredit, lowIncomeExemption.',
    },
  },
];
