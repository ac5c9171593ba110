/**
 * Pennsylvania: the statewide export "EIT / PIT / LST Tax Register" of the Department of Community and Economic
 * Development (report EitWithCollector_Dyn_Excel), saved as CSV. Its first row tells to scroll; the headings follow.
 */
import { dateOf, dollarsOf, percentOf, readColumns, RegisterError, titleCase } from './register-table.mjs';

/** The headings of the columns that are read. Change a heading here when the department changes it. */
const COLUMNS = {
  code: 'PSD Code',
  municipality: 'Municipality',
  county: 'County',
  nonresident: 'Municipal Nonresident EIT (percent)',
  nonresidentFrom: 'Municipal Nonresident EIT Effective Date',
  resident: 'Municipal Resident EIT (percent)',
  residentFrom: 'Municipal Resident EIT Effective Date',
  school: 'School District EIT (percent)',
  schoolFrom: 'School District EIT Effective Date',
  personal: 'School District PIT (percent)',
  total: 'Total Resident Income Tax (percent)',
  services: 'Municipal LST (dollars)',
  servicesFrom: 'Municipal LST Effective Date',
  schoolServices: 'School District LST (dollars)',
  schoolServicesFrom: 'School District LST Effective Date',
  totalServices: 'Total LST (dollars)',
  exempt: 'Municipal LST LIE (dollars)',
  schoolExempt: 'School District LST LIE (dollars)',
};

const KINDS = { TWP: 'township', BORO: 'borough', CITY: 'city', TOWN: 'town' };

/** The rates of Philadelphia stand in pa.ts: it is outside the law that the register is kept under. */
const PHILADELPHIA = '510101';
const USUAL_EXEMPTION = 12_000;

export const pennsylvania = {
  title: 'Pennsylvania EIT / PIT / LST register',
  file: 'pa-codes.ts',
  editions: 'PENNSYLVANIA_EDITIONS',
  lists: [{ name: 'PENNSYLVANIA_CODES', sortedBy: ({ key }) => key, fromRow, toRow }],
  labelOf: ({ key, name, kind, county }) => `${key} ${name}, ${kind} (${county})`,
  ratesOf,
  read,
};

function read(text) {
  const published = new Map();
  const byHand = [];
  for (const row of readColumns(text, COLUMNS)) {
    const place = placeOf(row);
    const other = published.get(place.key);
    if (other && JSON.stringify(other.periods) !== JSON.stringify(place.periods)) {
      throw new RegisterError(row.line, `${place.key} has other rates than on line ${other.line}.`, 'the same ones');
    }
    if (place.key === PHILADELPHIA) byHand.push(`Philadelphia (pa.ts): ${ratesOf(place.periods[0].rates)}`);
    else if (!other) published.set(place.key, place);
  }
  return { lists: [[...published.values()]], byHand: [...new Set(byHand)] };
}

function placeOf(row) {
  const { line } = row;
  if (!/^\d{6}$/.test(row.code)) throw new RegisterError(line, `"${row.code}" is no PSD code.`, 'six digits');
  const [, name, suffix] = /^(.+) (\w+)$/.exec(row.municipality) ?? [];
  const kind = KINDS[suffix];
  if (!kind)
    throw new RegisterError(
      line,
      `"${row.municipality}" has no kind.`,
      `a name that ends in ${Object.keys(KINDS).join(', ')}`,
    );
  const rates = ratesIn(row);
  return {
    key: row.code,
    line,
    name: titleCase(name),
    kind,
    county: titleCase(row.county),
    periods: [
      { from: latest(Object.values(datesOf(row)).flat()), rates, changedOn: (held) => changedOn(row, held, rates) },
    ],
  };
}

function ratesIn(row) {
  const percent = (field) => percentOf(row[field] || '0', row.line);
  const amount = (field) => dollarsOf(row[field], row.line);
  if (percent('personal') !== '0') {
    throw new RegisterError(
      row.line,
      `The school district takes ${row.personal}% of personal income.`,
      '0: we cannot withhold it',
    );
  }
  const parts = Number(percent('resident')) + Number(percent('school'));
  if (Math.abs(parts - Number(percent('total'))) > 1e-9) {
    throw new RegisterError(row.line, `The total for residents is ${row.total}.`, `${parts}, as the parts come to`);
  }
  const services = amount('services') + amount('schoolServices');
  if (services !== amount('totalServices')) {
    throw new RegisterError(row.line, `The total LST is ${row.totalServices}.`, `${services}, as the parts come to`);
  }
  const limit = amount('exempt') || amount('schoolExempt') || USUAL_EXEMPTION;
  return {
    resident: percent('total'),
    nonresident: percent('nonresident'),
    servicesTax: services,
    ...(services > 0 && limit !== USUAL_EXEMPTION ? { exemptBelow: limit } : {}),
  };
}

function datesOf(row) {
  const date = (field) => dateOf(row[field], row.line);
  const services = [date('servicesFrom'), date('schoolServicesFrom')];
  return {
    resident: [date('residentFrom'), date('schoolFrom')],
    nonresident: [date('nonresidentFrom')],
    servicesTax: services,
    exemptBelow: services,
  };
}

/** The day from which the parts that differ from what is held are all in force, where the register prints one. */
function changedOn(row, held, rates) {
  const dates = datesOf(row);
  return latest(Object.keys(dates).flatMap((part) => (held[part] === rates[part] ? [] : dates[part])));
}

function latest(dates) {
  const known = dates.filter((date) => date !== undefined && date > '2022-01-01').sort();
  return known.at(-1);
}

function fromRow([key, name, kind, county, resident, nonresident, servicesTax, changes = {}]) {
  const { from, exemptBelow, isMain, schoolDistrict, until, edition, earlier = [] } = changes;
  const rates = { resident, nonresident, servicesTax, ...(exemptBelow === undefined ? {} : { exemptBelow }) };
  const before = earlier.map(({ from: began, until: to, edition: of, ...were }) => ({
    from: began,
    until: to,
    edition: of,
    rates: were,
  }));
  return { key, name, kind, county, isMain, schoolDistrict, history: [...before, { from, until, edition, rates }] };
}

function toRow({ key, name, kind, county, isMain, schoolDistrict, history }) {
  const { from, until, edition, rates } = history.at(-1);
  const earlier = history
    .slice(0, -1)
    .map((one) => ({ from: one.from, until: one.until, ...one.rates, edition: one.edition }));
  const changes = {
    from,
    exemptBelow: rates.exemptBelow,
    isMain,
    schoolDistrict,
    until,
    edition,
    earlier: earlier.length > 0 ? earlier : undefined,
  };
  const any = Object.values(changes).some((value) => value !== undefined);
  return [key, name, kind, county, rates.resident, rates.nonresident, rates.servicesTax, ...(any ? [changes] : [])];
}

const WORDS = {
  resident: (rate) => `residents ${rate}%`,
  nonresident: (rate) => `others ${rate}%`,
  servicesTax: (amount) => `services tax $${amount}`,
  exemptBelow: (amount = USUAL_EXEMPTION) => `exempt below $${amount}`,
};

/** All rates, or those that another set has otherwise. */
function ratesOf(rates, other) {
  const parts = Object.keys(WORDS).filter((part) => (other ? rates[part] !== other[part] : rates[part] !== undefined));
  return parts.map((part) => WORDS[part](rates[part])).join(', ');
}
