import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ma2022: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'massachusetts',
      rate: percent('5'),
      firstExemption: dollars(4_400),
      furtherExemption: dollars(1_000),
      payrollTaxCap: dollars(2_000),
      headOfHouseholdCredit: dollars(120),
      lowIncome: dollars(8_000),
      source: {
        title: 'Circular M, Massachusetts Income Tax Withholding Tables (2022)',
        publisher: 'Massachusetts Department of Revenue',
        url: 'https://www.mass.gov/orgs/massachusetts-department-of-revenue',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/MA.class.php. A second source agrees on: flatRate, allowance.',
    },
  },
];
