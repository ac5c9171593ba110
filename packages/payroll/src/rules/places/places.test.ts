import type { Cents, Rate } from '@paperwage/values';
import { addDays, dollars, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import readme from '../../../README.md?raw';
import { allRules, loadRuleBook } from '../../index.ts';
import { placeIndex } from '../../places/place-index.ts';
import { PLACE_FILES } from './index.ts';
import type { Place, PlaceRules, PlaceTax } from './place-rules.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '../../testing/years-held.fixture.ts';

const COUNTED: readonly (readonly [name: string, state: string, kind?: string])[] = [
  ['Ohio municipalities', 'OH', 'municipality'],
  ['Ohio joint districts', 'OH', 'jointDistrict'],
  ['Ohio school districts', 'OH', 'schoolDistrict'],
  ['Pennsylvania', 'PA'],
  ['Kentucky cities', 'KY', 'city'],
  ['Kentucky counties', 'KY', 'county'],
  ['Michigan', 'MI'],
  ['Alabama', 'AL'],
  ['West Virginia', 'WV'],
  ['Colorado', 'CO'],
  ['Oregon', 'OR'],
  ['Missouri', 'MO'],
  ['Delaware', 'DE'],
];

/** How many places on each list we cover, and how many of them on every day of the years we cover. */
function counted(): (readonly [string, number, number])[] {
  return COUNTED.map(([name, state, kind]) => {
    const { places } = allRules.places.find((held) => held.state === state)!;
    const listed = places.filter((place) => kind === undefined || place.kind === kind);
    return [name, listed.length, listed.filter(isAlwaysHeld).length];
  });
}

function isAlwaysHeld({ rules }: Place): boolean {
  const isNext = rules.every(({ from }, index) => index === 0 || from === addDays(rules[index - 1]!.to, 1));
  return isNext && rules[0]!.from === FIRST_COVERED_DAY && rules.at(-1)!.to === LAST_COVERED_DAY;
}

const STATES = allRules.places.map((held) => [held.state, held] as const);

describe.each(STATES)('the places of %s', (state, held) => {
  it('are loaded with their state and no other', async () => {
    const book = await loadRuleBook(state);
    expect(book.places).toEqual([held]);
    expect(PLACE_FILES[state]).toBeDefined();
  });

  it('carry a source, a standing and dates that rise without overlapping', () => {
    for (const { name, rules } of held.places) {
      expect(rules.length, name).toBeGreaterThan(0);
      for (const [index, one] of rules.entries()) {
        const { publication, publisher, url, checked } = one.source;
        expect(publication && publisher && checked, name).toBeTruthy();
        if (url !== null) expect(url, name).toMatch(/^https:\/\/[a-z\d.-]+\.[a-z]+(\/\S*)?$/);
        expect(['official', 'secondary', 'inferred'], name).toContain(one.standing);
        expect(one.from <= one.to && one.from >= FIRST_COVERED_DAY && one.to <= LAST_COVERED_DAY, name).toBe(true);
        const next = rules[index + 1];
        if (next) expect(one.to < next.from, `${name} ${one.to} ${next.from}`).toBe(true);
      }
    }
  });

  it('say what a reader should know where they are inferred', () => {
    for (const { name, rules } of held.places) {
      for (const { standing, note } of rules) if (standing === 'inferred') expect(note, name).toMatch(/\.$/);
    }
  });

  it('take rates and fees that a place can take', () => {
    for (const place of held.places) {
      for (const { tax } of place.rules) expectPossible(place, tax);
    }
  });

  it('have names of their own and numbers that no other has', () => {
    const labels = placeIndex(held).places.map(({ key }) => key);
    expect(new Set(labels).size).toBe(labels.length);
    const codes = held.places.flatMap(({ code, kind }) => (code === undefined ? [] : [`${kind} ${code}`]));
    expect(new Set(codes).size).toBe(codes.length);
  });
});

/** No place in the country taxes more than 4% of wages or charges a fee above these. */
const HIGHEST_RATE = percent('4');

function expectPossible({ name }: Place, tax: PlaceTax): void {
  for (const rate of ratesOf(tax)) {
    expect(Number.isSafeInteger(rate) && rate >= 0 && rate <= HIGHEST_RATE, `${name} ${rate}`).toBe(true);
  }
  for (const [amount, most] of amountsOf(tax)) {
    expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= most, `${name} ${amount}`).toBe(true);
  }
}

