import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { askedOfEmployee } from '../certificates/asked-of-employee.ts';
import { allRules } from '../rules/all-rules.ts';
import { payment } from '../testing/payment.fixture.ts';
import { calculatePay } from '../calculate-pay.ts';
import { placeIndex } from './place-index.ts';
import { suggestPlaces } from './suggest-places.ts';

const TODAY = calendarDate('2026-11-20');

interface Address {
  readonly cities: readonly string[];
  readonly counties?: readonly string[];
}

function suggested(state: StateCode, home: Address, work: Address = home, payDate = TODAY) {
  const { places } = askedOfEmployee(payment({ state }), allRules);
  const address = ({ cities, counties = [] }: Address) => ({ state, cities, counties });
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

  it('suggests several where a ZIP code touches several', () => {
    const dublin = { cities: ['Dublin', 'Amlin', 'Columbus'], counties: ['Union County', 'Franklin County'] };
    expect(names('OH', dublin).locality).toEqual(['Dublin', 'Columbus']);
    expect(names('IN', { cities: ['Greenwood'], counties: ['Johnson County', 'Marion County'] }).county).toEqual([
      'Johnson County',
      'Marion County',
    ]);
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

  it('suggests school districts by the city and then by the county, and joint districts for the work', () => {
    const bexley = names('OH', { cities: ['Bexley'], counties: ['Franklin County'] });
    expect(bexley.schoolDistrict![0]).toBe('Bexley CSD');
    expect(bexley.schoolDistrict!.length).toBeGreaterThan(1);
    const hamilton = names('OH', { cities: ['Hamilton'] });
    expect(hamilton.locality).toEqual(['Hamilton']);
    expect(hamilton.workLocality).toContain('Hamilton Indian Springs JEDD I');
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
      for (const { place } of placeIndex(held).places) {
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
