import { calendarDate } from '@paperwage/values';
import type { StateCode } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRules, coveredCodeCount, findPlaces } from '../index.ts';
import type { Place } from '../index.ts';
import type { PlaceRole } from './asked-place.ts';

const TODAY = calendarDate('2026-11-20');
const names = (text: string, state: StateCode, role?: PlaceRole) =>
  findPlaces(text, state, TODAY, allRules, role).map(({ name }) => name);

/** Made up, so that every letter is under control. */
const madeUp = (...places: (Partial<Place> & Pick<Place, 'name'>)[]) => ({
  places: [{ state: 'OH' as const, places: places.map((place) => ({ kind: 'city' as const, rules: [], ...place })) }],
});

describe('findPlaces', () => {
  it('puts what begins with the text before what has a word that does, and that before the rest', () => {
    const rules = madeUp({ name: 'New Salem' }, { name: 'Jerusalem' }, { name: 'Salem' }, { name: 'Salemville' });
    expect(findPlaces('salem', 'OH', TODAY, rules).map(({ name }) => name)).toEqual([
      'Salem',
      'Salemville',
      'New Salem',
      'Jerusalem',
    ]);
  });

  it('does not look at capitals, accents, apostrophes and punctuation', () => {
    const rules = madeUp({ name: 'Peñón-on-the-Hill' }, { name: "St. Mary's" }, { name: 'Đà Nẵng' });
    const found = (text: string) => findPlaces(text, 'OH', TODAY, rules).map(({ name }) => name);
    for (const text of ['PENON', 'peñon on', 'Pen\u0303o\u0301n', 'penon-on-the']) {
      expect(found(text), text).toEqual(['Peñón-on-the-Hill']);
    }
    for (const text of ['saint marys', 'ST MARY’S', 'st. mary']) expect(found(text), text).toEqual(["St. Mary's"]);
    expect(found('đà nang')).toEqual(['Đà Nẵng']);
  });

  it('answers names that name one place alone, also where the bare name stays with the one that is meant by it', () => {
    const among = (text: string) => findPlaces(text, 'PA', TODAY, allRules);
    for (const [text, first] of [
      ['pitts', 'Pittsburgh (city, Allegheny, 700102)'],
      ['reading', 'Reading (city, Berks)'],
    ] as const) {
      const [chosen] = among(text);
      expect(chosen!.name).toBe(first);
      expect(among(first).filter(({ isNamed }) => isNamed)).toEqual([{ ...chosen, isNamed: true }]);
    }
    expect(among('Pittsburgh').filter(({ isNamed }) => isNamed)).toHaveLength(2);
  });

  it('finds by number, by words in any order and by other names', () => {
    expect(names('700102', 'PA')).toEqual(['Pittsburgh (city, Allegheny, 700102)']);
    expect(names('7301', 'PA')).toEqual([
      'Pittsburgh (city, Allegheny, 730105)',
      'Pleasant Hills (borough, Allegheny, 730103)',
    ]);
    expect(names('franklin hamilton', 'PA')).toEqual(['Hamilton (township, Franklin)']);
    expect(names('lexington', 'KY')).toEqual(['Lexington-Fayette']);
    expect(names('0302', 'OH', 'schoolDistrict')).toEqual(['Hillsdale LSD']);
  });

  it('lists nothing for what holds no letter or digit, and districts by their full names', () => {
    for (const text of ['%', '.*', '😀', '\0', 'columbus😀']) expect(names(text, 'OH'), text).toEqual([]);
    for (const text of ['', '  ']) expect(names(text, 'OH')).toHaveLength(20);
    expect(names('Bexley City School District', 'OH', 'schoolDistrict')).toEqual(['Bexley CSD']);
  });

  it('tells equal names apart, and says the county and the kind', () => {
    const found = findPlaces('oakwood', 'OH', TODAY, allRules);
    expect(found.map(({ name }) => name)).toEqual([
      'Oakwood (municipality, Cuyahoga)',
      'Oakwood (municipality, Montgomery)',
      'Oakwood (municipality, Paulding)',
    ]);
    expect(found[0]).toMatchObject({ kind: 'municipality', county: 'Cuyahoga', code: '57750', isHeld: true });
  });

  it('puts the places of a county of that name last', () => {
    const rules = madeUp(
      { name: 'Akron', county: 'Summit' },
      { name: 'Lake Summit' },
      { name: 'Summit', county: 'Knox' },
    );
    expect(findPlaces('summit', 'OH', TODAY, rules).map(({ name }) => name)).toEqual([
      'Summit',
      'Lake Summit',
      'Akron',
    ]);
  });

  it('says whether the text is the name or the number in full', () => {
    const named = (text: string, state: StateCode, role?: PlaceRole) =>
      findPlaces(text, state, TODAY, allRules, role).flatMap(({ name, isNamed }) => (isNamed ? [name] : []));
    expect(named('510101', 'PA')).toEqual(['Philadelphia']);
    expect(named('51010', 'PA')).toEqual([]);
    expect(named('bethlehem', 'PA')).toEqual([
      'Bethlehem (city, Northampton, 480202)',
      'Bethlehem (city, Northampton, 480703)',
    ]);
    expect(named('montgomery', 'MD', 'county')).toEqual(['Montgomery County']);
    expect(named('bexley', 'OH', 'schoolDistrict')).toEqual(['Bexley CSD']);
  });

  it('says of each whether it is held on the pay date', () => {
    const avon = (payDate: string) => findPlaces('avon', 'OH', calendarDate(payDate), allRules)[0];
    expect(avon('2025-12-31')).toMatchObject({ name: 'Avon', isHeld: false });
    expect(avon('2026-01-01')).toMatchObject({ name: 'Avon', isHeld: true });
  });

  it('answers at most 20 for any text, and every answer holds its letters', () => {
    let answers = 0;
    const text = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('a', 'to', '9', 'new', 'St.', 'é'));
    fc.assert(
      fc.property(text, fc.constantFrom<StateCode>('OH', 'PA', 'KY', 'TX'), (typed, state) => {
        const found = findPlaces(typed, state, TODAY, allRules);
        answers += found.length;
        expect(found.length).toBeLessThanOrEqual(20);
        if (state === 'TX') expect(found).toEqual([]);
      }),
    );
    expect(answers).toBeGreaterThan(400);
  });

  it('answers a name that finds the same place again', () => {
    let found = 0;
    for (const { state, places, counties } of allRules.places) {
      if (counties) continue;
      for (const { name } of findPlaces('a', state, TODAY, allRules)) {
        found += 1;
        expect(names(name, state)[0], name).toBe(name);
      }
      expect(places.length).toBeGreaterThan(0);
    }
    expect(found).toBeGreaterThan(50);
  });
});

describe('coveredCodeCount', () => {
  it('counts the codes held on the date, without Philadelphia', () => {
    expect(coveredCodeCount('PA', TODAY, allRules)).toEqual({ held: 750, listed: 2_619 });
    expect(coveredCodeCount('PA', calendarDate('2022-01-01'), allRules)!.held).toBeLessThan(750);
    expect(coveredCodeCount('MI', TODAY, allRules)).toBeUndefined();
  });
});
