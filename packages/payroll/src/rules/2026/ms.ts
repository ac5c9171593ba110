import { calendarDate, dollars, percent } from '@paperwage/values';
import { deduction2022 } from '../editions/ms.ts';
import type { StateRules } from '../state-rules.ts';

export const ms2026: readonly StateRules[] = [
  {
    state: 'MS',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(10_000), base: dollars(0), rate: percent('4') },
        ],
      },
      standardDeduction: deduction2022,
      deductions: [{ kind: 'stated', election: 'exemptionAmount' }],
      rounding: { periodTax: true },
      source: {
        publication: 'Publication 89-700, Withholding Income Tax Tables and Employer Instructions',
        edition: '2026, revised 1.13.2026',
        publisher: 'Mississippi Department of Revenue',
        url: 'https://www.dor.ms.gov/sites/default/files/tax-forms/business/89700251revised1.13.2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s printed tables' }],
    },
  },
];
