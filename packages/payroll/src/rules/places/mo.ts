import { calendarDate, percent } from '@paperwage/values';
import type { Place, StatePlaces } from './place-rules.ts';

const RATE = percent('1');
const HELD = { from: calendarDate('2022-01-01'), to: calendarDate('2026-12-31') } as const;
const EARNINGS_TAX = { method: 'wageRate', rates: { livingAndWorking: RATE, living: RATE, working: RATE } } as const;
/** The rate is the city's own; which deductions aren't taxed is the less sure part. */
const RECORDED = {
  standing: 'secondary',
  recordedBy: ['PolicyEngine'],
  comparedWith: [{ record: 'Symmetry Tax Engine (2021)', figures: 'the rate' }],
  takenFrom: [
    { record: 'the National Finance Center (bulletin TAXES 04-23)', figures: 'that pre-tax deductions aren’t taxed' },
    { record: 'the Kansas Department of Administration (circular 98-P-004)', figures: 'the Missouri act of 1997' },
  ],
  taxesRetirement: false,
  taxesSection125: false,
} as const;
const NOTE =
  'No cap. By a Missouri act of 1997, deferrals and cafeteria plan amounts that Missouri doesn’t tax are exempt.';

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
        url: null,
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
  independentCity: 'St. Louis city',
  rules: [
    {
      ...HELD,
      tax: EARNINGS_TAX,
      source: {
        publication: 'Earnings tax',
        publisher: 'City of St. Louis, Missouri',
        url: null,
        checked: calendarDate('2026-11-21'),
      },
      ...RECORDED,
      note: `${NOTE} Only the employer pays the 0.5% payroll expense tax.`,
    },
  ],
};

export const missouri: StatePlaces = { state: 'MO', places: [KANSAS_CITY, SAINT_LOUIS] };
