import { addDays, calendarDate, dollars, parseCalendarDate, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../rule-book/rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import type { Sourced } from './sourced.ts';
import type { StateItem } from './state-items.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY, COVERED_YEARS } from '../testing/years-held.fixture.ts';

const ITEMS = allRules.items.flatMap(({ state, from, items }) =>
  items.map((item) => [`${state} ${item.title} from ${from}`, item] as const),
);

function expectSource({ source, standing }: Sourced): void {
  expect(source.publication).not.toBe('');
  expect(source.publisher).not.toBe('');
  expect(source.url ?? 'https://').toMatch(/^https:\/\//);
  expect(parseCalendarDate(source.checked)).toBeDefined();
  expect(['official', 'secondary', 'inferred']).toContain(standing);
}

describe('what employees pay into programs of the states', () => {
  it.each(STATE_CODES)('%s is answered for every day held', (state) => {
    const held = allRules.items.filter((items) => items.state === state).sort((a, b) => (a.from < b.from ? -1 : 1));
    expect(held[0]?.from).toBe(FIRST_COVERED_DAY);
    expect(held.at(-1)?.to).toBe(LAST_COVERED_DAY);
    held.forEach(({ from, to }, index) => {
      expect(from <= to).toBe(true);
      const next = held[index + 1];
      if (next) expect(next.from).toBe(addDays(to, 1));
    });
    for (const year of COVERED_YEARS) {
      expect(coverageOf(state, calendarDate(`${year}-06-15`), allRules).stateItems).not.toBe('missing');
    }
  });

  it('is nothing in 34 of them', () => {
    const named = [...new Set(allRules.items.filter(({ items }) => items.length > 0).map(({ state }) => state))];
    expect(named.sort()).toEqual('AK CA CO CT DE HI MA ME MN NJ NM NY OR PA RI VT WA'.split(' '));
  });

  it('says where it is written that these are all', () => {
    for (const held of allRules.items) expectSource(held);
  });

  it.each(ITEMS)('%s has a source, a name and figures that can be', (_, item) => {
    expectSource(item);
    expect(item.title).toMatch(/^[A-Z][A-Za-z’ &]+( \(L&I\))?$/);
    if (item.tax.startsWith('named:')) expect(item.tax).toBe(`named:${item.title}`);
    for (const rate of ratesOf(item)) {
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThan(1_000_000);
    }
  });

  it('has one line a program and the same name for it in every year', () => {
    for (const { items } of allRules.items) {
      expect(new Set(items.map(({ tax }) => tax)).size).toBe(items.length);
    }
    for (const state of STATE_CODES) {
      const all = allRules.items.filter((held) => held.state === state).flatMap(({ items }) => items);
      const names = new Set(all.map(({ tax, title }) => `${tax} ${title}`));
      expect(names.size, state).toBe(new Set(all.map(({ tax }) => tax)).size);
    }
  });

  it('adds up where a rate is made of two parts', () => {
    const parts = ITEMS.flatMap(([, item]) => (item.method === 'rateToWageBase' && item.parts ? [item] : []));
    expect(parts).toHaveLength(10);
    for (const { rate, parts: of } of parts) {
      const { kind, ...two } = of!;
      expect(kind).toMatch(/And/);
      expect(Object.values(two).reduce((sum: number, part: number) => sum + part, 0)).toBe(rate);
    }
  });

  it('ends at the wage base of social security where the state says so', () => {
    const bases = Object.fromEntries(
      allRules.federal.map(({ from, socialSecurity }) => [from.slice(0, 4), socialSecurity.wageBase]),
    );
    const following = ['CO', 'CT', 'DE', 'MA', 'ME', 'WA'];
    for (const { state, from, items } of allRules.items.filter((held) => following.includes(held.state))) {
      for (const item of items) {
        if ('wageBase' in item) expect(item.wageBase, `${state} ${from}`).toBe(bases[from.slice(0, 4)]);
      }
    }
  });

  it('ends at that base to the nearest thousand in Minnesota', () => {
    const [item] = allRules.items.find(({ state, from }) => state === 'MN' && from.startsWith('2026'))!.items;
    expect(item).toMatchObject({ wageBase: dollars(185_000) });
  });
});

function ratesOf(item: StateItem): readonly number[] {
  if (item.method === 'shareOfPremium') return [item.rate, item.employeeShare];
  return 'rate' in item ? [item.rate] : [];
}
