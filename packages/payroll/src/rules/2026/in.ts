import { calendarDate, percent } from '@paperwage/values';
import { deductionsSeptember2023 } from '../editions/in.ts';
import type { StateRules } from '../state-rules.ts';

export const in2026: readonly StateRules[] = [
  {
    state: 'IN',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('2.95'),
      deductions: deductionsSeptember2023,
      source: {
        publication: 'Departmental Notice #1, How to Compute Withholding for State and County Income Tax',
        edition: 'effective January 1, 2026, R46 / 01-26',
        publisher: 'Indiana Department of Revenue',
        url: 'https://www.in.gov/dor/files/dn01.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '2 of the agency’s worked examples' }],
      note: 'County tax is a separate line.',
    },
  },
];
