import type { StateCode } from '@paperwage/values';
import { dollars, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../loading/all-rules.ts';
import type { BracketRow } from './federal-rules.ts';

/** Where a figure or table is: the state, the range, and the names that lead to it. */
interface Placed<Value> {
  readonly state: StateCode;
  readonly range: string;
  readonly names: readonly string[];
  readonly value: Value;
}

const RULES = [
  ...allRules.states.map(({ state, from, incomeTax }) => ({ state, range: from, rules: incomeTax as unknown })),
  ...allRules.places.flatMap(({ state, places }) =>
    places.flatMap(({ name, rules }) =>
      rules.map(({ from, tax }) => ({ state, range: `${from} ${name}`, rules: tax as unknown })),
    ),
  ),
  ...allRules.supplemental.map(({ state, from, how }) => ({ state, range: from, rules: how as unknown })),
  ...allRules.items.flatMap(({ state, from, items }) =>
    items.map((item) => ({ state, range: `${from} ${item.title}`, rules: item as unknown })),
  ),
];

/** Everything in the rules that `isFound` matches. */
function found<Value>(isFound: (value: unknown) => value is Value): Placed<Value>[] {
  const all: Placed<Value>[] = [];
  const walk = (at: Placed<unknown>): void => {
    const { value, names } = at;
    if (isFound(value)) all.push({ ...at, value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'source' && name !== 'inForce') walk({ ...at, names: [...names, name], value: inner });
    }
  };
  for (const { state, range, rules } of RULES) walk({ state, range, names: [], value: rules });
  return all;
}

const told = ({ state, range, names }: Placed<unknown>): string => `${state} ${range} ${names.join('.')}`;

const FIGURES = found((value): value is number => typeof value === 'number');
const TABLES = found(
  (value): value is readonly { readonly over: number }[] => isTable(value) && value.every((row) => 'over' in row),
);
const SCHEDULES = TABLES.filter((table): table is Placed<readonly BracketRow[]> =>
  table.value.every((row) => 'base' in row),
);

function isTable(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);
}

const RATES = [
  'rate',
  'rateWithoutCertificate',
  'rates',
  'defaultRate',
  'creditFallsBy',
  'rateIfNoBonus',
  'share',
  'employeeShare',
  'unemployment',
  'workforce',
  'medical',
  'family',
  'resident',
  'nonresident',
  'residentShare',
  'nonresidentRate',
  'supplementalRate',
];

/** Figures that are counts or factors. */
const COUNTS: Readonly<Record<string, number>> = {
  fractionParts: 10_000,
  familyAllowances: 3,
  exemptionsWithoutCertificate: 1,
  price: 10_000,
};

const MONEY = [
  'over base amount amounts start end maximum minimum fewer more from allowance each first above noneAboveAnnualWages',
  'flatUpTo step per floorFrom floor upTo standardDeduction lower higher lowIncome allowanceCredit exemption dependent',
  'estimatedDeductionAllowance limit cap fromWages federalTaxCaps noCreditAbove credit creditFallsFrom firstExemption',
  'furtherExemption payrollTaxCap headOfHouseholdCredit surtax allowancePerPeriod value yearly perPeriod noneBelow',
  'lowRatesSaving band exactFrom wageBase deduction servicesTax servicesTaxExemption perMonth fromMonthlyWages perWeek',
  'wageCap noneBelowYearly',
].flatMap((line) => line.split(' '));

const BRANCHES =
  /^(?:\d+(?:to\d+|orMore)?|all|single|married|marriedSeparate|marriedSpouseWorks|headOfHousehold|[A-Z_]{3,})$/;

/** The name that says what a figure is: the last one that isn't a row, a status or a pay frequency. */
function meaning({ state, names }: Placed<number>): string {
  // Connecticut's credits are shares of the tax, and Maryland's counties have stepped rates.
  if (names.at(-1) === 'value' && (names.includes('credit') || names.includes('rates')) && state !== 'UT')
    return 'rate';
  if (['livingAndWorking', 'living', 'working'].includes(names.at(-1)!)) return 'rate';
  return names.findLast((name) => !BRANCHES.test(name))!;
}

describe('every figure of the rules', () => {
  it('is of a kind that is known', () => {
    const known = new Set([...RATES, ...MONEY, ...Object.keys(COUNTS), 'multiplier']);
    expect(FIGURES.length).toBeGreaterThan(6_000);
    expect([...new Set(FIGURES.map(meaning))].filter((name) => !known.has(name))).toEqual([]);
  });

  it('that is a rate lies from 0 to 1, and no income tax is above 15%', () => {
    const rates = FIGURES.filter((figure) => RATES.includes(meaning(figure)));
    expect(rates.length).toBeGreaterThan(2_500);
    for (const figure of rates) {
      expect(Number.isSafeInteger(figure.value), told(figure)).toBe(true);
      expect(figure.value, told(figure)).toBeGreaterThanOrEqual(0);
      expect(figure.value, told(figure)).toBeLessThanOrEqual(1_000_000);
      if (figure.names.includes('schedule')) expect(figure.value, told(figure)).toBeLessThan(percent('15'));
    }
  });

  it('that is money is whole cents, not negative and no more than 25 million dollars', () => {
    for (const figure of FIGURES.filter((one) => MONEY.includes(meaning(one)))) {
      expect(Number.isSafeInteger(figure.value), told(figure)).toBe(true);
      expect(figure.value, told(figure)).toBeGreaterThanOrEqual(0);
      expect(figure.value, told(figure)).toBeLessThanOrEqual(dollars(25_000_000));
    }
  });

  it('that counts is as large as such a count can be', () => {
    for (const figure of FIGURES.filter((one) => meaning(one) in COUNTS)) {
      expect(figure.value > 0 && figure.value <= COUNTS[meaning(figure)]!, told(figure)).toBe(true);
    }
    for (const figure of FIGURES.filter((one) => meaning(one) === 'multiplier')) {
      expect(figure.value > 1_000_000 && figure.value < 1_100_000, told(figure)).toBe(true);
    }
  });
});

