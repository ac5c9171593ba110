import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { LAST_COVERED_DAY } from '../testing/years-held.fixture.ts';
import { ANNOUNCED_YEARS } from './announced.ts';

describe.each(ANNOUNCED_YEARS)('what is announced of $year', ({ year, facts, notPublished }) => {
  it('is of a year whose tables are not held: delete it when they are', () => {
    expect(`${year}-12-31` > LAST_COVERED_DAY).toBe(true);
  });

  it('names for every fact a state, a source and its standing, in rising days', () => {
    for (const { state, name, text, from, to, source, standing } of facts) {
      expect(['US', ...STATE_CODES], name).toContain(state);
      expect(text, name).not.toMatch(/null|undefined|NaN/);
      expect(to === undefined || from <= to, name).toBe(true);
      expect(source.url ?? 'https://', name).toMatch(/^https:\/\//);
      expect([source.publication, source.publisher]).not.toContain('');
      expect(['official', 'secondary', 'inferred']).toContain(standing);
    }
  });

  it('names no fact twice on one day, and nothing as known that is not published', () => {
    const keys = facts.map(({ state, name, from }) => `${state} ${name} ${from}`);
    expect(new Set(keys).size).toBe(keys.length);
    const known = new Set(facts.map(({ state, name }) => `${state} ${name}`));
    for (const { state, name } of notPublished) expect(known).not.toContain(`${state} ${name}`);
    expect(new Set(notPublished.map(({ name }) => name)).size).toBe(notPublished.length);
  });
});

it('names the figures that are calculated with as well', () => {
  const { facts } = ANNOUNCED_YEARS.find(({ year }) => year === 2027)!;
  const told = facts.map(({ state, name, text }) => `${state} ${name}: ${text}`);
  expect(told[0]).toBe('US Social Security: 6.2% of wages up to $192,300.00, for employees');
  expect(told).toContain('MD Maryland FAMLI: 0.45% of wages up to $192,300.00, for employees');
  expect(told).toContain('NY New York Paid Family Leave: 0.452% of wages, at most $451.81 a year, for employees');
  expect(told).toContain('NJ Disability insurance, wage base for employees: Wages up to $177,100.00');
  const states = facts.map(({ state }) => state).filter((state) => state !== 'US');
  expect(states).toEqual([...states].sort());
});
