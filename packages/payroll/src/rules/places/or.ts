import { calendarDate, dollars, percent } from '@paperwage/values';
import type { HighEarnersArea } from './method-rules.ts';
import type { Place, StatePlaces } from './place-rules.ts';

const CHECKED = calendarDate('2026-11-21');

const METRO: HighEarnersArea = {
  name: 'Metro supportive housing',
  brackets: [{ over: dollars(200_000), rate: percent('1') }],
};

const MULTNOMAH: HighEarnersArea = {
  name: 'Multnomah preschool',
  brackets: [
    { over: dollars(200_000), rate: percent('1.5') },
    { over: dollars(400_000), rate: percent('3') },
  ],
};

const WITHHOLDING = {
  publication: 'Personal Income Tax Withholding Information for Employers',
  table: 'SHS and PFA',
  publisher: 'City of Portland, Revenue Division',
  url: 'https://www.portland.gov/revenue/withholding',
  checked: CHECKED,
};

/** Employers must withhold on pay above $200,000 a year. Employees may ask for more or for none. */
const TO_2025 = { from: calendarDate('2022-01-01'), to: calendarDate('2025-12-31'), source: WITHHOLDING } as const;
const OF_2026 = { from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31'), source: WITHHOLDING } as const;
const NOT_READ_AGAIN = {
  standing: 'inferred',
  note: 'Starting in 2026, Metro raises the income at which its tax begins every year. We haven’t rechecked that employers still start at $200,000.',
} as const;

const PLACES: readonly Place[] = [
  {
    name: 'Metro',
    kind: 'region',
    alsoCalled: ['Metro supportive housing', 'Portland Metro', 'Metro district'],
    rules: [
      { ...TO_2025, tax: { method: 'highEarners', areas: [METRO] }, standing: 'official' },
      { ...OF_2026, tax: { method: 'highEarners', areas: [METRO] }, ...NOT_READ_AGAIN },
    ],
  },
  {
    name: 'Multnomah County',
    kind: 'county',
    alsoCalled: ['Multnomah'],
    rules: [
      { ...TO_2025, tax: { method: 'highEarners', areas: [MULTNOMAH] }, standing: 'official' },
      { ...OF_2026, tax: { method: 'highEarners', areas: [MULTNOMAH] }, standing: 'official' },
    ],
  },
  {
    name: 'Portland',
    kind: 'city',
    county: 'Multnomah',
    rules: [
      { ...TO_2025, tax: { method: 'highEarners', areas: [METRO, MULTNOMAH] }, standing: 'official' },
      { ...OF_2026, tax: { method: 'highEarners', areas: [METRO, MULTNOMAH] }, ...NOT_READ_AGAIN },
    ],
  },
  {
    name: 'Eugene',
    kind: 'city',
    rules: [
      {
        from: calendarDate('2026-07-01'),
        to: calendarDate('2026-12-31'),
        tax: {
          method: 'wageRate',
          rates: { livingAndWorking: percent('0.44'), working: percent('0.44') },
          noneBelowYearly: dollars(32_344.01),
        },
        source: {
          publication: 'Community Safety Payroll Tax',
          edition: 'July 1, 2026 to June 30, 2027',
          publisher: 'City of Eugene, Oregon',
          url: null,
          checked: CHECKED,
        },
        standing: 'secondary',
        note: 'Applies to all wages once they pass the annual amount, and to none until then. We didn’t find rates from before July 2026.',
      },
    ],
  },
];

export const oregon: StatePlaces = { state: 'OR', places: PLACES };
