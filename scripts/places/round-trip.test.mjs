import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importRegister, REGISTERS } from './import-register.mjs';
import { readList } from './list-file.mjs';
import { mergePlaces } from './merge-places.mjs';
import { dayBefore } from './register-table.mjs';

const folder = path.resolve(import.meta.dirname, '../../packages/payroll/src/rules/places/lists');
const rowsOf = (file, name) => readList(readFileSync(path.join(folder, file), 'utf8'), name).map(({ value }) => value);
const csv = (rows) => rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\n');
const compact = (date) => date.replaceAll('-', '');
const american = (date) => (date === undefined ? '' : date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'));

/** The rows held, in the shape in which each register is published. */
const PUBLISHED = {
  pennsylvania() {
    const suffixes = { township: 'TWP', borough: 'BORO', city: 'CITY', town: 'TOWN' };
    const headings =
      'PSD Code|Municipality|County|Municipal Nonresident EIT (percent)|Municipal Nonresident EIT Effective Date|Municipal Resident EIT (percent)|Municipal Resident EIT Effective Date|School District EIT (percent)|School District EIT Effective Date|School District PIT (percent)|Total Resident Income Tax (percent)|Municipal LST (dollars)|Municipal LST Effective Date|School District LST (dollars)|School District LST Effective Date|Total LST (dollars)|Municipal LST LIE (dollars)|School District LST LIE (dollars)';
    const rows = rowsOf('pa-codes.ts', 'PENNSYLVANIA_CODES').map(
      ([code, name, kind, county, resident, nonresident, services, { from, exemptBelow = 12000 } = {}]) => {
        const municipality = `${name.toUpperCase()} ${suffixes[kind]}`;
        const eit = [nonresident, american(from), resident, '', '0.00', '', '0.00', resident];
        return [code, municipality, county.toUpperCase(), ...eit, services, '', '0', '', services, exemptBelow, ''];
      },
    );
    return csv([['Please scroll right'], headings.split('|'), ...rows]);
  },
  ohio() {
    const rows = rowsOf('oh-cities.ts', 'OHIO_CITIES').map(([name, code, rate, { from = '2002-01-01' } = {}]) => {
      return [compact(from), '99991231', code, name.toUpperCase(), (Number(rate) / 100).toFixed(5)];
    });
    return csv(rows);
  },
  'ohio-joint-districts'() {
    const rows = rowsOf('oh-joint-districts.ts', 'OHIO_JOINT_DISTRICTS').map(
      ([name, code, rate, { from = '2002-01-01' } = {}]) => [compact(from), '99991231', code, name, rate],
    );
    return csv([['EffStartDate', 'EffEndDate', 'JEDD_ID', 'Name', 'Rate'], ...rows]);
  },
  'ohio-schools'() {
    const rows = rowsOf('oh-school-districts.ts', 'OHIO_SCHOOL_DISTRICTS').map(([name, code, county, rate, base]) => {
      return `${county} ${code} 045211 ${name} ${Number(rate).toFixed(2)} % ${base === 'earned' ? '* ' : ''}1990`;
    });
    return ['School Districts With an Income Tax as of January 2026', ...rows].join('\n');
  },
  kentucky() {
    const open = ({ to, upToSocialSecurity } = {}) => to === undefined || upToSocialSecurity;
    const cities = rowsOf('ky-rates.ts', 'CITY_ROWS').filter((row) => open(row[4]));
    const counties = rowsOf('ky-rates.ts', 'COUNTY_ROWS');
    return csv([
      ['Tax District Name', 'City', 'County', 'Tax Rate'],
      ...cities.map(([name, county, rate]) => [`City of ${name}`, name, county, `${rate}%`]),
      ...counties.map(([name, rate]) => [`${name} County`, '', name, `${rate}%`]),
    ]);
  },
};

const EDITIONS = {
  pennsylvania: '2026-06-15',
  ohio: '2026-08-11',
  'ohio-joint-districts': '2026-09-01',
  kentucky: '2026-12-01',
};
const imported = (name, text) =>
  importRegister(REGISTERS[name], text, { folder, edition: EDITIONS[name], today: '2026-12-02' });

describe.each(Object.keys(REGISTERS))('what is held of %s', (name) => {
  it('comes back from the published shape without a difference', async () => {
    const { changes, places } = await imported(name, PUBLISHED[name]());
    expect(places.length).toBeGreaterThan(100);
    expect(changes).toEqual([]);
  });
});

describe('a file that is not understood', () => {
  const header = PUBLISHED.pennsylvania().split('\n').slice(0, 2).join('\n');
  const row = '010102,HAMILTON TWP,ADAMS,1,,0.5,,1.2,,0,1.7,52,,0,,52,12000,';
  it.each([
    [
      'pennsylvania',
      header.replace('"PSD Code",', ''),
      'Line 1: No column is called "PSD Code". Expected headings such as PSD Code',
    ],
    [
      'pennsylvania',
      header.replace('Total LST (dollars)', 'LST'),
      'Line 2: Columns are missing: Total LST (dollars). Expected PSD Code',
    ],
    [
      'pennsylvania',
      `${header}\n${row.replace('010102', '10102')}`,
      'Line 3: "10102" is no PSD code. Expected six digits.',
    ],
    [
      'pennsylvania',
      `${header}\n${row.replace(' TWP', '')}`,
      'Line 3: "HAMILTON" has no kind. Expected a name that ends in TWP, BORO, CITY, TOWN.',
    ],
    [
      'pennsylvania',
      `${header}\n${row.replace(',1.7,', ',1.8,')}`,
      'Line 3: The total for residents is 1.8. Expected 1.7, as the parts come to.',
    ],
    [
      'pennsylvania',
      `${header}\n${row}\n${row.replace(',1,,', ',0.9,,')}`,
      'Line 4: 010102 has other rates than on line 3. Expected the same ones.',
    ],
    [
      'pennsylvania',
      `${header}\n${row.replace(',1,,', ',1,soon,')}`,
      'Line 3: "soon" is no date. Expected one such as 20270101 or 01/01/2027.',
    ],
    ['ohio', '20020101,99991231,00142,ABERDEEN', 'Line 1: The row has 4 cells. Expected 5'],
    [
      'ohio',
      '20020101,99991231,00142,ABERDEEN,1.0',
      'Line 1: "1.0" is no rate. Expected a rate as a fraction such as .0125, at most 4%.',
    ],
    [
      'ohio',
      '20020101,99991231,00142,A,.01\n20230101,99991231,00142,A,.02',
      'Line 2: Its days overlap those of line 1. Expected one rate a day.',
    ],
    ['ohio', '20021301,99991231,00142,A,.01', 'Line 1: "20021301" is no date.'],
    ['ohio-schools', 'Allen 0203 45211 Bluffton EVSD 0.50 % 2008', 'Line 1: The list does not say its year.'],
    [
      'ohio-schools',
      'as of January 2027\nAllen 0203 45211 Bluffton EVSD 0.50 % 2008\nNowhere 0204 43885 Delphos CSD 0.75 % 2021',
      'Line 3: A district was not understood.',
    ],
    [
      'ohio-schools',
      'as of January 2027\nAllen 0203 45211 Bluffton EVSD\nAllen 0204 43885 Delphos CSD 0.75 % 2021',
      'Line 2: A district was not understood.',
    ],
    ['kentucky', 'Tax District Name,City,County,Tax Rate\nX,,Adair,1%/2%', 'Line 2: "1%/2%" is not one rate of wages.'],
    ['kentucky', 'PK\u0003\u0004', 'This is a workbook or a web page. Expected a CSV file'],
  ])('of %s is refused with its line', async (name, text, message) => {
    await expect(imported(name, text)).rejects.toThrow(message);
  });
});

const FIRST = '2022-01-01';
const day = fc
  .integer({ min: 2, max: 2000 })
  .map((days) => new Date(Date.UTC(2022, 0, days)).toISOString().slice(0, 10));
const rates = fc.constantFrom('1', '1.5', '2').map((rate) => ({ rate }));

/** Rates that follow each other from a first day on; all but the last end the day before the next. */
const history = fc
  .tuple(fc.uniqueArray(day, { minLength: 1, maxLength: 4 }), fc.array(rates, { minLength: 4, maxLength: 4 }))
  .map(([days, each]) => {
    const begins = [undefined, ...[...days].sort().slice(1)];
    return begins.map((from, index) => {
      const next = begins[index + 1];
      return { from, until: next && dayBefore(next), rates: each[index], edition: next ? '2026-01-01' : undefined };
    });
  });
const rateOn = (periods, date) =>
  periods.find(({ from = FIRST, until = '9999-12-31' }) => from <= date && date <= until)?.rates.rate;

describe('an edition', () => {
  const options = { of: '2027-08-01', before: '2026-01-01' };
  const held = (periods) => [{ key: 'a', name: 'A', history: periods, row: { text: '' } }];

  it('changes no day before it, where the register prints no days', () => {
    fc.assert(
      fc.property(history, fc.option(rates), day, (periods, found, date) => {
        const published = found ? [{ key: 'a', name: 'A', periods: [{ rates: found }] }] : [];
        const { places } = mergePlaces(held(periods), published, options);
        if (date < options.of) expect(rateOn(places[0]?.history ?? [], date)).toBe(rateOn(periods, date));
        if (found) expect(rateOn(places[0].history, '2027-09-01')).toBe(found.rate);
        else expect(rateOn(places[0]?.history ?? [], '2027-09-01')).toBeUndefined();
      }),
    );
  });

  it('that prints its whole history decides the days it covers and leaves those before as they are', () => {
    fc.assert(
      fc.property(history, day, rates, day, (periods, from, rate, date) => {
        const published = [{ key: 'a', name: 'A', periods: [{ from, rates: rate }] }];
        const { places } = mergePlaces(held(periods), published, { ...options, complete: true });
        expect(rateOn(places[0].history, date)).toBe(date >= from ? rate.rate : rateOn(periods, date));
      }),
    );
  });

  it('changes nothing when it comes again', () => {
    fc.assert(
      fc.property(history, rates, day, fc.boolean(), (periods, rate, from, complete) => {
        const published = [{ key: 'a', name: 'A', periods: [{ from, rates: rate }] }];
        const once = mergePlaces(held(periods), published, { ...options, complete });
        const again = mergePlaces(once.places, published, { ...options, complete });
        expect(again.changes).toEqual([]);
      }),
    );
  });
});
