/**
 * Kentucky: the Occupational License Tax Database of the Secretary of State. It is a page that shows one district at a
 * time and offers no file, so a maintainer keeps its rows as CSV, under the names that the page gives its fields.
 */
import { codeOf } from './list-file.mjs';
import { comparedName, percentOf, readColumns, RegisterError } from './register-table.mjs';

/** The headings of the columns that are read. Others, such as Ordinance or Notes, may stand beside them. */
const COLUMNS = { district: 'Tax District Name', city: 'City', county: 'County', rate: 'Tax Rate' };

/** Governments whose parts, caps or years a row cannot hold: their rules stand in ky.ts. */
const IN_CODE = new Set(['louisville', 'lexington', 'jefferson', 'fayette', 'boone', 'campbell', 'kenton']);

/** What makes a city's fee more than a rate of all wages. */
const PARTICULARS = ['upToSocialSecurity', 'noneBelowYearly', 'leavesOutPlans'];

export const kentucky = {
  title: 'Kentucky Occupational License Tax Database',
  file: '../ky-records.ts',
  editions: 'KENTUCKY_EDITIONS',
  listFile: 'ky-rates.ts',
  lists: [
    { name: 'CITY_ROWS', sortedBy: ({ name }) => name, fromRow: cityFrom, toRow: cityTo },
    { name: 'COUNTY_ROWS', sortedBy: ({ name }) => name, fromRow: countyFrom, toRow: countyTo },
  ],
  labelOf: ({ name, county }) => (county === undefined ? `${name} County` : `${name} (${county} County)`),
  ratesOf: ({ rate }) => `${rate}%`,
  read,
  /** The page prints the rate of the day, not since when. */
  isYearly: true,
};

function read(text) {
  const lists = [new Map(), new Map()];
  const byHand = [];
  for (const row of readColumns(text, COLUMNS)) {
    const county = row.county.replace(/ county$/i, '');
    const name = row.city === '' ? county : row.city;
    if (name === '' || county === '')
      throw new RegisterError(row.line, 'The row names no place.', 'a county, and a city in it or none');
    if (IN_CODE.has(comparedName(name))) {
      byHand.push(`${row.district} (ky.ts): ${row.rate}`);
      continue;
    }
    const list = lists[row.city === '' ? 1 : 0];
    const key = comparedName(name);
    if (list.has(key)) throw new RegisterError(row.line, `${name} is in the file twice.`, 'one row a city or county');
    list.set(key, { key, name, ...(row.city === '' ? {} : { county }), periods: [{ rates: { rate: rateOf(row) } }] });
  }
  return { lists: lists.map((list) => [...list.values()]), byHand };
}

function rateOf({ line, rate }) {
  const [, percent] = /^(\d*\.?\d+)\s*%$/.exec(rate) ?? [];
  if (percent === undefined) {
    throw new RegisterError(
      line,
      `"${rate}" is not one rate of wages.`,
      'a rate such as 1.5%: write down what the ordinance takes of wages',
    );
  }
  return percentOf(percent, line);
}

function cityFrom([name, county, rate, record, changes = {}]) {
  const byHand = PARTICULARS.some((particular) => particular in changes);
  return { key: comparedName(name), name, county, ...held(rate, record, changes), byHand };
}

function countyFrom([name, rate, record, changes = {}]) {
  return { key: comparedName(name), name, ...held(rate, record, changes) };
}

function held(rate, record, { earlier = [], from, to, ...rest }) {
  const were = earlier.map(([began, was, source, until]) => {
    const from = typeof began === 'string' ? began : undefined;
    return { from, began, until, rates: { rate: was }, source };
  });
  return { rest, history: [...were, { from, until: to, rates: { rate }, record, note: rest.note }] };
}

function cityTo({ name, county, ...place }) {
  return [name, county, ...rowEnd(place)];
}

function countyTo({ name, ...place }) {
  return [name, ...rowEnd(place)];
}

/** The rate, the record it was read in, and what came before. A period without a record is of the database itself. */
function rowEnd({ history, rest = {} }) {
  const { from, until, rates, record = 'register', note } = history.at(-1);
  const earlier = history
    .slice(0, -1)
    .map((one) => [
      one.began ?? one.from ?? codeOf(`RECORDS.${one.record}.from`),
      one.rates.rate,
      one.source ?? sourceOf(one),
      ...(one.until === undefined ? [] : [one.until]),
    ]);
  const changes = { ...rest, from, to: until, earlier: earlier.length > 0 ? earlier : undefined, note };
  const any = Object.values(changes).some((value) => value !== undefined);
  return [rates.rate, record, ...(any ? [changes] : [])];
}

function sourceOf({ record = 'register', note }) {
  return codeOf(note === undefined ? `RECORDS.${record}` : `{ ...RECORDS.${record}, note: ${JSON.stringify(note)} }`);
}
