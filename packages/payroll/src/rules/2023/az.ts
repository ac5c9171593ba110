import { calendarDate } from '@paperwage/values';
import { electionOf2023 } from '../editions/az.ts';
import type { StateRules } from '../state-rules.ts';

export const az2023: readonly StateRules[] = [
  {
    state: 'AZ',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...electionOf2023,
      source: {
        publication: 'Form A-4, Employee’s Arizona Withholding Election',
        edition: '2023',
        publisher: 'Arizona Department of Revenue',
        url: 'https://azdor.gov/forms/withholding-forms/arizona-withholding-percentage-election',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates an employee can elect' },
        { record: 'Paylocity', figures: 'the rates an employee can elect' },
        { record: 'the agency’s own page', figures: 'the rate with no form on file' },
      ],
    },
  },
];
