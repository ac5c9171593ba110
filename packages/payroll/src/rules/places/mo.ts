import { calendarDate, percent } from '@paperwage/values';
import type { Place, StatePlaces } from './place-rules.ts';

const RATE = percent('1');
const HELD = { from: calendarDate('2022-01-01'), to: calendarDate('2026-12-31') } as const;
const EARNINGS_TAX = { method: 'wageRate', rates: { livingAndWorking: RATE, living: RATE, working: RATE } } as const;
const RECORDED = {
  standing: 'official',
  recordedBy: ['PolicyEngine'],
  comparedWith: [{ record: 'Symmetry Tax Engine (2021)' }],
} as const;
const NOTE = 'Gross earnings, no cap.';

const KANSAS_CITY: Place = {
  name: 'Kansas City',
  kind: 'city',
  rules: [
    {
      ...HELD,
      tax: EARNINGS_TAX,
      source: {
        publication: 'Earnings tax',
        publisher: 'City of Kansas City, Missouri',
        url: 'https://www.kcmo.gov/',
        checked: calendarDate('2026-11-21'),
      },
      ...RECORDED,
      note: NOTE,
    },
  ],
};

const SAINT_LOUIS: Place = {
  name: 'St. Louis',
  kind: 'city',
  rules: [
    {
      ...HELD,
      tax: EARNINGS_TAX,
      source: {
        publication: 'Earnings tax',
        publisher: 'City of St. Louis, Missouri',
        url: 'https://www.stlouis-mo.gov/',
        checked: calendarDate('2026-11-21'),
      },
      ...RECORDED,
      note: `${NOTE} Only the employer pays the 0.5% payroll expense tax.`,
    },
  ],
};

export const missouri: StatePlaces = { state: 'MO', places: [KANSAS_CITY, SAINT_LOUIS] };
