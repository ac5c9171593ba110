import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const pa2026: readonly StateRules[] = [
  {
    state: 'PA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.07'),
      source: {
        title: 'REV-415, Employer Withholding Information Guide (2026)',
        publisher: 'Pennsylvania Department of Revenue',
        url: 'https://www.pa.gov/agencies/revenue',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through Nyaksik/us-payroll-tax-tables: data/tax/2026/state-income-tax.json.',
    },
  },
];
