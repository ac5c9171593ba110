import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const pa2023: readonly StateRules[] = [
  {
    state: 'PA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('3.07'),
      source: {
        title: 'REV-415, Employer Withholding Information Guide (2023)',
        publisher: 'Pennsylvania Department of Revenue',
        url: 'https://www.pa.gov/agencies/revenue',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/PA.class.php. No second source was found for: flatRate.',
    },
  },
];
