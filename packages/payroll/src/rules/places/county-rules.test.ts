import { addDays, basePlusRate, calendarDate, cents, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { placeRulesOn } from '../../places/place-index.ts';
import { allRules } from '../../loading/all-rules.ts';
import type { BracketRow } from '../federal-rules.ts';
import type { TaxableRates } from './county-rules.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '../../testing/years-held.fixture.ts';

const COUNTY_STATES = ['IN', 'MD'] as const;
const placesOf = (state: string) => allRules.places.find((held) => held.state === state)!;

describe('the counties held', () => {
  it('are the 92 of Indiana, and the 23 and the city of Maryland with its nonresidents', () => {
    expect(placesOf('IN').places).toHaveLength(92);
    expect(placesOf('MD').places).toHaveLength(25);
  });

  it.each(COUNTY_STATES)('%s: every one has a rate for every day held', (state) => {
    for (const { name, rules } of placesOf(state).places) {
      expect(rules[0]!.from, name).toBe(FIRST_COVERED_DAY);
      expect(rules.at(-1)!.to, name).toBe(LAST_COVERED_DAY);
      for (const [index, { to }] of rules.slice(0, -1).entries()) {
        expect(rules[index + 1]!.from, name).toBe(addDays(to, 1));
      }
    }
  });

  it.each(COUNTY_STATES)('%s: rates are those of counties, and those by amount rise without a gap', (state) => {
    for (const { name, rules } of placesOf(state).places) {
      for (const { tax } of rules) {
        if (tax.method !== 'stateTaxable') throw new Error(`${name} does not tax what the state taxes`);
        const rates = ratesOf(tax.rates);
        expect(Math.min(...rates), name).toBeGreaterThanOrEqual(percent('0.5'));
        expect(Math.max(...rates), name).toBeLessThanOrEqual(percent('3.3'));
        for (const table of tablesOf(tax.rates))
          expect(
            [...table].sort((a, b) => a - b),
            name,
          ).toEqual(table);
      }
    }
  });

  it('of Maryland that tax by part have bases that continue, as does the schedule of the state', () => {
    const ofPlaces = placesOf('MD').places.flatMap(({ rules }) =>
      rules.flatMap(({ tax }) => (tax.method === 'stateTaxable' ? schedulesOf(tax.rates) : [])),
    );
    const ofState = allRules.states.flatMap(({ incomeTax }) =>
      incomeTax.method === 'maryland' ? Object.values(incomeTax.schedule) : [],
    );
    expect(ofPlaces.length).toBeGreaterThan(0);
    expect(ofState.length).toBeGreaterThan(0);
    for (const schedule of [...ofPlaces, ...ofState] as (readonly BracketRow[])[]) {
      schedule.slice(1).forEach(({ over, base }, index) => {
        const below = schedule[index]!;
        expect(base).toBe(basePlusRate(below.base, below.rate, cents(over - below.over)));
      });
    }
  });

  it('of Maryland have the highest rate that is taken without one', () => {
    const { places, counties } = placesOf('MD');
    for (const payDate of ['2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01', '2025-07-01', '2026-01-01']) {
      const rateOf = (place: (typeof places)[number]) => {
        const { tax } = placeRulesOn(place, calendarDate(payDate))!;
        return tax.method === 'stateTaxable' ? Math.max(...ratesOf(tax.rates)) : 0;
      };
      expect(Math.max(...places.map(rateOf)), payDate).toBe(rateOf(counties!.withoutCounty!));
    }
  });
});

function schedulesOf(rates: TaxableRates): readonly (readonly BracketRow[])[] {
  return rates.kind === 'byPart' ? Object.values(rates.schedule) : [];
}

function ratesOf(rates: TaxableRates): readonly number[] {
  return rates.kind === 'one' ? [rates.rate] : tablesOf(rates).flat();
}

function tablesOf(rates: TaxableRates): readonly (readonly number[])[] {
  if (rates.kind === 'one') return [];
  if (rates.kind === 'byPart') return Object.values(rates.schedule).map((rows) => rows.map(({ rate }) => rate));
  return Object.values(rates.rates).map((rows) => rows.map(({ value }) => value));
}
