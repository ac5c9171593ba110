import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { askedOfEmployee } from '../certificates/asked-of-employee.ts';
import { allRules } from '../loading/all-rules.ts';
import { payment } from '../testing/payment.fixture.ts';
import { calculatePay } from '../calculate-pay.ts';
import { placeIndex } from './place-index.ts';
import { suggestPlaces } from './suggest-places.ts';

const TODAY = calendarDate('2026-11-20');
/** From day to day one place in so many is suggested. */
const APART = process.env.TEST_ALL ? 1 : 8;

interface Address {
  readonly cities: readonly string[];
  readonly counties?: readonly string[];
  readonly near?: { readonly cities: readonly string[]; readonly counties: readonly string[] };
}

function suggested(state: StateCode, home: Address, work: Address = home, payDate = TODAY) {
  const { places } = askedOfEmployee(payment({ state }), allRules);
  const address = ({ cities, counties = [], near }: Address) => ({ state, cities, counties, near });
  return suggestPlaces(places, { home: address(home), work: address(work) }, payDate, allRules);
}

function names(...address: Parameters<typeof suggested>): Record<string, string[]> {
  return Object.fromEntries(
    suggested(...address).map(({ election, candidates }) => [election, candidates.map(({ name }) => name)]),
  );
}

describe('suggestPlaces', () => {
  it('suggests the city of home and work, with what each takes', () => {
    const [home, work] = suggested('PA', { cities: ['Scranton'] }, { cities: ['pittsburgh'] });
    expect(home).toMatchObject({ election: 'locality', of: 'home', city: 'Scranton', isListComplete: false });
    expect(home!.candidates.map(({ bareName, rates }) => [bareName, rates])).toEqual([
      ['Scranton', [{ kind: 'rate', rate: 34_000 }]],
    ]);
    expect(work!.candidates[0]).toMatchObject({
      bareName: 'Pittsburgh',
      rates: [
        { kind: 'rate', rate: 10_000 },
        { kind: 'fee', amount: 5_200, per: 'year' },
      ],
    });
  });

  it('suggests an independent city where most of the ZIP code lies in it, and else only shows it as near', () => {
    const clayton = { cities: ['Saint Louis'], counties: ['St. Louis County', 'St. Louis city'] };
    const [home] = suggested('MO', clayton);
    expect(home!.candidates).toEqual([]);
    expect(home!.nearby.map(({ name }) => name)).toEqual(['St. Louis']);
    expect(names('MO', { cities: ['Saint Louis'], counties: ['St. Louis city'] }).locality).toEqual(['St. Louis']);
  });

  it('offers no county for the home that taxes only the work done there', () => {
    const near = { cities: [], counties: ['Jessamine County'] };
    const [home] = suggested('KY', { cities: ['Lexington'], counties: ['Fayette County'], near });
    expect(home!.nearby.map(({ kind }) => kind)).not.toContain('county');
  });

  it('suggests several where a ZIP code touches several', () => {
    expect(names('IN', { cities: ['Greenwood'], counties: ['Johnson County', 'Marion County'] }).county).toEqual([
      'Johnson County',
      'Marion County',
    ]);
  });

  it('shows what is only near apart from what the ZIP code touches', () => {
    const near = { cities: ['Amlin', 'Columbus'], counties: ['Madison County'] };
    const [home, , district] = suggested('OH', { cities: ['Dublin'], counties: ['Franklin County'], near });
    expect(home!.candidates.map(({ name }) => name)).toEqual(['Dublin']);
    expect(home!.nearby.map(({ name }) => name)).toEqual(['Columbus']);
    expect(district!.candidates).toEqual([]);
    expect(district!.nearby.map(({ name }) => name)).toContain('Bexley CSD');
    const florence = {
      cities: ['Florence'],
      counties: ['Boone County'],
      near: { cities: [], counties: ['Kenton County'] },
    };
    const [, work, county] = suggested('KY', florence);
    expect(work!.candidates.map(({ name }) => name)).toEqual(['Florence', 'Boone County']);
    expect(county!.candidates.map(({ name, isHeld }) => [name, isHeld])).toEqual([['Boone County', false]]);
    expect(county!.nearby.map(({ name }) => name)).toEqual(['Kenton County']);
  });

  it('offers a place in two school districts twice at home where these differ, and once at work', () => {
    const [home, work] = suggested('PA', { cities: ['Pittsburgh'], counties: ['Allegheny County'] });
    expect(home!.candidates.map(({ schoolDistrict, rates }) => [schoolDistrict, rates])).toEqual([
      ['Pittsburgh', [{ kind: 'rate', rate: 30_000 }]],
      ['Baldwin-Whitehall', [{ kind: 'rate', rate: 15_000 }]],
    ]);
    expect(work!.candidates.map(({ code }) => code)).toEqual(['700102']);
    for (const { place } of placeIndex(allRules.places.find(({ state }) => state === 'PA')!).places) {
      for (const { of, candidates } of suggested('PA', { cities: [place.name] })) {
        const shown = candidates.map(({ bareName, kind, county, rates, code }) =>
          JSON.stringify([bareName, kind, county, of === 'home' ? code : rates]),
        );
        expect(new Set(shown).size, place.name).toBe(shown.length);
      }
    }
  });

  it('tells places of one name apart by the county, where that is known', () => {
    const anywhere = names('PA', { cities: ['Union'] }).locality!;
    expect(anywhere.length).toBeGreaterThan(1);
    const county = /, (\w+)/.exec(anywhere[0]!)![1]!;
    const there = names('PA', { cities: ['Union'], counties: [`${county} County`] }).locality!;
    expect(there.length).toBeLessThan(anywhere.length);
    for (const name of there) expect(name).toContain(county);
    expect(names('PA', { cities: ['Union'], counties: ['Philadelphia County'] }).locality).not.toEqual(anywhere);
  });

  it('finds places that are named by their county', () => {
    expect(names('NY', { cities: ['Flushing'], counties: ['Queens County'] }).locality).toEqual(['New York City']);
    // New York City takes nothing of those who only work there; Yonkers does.
    const works = (city: string) => names('NY', { cities: [city], counties: [] }).workLocality;
    expect(works('New York City')).toEqual([]);
    expect(works('Yonkers')).toEqual(['Yonkers']);
    expect(names('NY', { cities: ['Buffalo'], counties: ['Erie County'] }).locality).toEqual([]);
    expect(names('MD', { cities: ['Baltimore'], counties: ['Baltimore city', 'Baltimore County'] }).county).toEqual([
      'Baltimore City',
      'Baltimore County',
    ]);
    expect(names('KY', { cities: ['Lexington'], counties: ['Fayette County'] })).toMatchObject({
      locality: ['Lexington-Fayette'],
      county: ['Lexington-Fayette'],
    });
  });

  it('suggests the school district of the city, and joint districts near the work', () => {
    const bexley = names('OH', { cities: ['Bexley'], counties: ['Franklin County'] });
    expect(bexley.schoolDistrict).toEqual(['Bexley CSD']);
    const [home, work] = suggested('OH', { cities: ['Hamilton'] });
    for (const { candidates } of [home!, work!]) expect(candidates.map(({ name }) => name)).toEqual(['Hamilton']);
    expect(home!.nearby).toEqual([]);
    expect(work!.nearby.map(({ name }) => name)).toContain('Hamilton Indian Springs JEDD I');
  });

  it('suggests nothing for a city that is not held, and says whether there may be a tax all the same', () => {
    const [home] = suggested('PA', { cities: ['Atlantis'] });
    expect(home).toMatchObject({ candidates: [], city: 'Atlantis', isListComplete: false });
    expect(suggested('MI', { cities: ['Ann Arbor'] })[0]).toMatchObject({ candidates: [], isListComplete: true });
  });

  it('suggests nothing for an address in another state, or none', () => {
    const { places } = askedOfEmployee(payment({ state: 'OH' }), allRules);
    const home = { state: 'MI', cities: ['Detroit'], counties: [] } as const;
    for (const one of suggestPlaces(places, { home }, TODAY, allRules)) {
      expect(one.candidates).toEqual([]);
      expect(one.city).toBeUndefined();
    }
  });

  it('says when the tax of a place is not held on the pay date', () => {
    const [, work] = suggested('AL', { cities: ['Auburn'] }, { cities: ['Auburn'] }, calendarDate('2023-06-15'));
    expect(work).toBeUndefined();
    const [auburn] = suggested('AL', { cities: ['Auburn'] }, undefined, calendarDate('2023-06-15'));
    expect(auburn!.candidates[0]).toMatchObject({ bareName: 'Auburn', isHeld: false, rates: [] });
  });

  it.each(allRules.places.map((held) => [held.state, held] as const))(
    'suggests every place of %s by its own name, and a calculation takes the suggestion',
    (state, held) => {
      for (const { place } of placeIndex(held).places.filter((_, at) => at % APART === 0)) {
        if (held.counties && (place.kind !== 'county' || held.counties.withoutCounty === place)) continue;
        const payDate = place.rules.at(-1)!.to;
        const counties = place.kind === 'county' ? [place.name] : place.county ? [`${place.county} County`] : [];
        const found = suggested(state, { cities: [place.name], counties }, undefined, payDate);
        const own = found.flatMap(({ candidates, election, role }) =>
          candidates.filter(({ bareName }) => bareName === place.name).map(({ name }) => ({ name, election, role })),
        );
        expect(own.length, place.name).toBeGreaterThan(0);
        const { name, election } = own[0]!;
        const pay = payment({ state, payDate, elections: { [election]: name } });
        expect(() => calculatePay(pay, allRules), `${election} ${name}`).not.toThrow();
      }
    },
  );
});