/** States whose schedules don't start with zero tax at the year's first cent, and why. */
const OTHER_BEGINNINGS: Readonly<Record<string, string>> = {
  OR: 'the schedule for lower wages includes one credit, and the other schedule begins where that one ends',
};

/** States that print the same rate as in the row below, or a lower one, and why. */
const OTHER_RATES: Readonly<Record<string, string>> = {
  AR: 'takes back the low rates by $10 for each $100, in rows with the same rate',
  NM: 'prints the rows of the return, some of which share a rate',
  NY: 'takes back the low rates all at once above $50,000, so a lower rate follows that row',
};

describe('every table', () => {
  it('rises', () => {
    expect(TABLES.length).toBeGreaterThan(700);
    for (const table of TABLES) {
      for (const [index, { over }] of table.value.slice(1).entries()) {
        expect(over, told(table)).toBeGreaterThan(table.value[index]!.over);
      }
    }
  });

  it('of tax begins with the first cent, and takes none at first', () => {
    const others = SCHEDULES.filter(({ value: [first] }) => first!.over !== 0 || first!.base !== 0);
    expect([...new Set(others.map(({ state }) => state))]).toEqual(Object.keys(OTHER_BEGINNINGS));
    for (const { value, names } of others) {
      expect(names[0]).toBe(value[0]!.over === 0 ? 'below' : 'fromLimit');
    }
  });

  it('of tax has rates that rise, but where a state says otherwise', () => {
    const others = SCHEDULES.filter(({ value }) => {
      const rates = value.map(({ rate }) => rate);
      return rates.slice(1).some((rate, index) => rate <= rates[index]!);
    });
    expect([...new Set(others.map(({ state }) => state))].sort()).toEqual(Object.keys(OTHER_RATES).sort());
  });
});

/** How many cents a printed base may differ from what the row below adds up to, and why. */
interface PrintedBases {
  readonly within: number;
  readonly why: string;
}

/** 50 cents from this base and 50 cents from the one below it. */
const WHOLE_DOLLARS: PrintedBases = { within: 100, why: 'prints bases in whole dollars' };

const PRINTED: Readonly<Record<string, PrintedBases>> = {
  HI: WHOLE_DOLLARS,
  ID: WHOLE_DOLLARS,
  ME: WHOLE_DOLLARS,
  MO: WHOLE_DOLLARS,
  MT: WHOLE_DOLLARS,
  OR: WHOLE_DOLLARS,
  NJ: { within: 100, why: 'prints pay period bases in whole dollars' },
  NY: {
    within: 300,
    why: 'prints bases in whole dollars, and the rate that takes back the low rates above $50,000 with two decimals',
  },
};

/** Arkansas prints the tax as a rate on all income less an amount that changes with each row. */
const ARKANSAS_STEP = { most: dollars(20.67), why: 'the amount falls by $10 a row, and by twice that in the first' };

describe('what a schedule says of the tax so far', () => {
  const jumpsOf = ({ value }: Placed<readonly BracketRow[]>) =>
    value.slice(1).map(({ over, base }, index) => {
      const below = value[index]!;
      return base - (below.base + ((over - below.over) * below.rate) / 1_000_000);
    });
  /** A base is in whole cents. */
  const ROUNDED_TO_CENTS = 0.5;

  it('is what the rows below come to, to the cent', () => {
    const exact = SCHEDULES.filter(({ state }) => !(state in PRINTED) && state !== 'AR');
    expect(exact.length).toBeGreaterThan(150);
    for (const schedule of exact) {
      for (const jump of jumpsOf(schedule)) {
        expect(Math.abs(jump), told(schedule)).toBeLessThanOrEqual(ROUNDED_TO_CENTS);
      }
    }
  });

  it.each(Object.entries(PRINTED))('%s differs from it by what it rounds, and does', (state, { within }) => {
    const jumps = SCHEDULES.filter((schedule) => schedule.state === state).flatMap(jumpsOf);
    const largest = Math.max(...jumps.map(Math.abs));
    expect(largest).toBeLessThanOrEqual(within);
    expect(largest, 'without a difference the state needs no entry').toBeGreaterThan(ROUNDED_TO_CENTS);
  });

  it('AR steps by its own amounts', () => {
    const schedules = SCHEDULES.filter(({ state }) => state === 'AR');
    for (const schedule of schedules) {
      const jumps = jumpsOf(schedule);
      for (const jump of jumps) expect(jump, told(schedule)).toBeLessThanOrEqual(ARKANSAS_STEP.most);
      const ofTen = jumps.filter((jump) => Math.abs(jump - dollars(10)) < 1);
      expect(ofTen.length, told(schedule)).toBeGreaterThan(jumps.length / 3);
    }
  });

  it('is told in tables of the city of New York too', () => {
    expect(SCHEDULES.filter(({ range }) => range.includes('New York City')).length).toBeGreaterThan(4);
  });
});
