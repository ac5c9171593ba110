import { calendarDate } from '@paperwage/values';
import { guideJuly2024, guideJune2025 } from '../editions/ga.ts';
import type { StateRules } from '../state-rules.ts';

export const ga2025: readonly StateRules[] = [
  {
    state: 'GA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-06-30'),
    incomeTax: { ...guideJuly2024, standing: 'official' },
  },
  {
    state: 'GA',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      ...guideJune2025,
      source: {
        publication: 'Employer’s Tax Guide',
        edition: '2025, updated June 2025',
        publisher: 'Georgia Department of Revenue',
        url: 'https://dor.georgia.gov/document/document-document/2025-employers-tax-guide-updated-june-2025/download',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
    },
  },
];
