import { describe, expect, it } from 'vitest';
import { OTHER_PLACES } from '../packages/documents/src/forms/form-places.ts';
import { STATE_CODES } from '../packages/values/src/state-codes.ts';
import { zipFiles } from './build-zip-codes.mjs';
import { cityOf } from './zip-names.mjs';
import { neighborFiles } from './zip-neighbors.mjs';

const files = zipFiles();
const places = [...files.values()].flatMap((file) => Object.keys(file));
const placesOf = (zip) =>
  Object.entries(files.get(zip.slice(0, 2)))
    .filter(([, last]) => last.split(' ').includes(zip.slice(2)))
    .map(([place]) => place);

describe('the files of ZIP codes', () => {
  it('are one for each first two digits', () => {
    expect([...files.keys()]).toEqual(Array.from({ length: 100 }, (_, digits) => String(digits).padStart(2, '0')));
  });

  it.each([
    ['94107', 'San Francisco, CA'],
    ['00501', 'Holtsville, NY'],
    ['02108', 'Boston, MA'],
    ['20500', 'Washington, DC'],
    ['57104', 'Sioux Falls, SD'],
    ['99501', 'Anchorage, AK'],
    ['00901', 'San Juan, PR'],
    ['09012', 'APO, AE'],
    ['22101', 'McLean, VA'],
    ['19406', 'King of Prussia, PA'],
  ])('name one place for %s: %s', (zip, place) => {
    expect(placesOf(zip)).toEqual([place]);
  });

  it('hold no code that is not given out, and none of another country', () => {
    expect(placesOf('00000')).toEqual([]);
    expect(placesOf('96940')).toEqual([]);
  });

  it('name every state and every other place the forms offer, and none besides', () => {
    const offered = [...STATE_CODES, ...Object.keys(OTHER_PLACES)].sort();
    expect([...new Set(places.map((place) => place.slice(-2)))].sort()).toEqual(offered);
  });

  it('are written with ASCII, the state after the last comma', () => {
    for (const place of places) expect(place).toMatch(/^[A-Za-z][A-Za-z' -]*, [A-Z]{2}$|^, [A-Z]{2}$/);
  });

  it('give each ZIP code to one place', () => {
    for (const file of files.values()) {
      const endings = Object.values(file).flatMap((last) => last.split(' '));
      expect(endings.every((ending) => /^\d{3}$/.test(ending))).toBe(true);
      expect(new Set(endings).size).toBe(endings.length);
    }
  });

  it('leave the city open where the list names a firm', () => {
    expect(placesOf('94138')).toEqual([', CA']);
    expect(placesOf('98151')).toEqual([', WA']);
  });
});

describe('the name of a city', () => {
  it.each([
    ['Mc Kinney', 'McKinney'],
    ['East Mc Keesport', 'East McKeesport'],
    ['Mcallen', 'McAllen'],
    ['Eglin Afb', 'Eglin AFB'],
    ['O Fallon', "O'Fallon"],
    ['Coeur D Alene', "Coeur d'Alene"],
    ['Fond Du Lac', 'Fond du Lac'],
    ['The Dalles', 'The Dalles'],
    ['Melcher-dallas', 'Melcher-Dallas'],
    ['Telephone', 'Telephone'],
    ['Alum Bank', 'Alum Bank'],
    ['Bell Atlantic Telephone Co', ''],
    ['Goodwill Games 1990', ''],
    ['At&t', ''],
    ['Monsanto', ''],
  ])('%s is written "%s"', (listed, written) => {
    expect(cityOf(listed)).toBe(written);
  });
});

describe('the files of what is near a ZIP code', () => {
  const near = neighborFiles();
  const around = (zip) => {
    const { cities, counties, zips } = near.get(zip.slice(0, 2));
    const named = (numbers, names) => (numbers === '' ? [] : numbers.split(',').map((number) => names[number]));
    const [own, touched, nearCities, nearCounties] = zips[zip.slice(2)].split(';');
    return {
      cities: named(own, cities),
      counties: named(touched, counties),
      near: { cities: named(nearCities, cities), counties: named(nearCounties, counties) },
    };
  };

  it.each([
    ['46204', 'Indianapolis', ['Marion County']],
    ['43215', 'Columbus', ['Franklin County']],
    ['43015', 'Delaware', ['Delaware County', 'Union County']],
    ['21201', 'Baltimore', ['Baltimore city']],
    ['21204', 'Towson', ['Baltimore County']],
    ['41042', 'Florence', ['Boone County', 'Kenton County']],
    ['63101', 'Saint Louis', ['St. Louis city']],
    ['11375', 'Forest Hills', ['Queens County']],
    ['80202', 'Denver', ['Denver County']],
    ['19801', 'Wilmington', ['New Castle County']],
  ])('name the city of %s, %s, and the counties that it touches: %j', (zip, city, counties) => {
    expect(around(zip)).toMatchObject({ cities: [city], counties });
  });

  it('keep apart what is only near', () => {
    expect(around('43017').near.cities).toEqual(['Amlin', 'Columbus']);
    expect(around('43215').near.cities).toContain('Westerville');
    expect(around('21201').near.counties).toEqual(['Anne Arundel County', 'Baltimore County', 'Howard County']);
    for (const zip of ['43017', '21201', '46143']) {
      const { cities, counties, near: beside } = around(zip);
      for (const name of [...cities, ...counties]) expect([...beside.cities, ...beside.counties]).not.toContain(name);
    }
  });

  it('know a county of nearly every ZIP code', () => {
    const all = [...near.values()].flatMap(({ zips }) => Object.values(zips));
    expect(all.filter((one) => one.split(';')[1] === '').length / all.length).toBeLessThan(0.003);
  });

  it('are one for each first two digits, and hold the states with local taxes alone', () => {
    expect([...near.keys()]).toEqual([...files.keys()]);
    expect(near.get('94').zips).toEqual({});
  });
});
