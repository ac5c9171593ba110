import { calendarDate, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const az2025: readonly StateRules[] = [
  {
    state: 'AZ',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'electedRate',
      rates: [percent('0.5'), percent('1'), percent('1.5'), percent('2'), percent('2.5'), percent('3'), percent('3.5')],
      defaultRate: percent('2'),
      source: {
        publication: 'Form A-4, Employee’s Arizona Withholding Election',
        edition: '2025',
        publisher: 'Arizona Department of Revenue',
        url: 'https://azdor.gov/sites/default/files/document/FORMS_WITHHOLDING_2025_A-4_f.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      comparedWith: [{ record: 'TimeTrex Community Edition 16.12.9' }],
    },
  },
];