function ratesOf(tax: PlaceTax): readonly Rate[] {
  switch (tax.method) {
    case 'wageRate':
      return Object.values(tax.rates);
    case 'ohioCity':
    case 'ohioSchoolDistrict':
      return [tax.rate];
    case 'pennsylvania':
    case 'michigan':
      return [tax.resident, tax.nonresident];
    case 'kentuckyCounty':
      return tax.parts.map(({ rate }) => rate);
    case 'highEarners':
      return tax.areas.flatMap(({ brackets }) => brackets.map(({ rate }) => rate));
    default:
      return [];
  }
}

function amountsOf(tax: PlaceTax): readonly (readonly [Cents, Cents])[] {
  switch (tax.method) {
    case 'pennsylvania':
      return [
        [tax.servicesTax, dollars(156)],
        [tax.servicesTaxExemption, dollars(24_500)],
      ];
    case 'michigan':
      return [[tax.exemption, dollars(3_000)]];
    case 'monthlyFee':
      return [[tax.perMonth, dollars(5.75)]];
    case 'weeklyFee':
      return [[tax.perWeek, dollars(5)]];
    default:
      return [];
  }
}

function taxOn(rules: readonly PlaceRules[], day: string): PlaceTax | undefined {
  return rules.find(({ from, to }) => from <= day && day <= to)?.tax;
}

describe('the lists', () => {
  it('are counted in the README as they are', () => {
    const rows = [...readme.matchAll(/^\| ([A-Z][\w ]+?) +\| (\d+) +\| (\d+) +\|/gm)];
    expect(rows.map(([, of, held, always]) => [of, Number(held), Number(always)])).toEqual(counted());
  });

  const placesOf = (state: string) => allRules.places.find((held) => held.state === state)!.places;
  const numberOf = (state: string, kind: string) => placesOf(state).filter((place) => place.kind === kind).length;

  it('are as long as their sources', () => {
    expect(numberOf('OH', 'municipality')).toBe(678);
    expect(numberOf('OH', 'jointDistrict')).toBe(149);
    expect(numberOf('OH', 'schoolDistrict')).toBe(217);
    expect(placesOf('PA')).toHaveLength(751);
    expect(placesOf('MI')).toHaveLength(24);
    expect(placesOf('AL')).toHaveLength(25);
    expect(placesOf('WV')).toHaveLength(11);
    expect(placesOf('CO')).toHaveLength(5);
  });

  it('agree with the totals that Ohio prints', () => {
    const taxed = placesOf('OH').filter(({ kind, rules }) => {
      const { tax } = rules.at(-1)!;
      return kind === 'municipality' && tax.method === 'ohioCity' && tax.rate > 0;
    });
    expect(taxed).toHaveLength(667);
  });

  it.each([
    // The lists of 2026 and 2025, and the years before them as far as their rates were found.
    [2026, { taxing: 214, earned: 68, open: 0 }],
    [2025, { taxing: 210, earned: 64, open: 0 }],
    [2024, { taxing: 210, earned: 66, open: 2 }],
    [2023, { taxing: 205, earned: 62, open: 5 }],
    [2022, { taxing: 203, earned: 60, open: 6 }],
  ] as const)('have the school districts of Ohio that tax in %s', (year, expected) => {
    const districts = placesOf('OH').filter(({ kind }) => kind === 'schoolDistrict');
    const taxes = districts.map(({ rules }) => taxOn(rules, `${year}-06-15`));
    const taxing = taxes.filter((tax) => tax?.method === 'ohioSchoolDistrict' && tax.rate > 0);
    const earned = taxing.filter((tax) => tax?.method === 'ohioSchoolDistrict' && tax.exemption === undefined);
    const open = taxes.filter((tax) => tax === undefined);
    expect({ taxing: taxing.length, earned: earned.length, open: open.length }).toEqual(expected);
  });

  it('leave no day out where the years before the present rate are held', () => {
    for (const name of ['Athens', 'Mansfield', 'Chillicothe', 'Philadelphia', 'Weirton', 'Opelika', 'Bowling Green']) {
      const place = allRules.places.flatMap(({ places }) => places).find((one) => one.name === name)!;
      expect(place.rules[0]!.from, name).toBe('2022-01-01');
      for (const [index, { to }] of place.rules.slice(0, -1).entries()) {
        expect(place.rules[index + 1]!.from, name).toBe(addDays(to, 1));
      }
    }
  });
});
