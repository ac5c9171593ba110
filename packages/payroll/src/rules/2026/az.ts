import { calendarDate } from '@paperwage/values';
import { electionOf2023 } from '../editions/az.ts';
import type { StateRules } from '../state-rules.ts';

export const az2026: readonly StateRules[] = [
  {
    state: 'AZ',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      ...electionOf2023,
      source: {
        publication: 'Form A-4, Employee’s Arizona Withholding Election',
        edition: '2026',
        publisher: 'Arizona Department of Revenue',
        url: 'https://azdor.gov/sites/default/files/document/FORMS_WITHHOLDING_2026_A-4_f.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
    },
  },
];
