import { calendarDate, dollars, formatLongDate, percent } from '@paperwage/values';
import { sourcesByEdition } from './editions.ts';
import { PENNSYLVANIA_CODES, PENNSYLVANIA_EDITIONS } from './lists/pa-codes.ts';
import type { Place, PlaceRules, StatePlaces } from './place-rules.ts';
import { pennsylvaniaPlaces } from './read-pennsylvania.ts';

const WAGE_TAX = {
  source: {
    publication: 'Wage Tax',
    table: 'employers',
    publisher: 'City of Philadelphia, Department of Revenue',
    url: 'https://www.phila.gov/departments/department-of-revenue/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  taxesRetirement: true,
} as const;

const PHILADELPHIA_TAX = {
  method: 'pennsylvania',
  servicesTax: dollars(0),
  servicesTaxExemption: dollars(0),
  standsApart: true,
} as const satisfies Partial<PlaceRules['tax']>;

/** The city changes its rates on July 1, by pay date. */
const PHILADELPHIA: Place = {
  name: 'Philadelphia',
  kind: 'city',
  county: 'Philadelphia',
  code: '510101',
  rules: [
    {
      ...WAGE_TAX,
      from: calendarDate('2022-01-01'),
      to: calendarDate('2022-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.8398'), nonresident: percent('3.4481') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2022-07-01'),
      to: calendarDate('2023-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.79'), nonresident: percent('3.44') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2023-07-01'),
      to: calendarDate('2025-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.75'), nonresident: percent('3.44') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2025-07-01'),
      to: calendarDate('2026-06-30'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.74'), nonresident: percent('3.43') },
    },
    {
      ...WAGE_TAX,
      from: calendarDate('2026-07-01'),
      to: calendarDate('2026-12-31'),
      tax: { ...PHILADELPHIA_TAX, resident: percent('3.735'), nonresident: percent('3.425') },
    },
  ],
};

const UNDATED = 'If the register gives no start date for a rate, we treat it as older than 2022.';
const RECORDED = {
  standing: 'secondary',
  recordedBy: ['payroll-tax-engine (in part)'],
  comparedWith: [{ record: 'a second extract of August 25, 2026', figures: 'the largest cities' }],
} as const;

const register = sourcesByEdition(PENNSYLVANIA_EDITIONS, ({ of, checked, recorded }) => ({
  source: {
    publication: 'Municipal Statistics',
    edition: `rates of ${formatLongDate(calendarDate(of))}`,
    table: 'EIT / PIT / LST register',
    publisher: 'Pennsylvania Department of Community and Economic Development',
    url: null,
    checked: calendarDate(checked),
  },
  ...(recorded ? RECORDED : { standing: 'official' }),
  note: UNDATED,
}));

export const pennsylvania: StatePlaces = {
  state: 'PA',
  inState: [{ what: 'psdCodes', count: 2_619, asOf: 2026 }],
  isPartial: true,
  places: [PHILADELPHIA, ...pennsylvaniaPlaces(PENNSYLVANIA_CODES, register)],
};
