import { calendarDate, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { StateCode } from '@paperwage/values';
import { allRules } from '../loading/all-rules.ts';
import { FEDERAL_EXAMPLES } from './federal-examples.ts';
import { STATE_EXAMPLES } from './state-examples.ts';
import { coveredRules, isEveryDayOf, runExamples, coveredYears } from './index.ts';
import { COVERED_YEARS } from '../testing/years-held.fixture.ts';

const held = coveredRules(allRules);

function heldFor(state: StateCode, year: number) {
  return held.find((one) => one.state === state && one.year === year)!;
}

const range = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });

describe('what is held', () => {
  it('is told for 51 states and every year, each once', () => {
    expect(coveredYears(allRules)).toEqual(COVERED_YEARS);
    expect(held).toHaveLength(51 * COVERED_YEARS.length);
    expect(new Set(held.map(({ state, year }) => `${state} ${year}`)).size).toBe(51 * COVERED_YEARS.length);
  });

  it.each(STATE_CODES)('%s: no year is empty, and none has a day without a rule', (state) => {
    for (const { year, incomeTax, itemLists } of held.filter((one) => one.state === state)) {
      expect(isEveryDayOf(year, incomeTax), `income tax of ${year}`).toBe(true);
      expect(isEveryDayOf(year, itemLists), `programs of ${year}`).toBe(true);
    }
  });

  it('has a range for each part of a year in which a rule changed', () => {
    const dates = heldFor('GA', 2026).incomeTax.map(({ from, to }) => [from, to]);
    expect(dates).toEqual([
      ['2026-01-01', '2026-05-10'],
      ['2026-05-11', '2026-12-31'],
    ]);
    expect(heldFor('GA', 2022).incomeTax).toHaveLength(1);
  });

  it('has every program once, with its own dates', () => {
    const programs = heldFor('WA', 2023).items.map(({ item, from, to }) => [item.title, from, to]);
    expect(programs).toEqual([
      ['Washington workers’ comp (L&I)', '2023-01-01', '2023-12-31'],
      ['Washington PFML', '2023-01-01', '2023-12-31'],
      ['WA Cares', '2023-07-01', '2023-12-31'],
    ]);
    const amounts = heldFor('NM', 2025).items.map(({ from }) => from);
    expect(amounts).toEqual(['2025-01-01', '2025-07-01']);
    expect(heldFor('TX', 2026).items).toEqual([]);
  });

  it('counts places of the year, each as sure as the least sure of its rules, with every source', () => {
    const { listed, held: count, everyDay, byStanding, sources } = heldFor('WV', 2026).places;
    expect(listed).toBe(11);
    expect(count).toBe(byStanding.official + byStanding.secondary + byStanding.inferred);
    expect(everyDay).toBeLessThanOrEqual(count);
    expect(sources.length).toBeGreaterThan(1);
    const places = heldFor('OH', 2022).places;
    expect(places.held).toBeLessThan(places.listed);
    expect(heldFor('PA', 2026).places.inState).toEqual([{ what: 'psdCodes', count: 2_619, asOf: 2026, held: 750 }]);
    const ohio = heldFor('OH', 2026).places;
    expect(ohio.inState.map(({ count, held }) => [held, count])).toEqual([
      [667, 667],
      [149, 153],
      [214, 214],
    ]);
    // Eleven places and three former school districts are listed without a tax.
    expect(ohio.held).toBe(667 + 149 + 214 + 14);
    expect(heldFor('TX', 2026).places).toMatchObject({ listed: 0, inState: [], held: 0, everyDay: 0, sources: [] });
  });

  it('tells agreements by the state of work, certificates and rates for supplemental pay', () => {
    expect(heldFor('DC', 2024).reciprocity.map(({ residentsOf }) => residentsOf)).toEqual(['everyOther']);
    expect(heldFor('CA', 2024).certificates.map(({ form }) => form)).toEqual(['DE 4']);
    expect(heldFor('CA', 2024).supplemental).toHaveLength(1);
    expect(heldFor('TX', 2024).certificates).toEqual([]);
  });
});

describe('the days of a year', () => {
  it('are all held when ranges meet, also where they go beyond the year', () => {
    expect(isEveryDayOf(2024, [range('2022-01-01', '2024-06-30'), range('2024-07-01', '2026-12-31')])).toBe(true);
    expect(isEveryDayOf(2024, [range('2024-01-01', '2024-02-28'), range('2024-03-01', '2024-12-31')])).toBe(false);
    expect(isEveryDayOf(2024, [])).toBe(false);
    expect(isEveryDayOf(2024, [range('2023-01-01', '2023-12-31')])).toBe(false);
  });
});

describe('the examples that are run', () => {
  it('are counted by who printed them, and two alone are not followed', () => {
    const outcomes = runExamples(allRules);
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'printed').length).toBeGreaterThan(90);
    expect(kinds.filter((kind) => kind === 'calculator').length).toBeGreaterThan(20);
    expect(outcomes).toHaveLength(FEDERAL_EXAMPLES.length + STATE_EXAMPLES.length);
    expect(outcomes.filter(({ contradiction }) => contradiction !== undefined).map(({ id }) => id)).toEqual([
      'MD-2026-16',
      'P-ND-2026-01',
    ]);
  });
});
