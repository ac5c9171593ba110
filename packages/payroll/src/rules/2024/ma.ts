import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ma2024: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'massachusetts',
      rate: percent('5'),
      firstExemption: dollars(4_400),
      furtherExemption: dollars(1_000),
      payrollTaxCap: dollars(2_000),
      headOfHouseholdCredit: dollars(120),
      lowIncome: dollars(8_000),
      surtax: { over: dollars(1_053_750), rate: percent('4') },
      source: {
        publication: 'Circular M, Massachusetts Income Tax Withholding Tables at 5.0%',
        edition: 'effective January 1, 2024',
        publisher: 'Massachusetts Department of Revenue',
        url: 'https://www.mass.gov/lists/massachusetts-dor-withholding-tax-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Paylocity', figures: 'the surtax and the allowance' },
        { record: 'PaycheckCity', figures: 'the surtax' },
        { record: 'Bloomberg Tax', figures: 'the surtax' },
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate' },
      ],
    },
  },
];
