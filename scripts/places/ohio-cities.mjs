/** Ohio: municipal income tax rates and rates of joint districts, two tables of The Finder (Department of Taxation). */
import { dateOf, percentOf, readColumns, readLines, RegisterError, titleCase } from './register-table.mjs';

/** OHMuniRateTable.csv has no headings; the department prints this order on its page of instructions. */
const CITY_CELLS = ['from', 'until', 'code', 'name', 'rate'];

/** JEDTaxRates.csv has headings. Change a heading here when the department changes it. */
const JOINT_COLUMNS = { from: 'EffStartDate', until: 'EffEndDate', code: 'JEDD_ID', name: 'Name', rate: 'Rate' };

const register = { sortedBy: ({ name }) => name, fromRow, toRow };
const shared = {
  complete: true,
  labelOf: ({ key, name, county }) => `${name} (${county === undefined ? key : `${county}, ${key}`})`,
  ratesOf: ({ rate }) => `${rate}%`,
};

export const ohioCities = {
  ...shared,
  title: 'The Finder, municipal income tax rate table',
  file: 'oh-cities.ts',
  editions: 'OHIO_CITY_EDITIONS',
  lists: [{ ...register, name: 'OHIO_CITIES' }],
  read: (text) => ({
    lists: [placesOf(cityRows(text), { code: /^\d{5}$/, unit: 'fraction', nameOf: titleCase })],
    byHand: [],
  }),
};

export const ohioJointDistricts = {
  ...shared,
  title: 'The Finder, JEDD and JEDZ tax rates',
  file: 'oh-joint-districts.ts',
  editions: 'OHIO_JOINT_EDITIONS',
  lists: [{ ...register, name: 'OHIO_JOINT_DISTRICTS' }],
  read: (text) => ({
    lists: [placesOf(readColumns(text, JOINT_COLUMNS), { code: /^\d{4}$/, unit: 'percent', nameOf: (name) => name })],
    byHand: [],
  }),
};

function cityRows(text) {
  return readLines(text).map(({ line, cells }) => {
    if (cells.length !== CITY_CELLS.length) {
      throw new RegisterError(line, `The row has ${cells.length} cells.`, '5: first day, last day, number, name, rate');
    }
    return { line, ...Object.fromEntries(CITY_CELLS.map((field, index) => [field, cells[index]])) };
  });
}

/** Rows of one place are its rates, one after the other. */
function placesOf(rows, { code, unit, nameOf }) {
  const places = new Map();
  for (const row of rows) {
    if (!code.test(row.code))
      throw new RegisterError(row.line, `"${row.code}" is no number of a place.`, `digits such as ${code}`);
    const place = places.get(row.code) ?? { key: row.code, name: nameOf(row.name), rows: [] };
    place.rows.push({ ...row, ...daysOf(row), rates: { rate: percentOf(row.rate, row.line, unit) } });
    places.set(row.code, place);
  }
  return [...places.values()].map(({ rows: found, ...place }) => {
    const ordered = [...found].sort((one, other) => (one.from < other.from ? -1 : 1));
    for (const [index, row] of ordered.slice(1).entries()) {
      const { until = '9999-12-31', line } = ordered[index];
      if (until >= row.from)
        throw new RegisterError(row.line, `Its days overlap those of line ${line}.`, 'one rate a day');
    }
    return {
      ...place,
      name: nameOf(ordered.at(-1).name),
      periods: ordered.map(({ from, until, rates }) => ({ from, until, rates })),
    };
  });
}

function daysOf({ line, from, until }) {
  const [first, last] = [dateOf(from, line), until.startsWith('9999') ? undefined : dateOf(until, line)];
  if (first === undefined || (last !== undefined && last < first)) {
    throw new RegisterError(
      line,
      `The days are "${from}" and "${until}".`,
      'a first and a last day such as 20270101 and 99991231',
    );
  }
  return { from: first, until: last };
}

function fromRow([name, key, rate, changes = {}]) {
  const { from, until, edition, earlier = [], before, county, who } = changes;
  const were = earlier.map(({ rate: was, ...days }) => ({ ...days, rates: { rate: was } }));
  return { key, name, before, county, who, history: [...were, { from, until, edition, rates: { rate } }] };
}

function toRow({ key, name, before, county, who, history }) {
  const { from, until, edition, rates } = history.at(-1);
  const earlier = history
    .slice(0, -1)
    .map((one) => ({ from: one.from, until: one.until, rate: one.rates.rate, edition: one.edition }));
  const isOpen = history[0].from !== undefined;
  const changes = {
    from,
    before: isOpen ? before : undefined,
    until,
    edition,
    earlier: earlier.length > 0 ? earlier : undefined,
    county,
    who,
  };
  const any = Object.values(changes).some((value) => value !== undefined);
  return [name, key, rates.rate, ...(any ? [changes] : [])];
}
