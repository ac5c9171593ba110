import { calendarDate, percent } from '@paperwage/values';
import type { StatePlaces } from './place-rules.ts';

const RATE = percent('1.25');

export const delaware: StatePlaces = {
  state: 'DE',
  places: [
    {
      name: 'Wilmington',
      kind: 'city',
      rules: [
        {
          from: calendarDate('2022-01-01'),
          to: calendarDate('2026-12-31'),
          tax: { method: 'wageRate', rates: { livingAndWorking: RATE, living: RATE, working: RATE } },
          source: {
            publication: 'Wage Tax',
            publisher: 'City of Wilmington, Delaware',
            url: null,
            checked: calendarDate('2026-11-21'),
          },
          standing: 'official',
          recordedBy: ['PolicyEngine'],
          comparedWith: [{ record: 'Symmetry Tax Engine (2021)' }],
          note: 'Gross wages, no cap.',
          taxesRetirement: true,
          taxesSection125: true,
        },
      ],
    },
  ],
};
