import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRegister, REGISTERS } from './import-register.mjs';
import { readList, writeLists } from './list-file.mjs';

const PLACES = path.resolve(import.meta.dirname, '../../packages/payroll/src/rules/places');
const fixture = (name) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');

let folder;
beforeEach(() => {
  const copy = mkdtempSync(path.join(tmpdir(), 'places-'));
  cpSync(PLACES, copy, { recursive: true });
  cpSync(path.resolve(import.meta.dirname, '../../.prettierrc.json'), path.join(copy, '.prettierrc.json'));
  folder = path.join(copy, 'lists');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** Keeps the rows whose text names one of the places: the list beside a small file. */
async function keepRows(file, lists, words) {
  const full = path.join(folder, file);
  const rowsOf = (name) =>
    readList(readFileSync(full, 'utf8'), name).filter(({ text }) => words.some((word) => text.includes(word)));
  writeFileSync(
    full,
    await writeLists(
      full,
      lists.map((name) => [name, rowsOf(name)]),
    ),
  );
}

async function imported(name, text, edition) {
  const result = await importRegister(REGISTERS[name], text, { folder, edition, today: '2027-02-03' });
  for (const [file, written] of result.written) writeFileSync(file, written);
  return result;
}

const rowsIn = (file, name) =>
  readList(readFileSync(path.join(folder, file), 'utf8'), name).map(({ text }) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/,? ([}\]])/g, ' $1')
      .replaceAll('[ ', '[')
      .replaceAll(' ]', ']'),
  );

async function expectNothingAgain(name, text, edition) {
  const again = await imported(name, text, edition);
  expect(again.written.size).toBe(0);
  expect(again.changes.filter(({ kind }) => kind !== 'byHand')).toEqual([]);
}

describe('the register of Pennsylvania', () => {
  const text = fixture('pennsylvania.csv');
  beforeEach(() => keepRows('pa-codes.ts', ['PENNSYLVANIA_CODES'], ["'010102'", "'010105'", "'010106'"]));

  it('gives a difference to read', async () => {
    const { lines } = await imported('pennsylvania', text, '2027-01-01');
    expect(lines).toEqual([
      'Rate changed (1)',
      '  010105 Reading, township (Adams): residents 1.7% -> residents 1.85%, from 2027-01-01',
      '',
      'Added (1)',
      '  190104 Bloomsburg, town (Columbia): residents 1.1%, others 1%, services tax $52, from 2024-01-01',
      '',
      'Ended: no longer in the file, or ended in it (1)',
      '  010106 York Springs, borough (Adams): residents 1.7%, others 1%, services tax $0 to 2026-12-31',
      '',
      'Kept in the rules of the state: compare these yourself (1)',
      '  Philadelphia (pa.ts): residents 3.735%, others 3.425%, services tax $0',
      '',
      '3 of 4 places differ, 1 do not.',
    ]);
  });

  it('keeps what was held as dated rates, and says which edition had them', async () => {
    await imported('pennsylvania', text, '2027-01-01');
    expect(rowsIn('pa-codes.ts', 'PENNSYLVANIA_CODES')).toEqual([
      "['010102', 'Hamilton', 'township', 'Adams', '1.7', '1', 52]",
      "['010105', 'Reading', 'township', 'Adams', '1.85', '1', 0, { from: '2027-01-01', earlier: [{ until: '2026-12-31', resident: '1.7', nonresident: '1', servicesTax: 0, edition: '2026-06-15' }] }]",
      "['010106', 'York Springs', 'borough', 'Adams', '1.7', '1', 0, { until: '2026-12-31', edition: '2026-06-15' }]",
      "['190104', 'Bloomsburg', 'town', 'Columbia', '1.1', '1', 52, { from: '2024-01-01' }]",
    ]);
    expect(rowsIn('pa-codes.ts', 'PENNSYLVANIA_EDITIONS')).toEqual([
      "{ of: '2026-06-15', checked: '2026-11-21', recorded: true }",
      "{ of: '2027-01-01', checked: '2027-02-03' }",
    ]);
  });

  it('changes nothing the second time', async () => {
    await imported('pennsylvania', text, '2027-01-01');
    await expectNothingAgain('pennsylvania', text, '2027-01-01');
  });

  it('takes a place up again that an edition had left out, without holding the time between', async () => {
    await imported('pennsylvania', text, '2027-01-01');
    const back = `${text}ADAMS TCD,ADAMS,YORK SPRINGS BORO,010106,X,1,010106,1.00,,0.50,,1.20,,0.00,1.70,0,0,0,,0,,0,0,0\n`;
    const { lines } = await imported('pennsylvania', back, '2027-07-01');
    expect(lines.slice(0, 2)).toEqual([
      'In the file again (1)',
      '  010106 York Springs, borough (Adams): residents 1.7%, others 1%, services tax $0, from 2027-07-01; our rate ' +
        'ended on 2026-12-31',
    ]);
  });

  it('refuses an edition older than the one held', async () => {
    const old = importRegister(REGISTERS.pennsylvania, text, { folder, edition: '2026-01-01', today: '2027-02-03' });
    await expect(old).rejects.toThrow(
      'The list has the edition of 2026-06-15 already. Expected a newer one than 2026-01-01.',
    );
  });

  it('knows an edition from its own file once that was imported', async () => {
    await imported('pennsylvania', text, '2026-06-15');
    expect(rowsIn('pa-codes.ts', 'PENNSYLVANIA_EDITIONS')).toEqual(["{ of: '2026-06-15', checked: '2027-02-03' }"]);
  });
});

describe('The Finder of Ohio', () => {
  it('adds the history that the table prints, and lets a rate before it stand', async () => {
    await keepRows('oh-cities.ts', ['OHIO_CITIES'], ["'00142'", "'00198'", "'02344'", "'02736'"]);
    const { lines } = await imported('ohio', fixture('ohio.csv'), '2027-01-01');
    expect(lines).toEqual([
      'Rate changed (1)',
      '  Ada (00198): 1.65% -> 2%, from 2027-01-01',
      '',
      'Added (1)',
      '  Newtown Falls (99998): 1.25%, from 2027-01-01',
      '',
      'Ended: no longer in the file, or ended in it (1)',
      '  Athens (02736): 1.95% to 2026-12-31',
      '',
      'Earlier rates found (1)',
      '  Archbold (02344): 1.5%, from the first day we have to 2022-12-31',
      '',
      '4 of 5 places differ, 1 do not.',
    ]);
    expect(rowsIn('oh-cities.ts', 'OHIO_CITIES')).toEqual([
      "['Aberdeen', '00142', '1']",
      "['Ada', '00198', '2', { from: '2027-01-01', earlier: [{ until: '2026-12-31', rate: '1.65', edition: '2027-01-01' }] }]",
      "['Archbold', '02344', '1.8', { from: '2023-01-01', earlier: [{ until: '2022-12-31', rate: '1.5', edition: '2027-01-01' }] }]",
      "['Athens', '02736', '1.95', { from: '2023-01-01', before: '1.85', until: '2026-12-31', edition: '2026-08-11' }]",
      "['Newtown Falls', '99998', '1.25', { from: '2027-01-01' }]",
    ]);
    await expectNothingAgain('ohio', fixture('ohio.csv'), '2027-01-01');
  });

  it('reads the joint districts, whose table says when one ended', async () => {
    await keepRows('oh-joint-districts.ts', ['OHIO_JOINT_DISTRICTS'], ["'9156'", "'9145'"]);
    const text = fixture('ohio-joint-districts.csv');
    const { lines } = await imported('ohio-joint-districts', text, '2027-01-01');
    expect(lines.slice(0, 2)).toEqual([
      'Ended: no longer in the file, or ended in it (1)',
      '  Bainbridge Twp Aurora JEDD (9145): 2% to 2026-12-31',
    ]);
    await expectNothingAgain('ohio-joint-districts', text, '2027-01-01');
  });

  it('reads the school districts, names that go on in the next line too', async () => {
    await keepRows(
      'oh-school-districts.ts',
      ['OHIO_SCHOOL_DISTRICTS'],
      ["'0203'", "'0204'", "'0209'", "'0302'", "'0603'"],
    );
    const { lines, of } = await imported('ohio-schools', fixture('ohio-schools.txt'));
    expect(of).toBe('2027-01-01');
    expect(lines).toEqual([
      'Rate changed (1)',
      '  0204 Delphos CSD (Allen): 0.5% of income -> 0.75% of income, from 2027-01-01',
      '',
      'Added (1)',
      '  8799 Example Local LSD (Wood): 1% of earned income, from 2027-01-01',
      '',
      'Ended: no longer in the file, or ended in it (1)',
      '  0209 Spencerville LSD (Allen): 1% of income to 2026-12-31',
      '',
      '3 of 6 places differ, 3 do not.',
    ]);
    expect(rowsIn('oh-school-districts.ts', 'OHIO_SCHOOL_DISTRICTS')[1]).toBe(
      "['Delphos CSD', '0204', 'Allen', '0.75', 'traditional', { from: '2027-01-01', earlier: [{ until: '2026-12-31', rate: '0.5', base: 'traditional', edition: '2026-01-01' }] }]",
    );
    await expectNothingAgain('ohio-schools', fixture('ohio-schools.txt'));
  });
});

describe('the database of Kentucky', () => {
  it('keeps the record of a rate that changed, and leaves particulars to a person', async () => {
    await keepRows(
      'ky-rates.ts',
      ['CITY_ROWS', 'COUNTY_ROWS'],
      ["'Adair'", "'Allen'", "'Benton'", "'Carroll'", "'Covington'", "'Florence'"],
    );
    const { lines } = await imported('kentucky', fixture('kentucky.csv'), '2026-12-01');
    expect(lines).toEqual([
      'Rate changed (2)',
      '  Benton (Marshall County): 0.5% -> 1%, from 2026-12-01',
      '  Allen County: 1% -> 1.25%, from 2026-12-01',
      '',
      'Added (1)',
      '  Exampleville (Adair County): 1%, from 2026-12-01',
      '',
      'Ended: no longer in the file, or ended in it (1)',
      '  Carroll County: 1.5% to 2026-11-30',
      '',
      'Kept by hand: compare these yourself (1)',
      '  Florence (Boone County): not in the file, held 2%',
      '',
      'Kept in the rules of the state: compare these yourself (1)',
      '  Louisville Metro (ky.ts): 2.2% (Resident inc. School board)/1.45% (Non-resident)',
      '',
      '4 of 7 places differ, 3 do not.',
    ]);
    expect(rowsIn('ky-rates.ts', 'COUNTY_ROWS').slice(0, 2)).toEqual([
      "['Adair', '0.5', 'table']",
      "['Allen', '1.25', 'register', { from: '2026-12-01', earlier: [[RECORDS.office.from, '1', RECORDS.office, '2026-11-30']] }]",
    ]);
    expect(rowsIn('ky-rates.ts', 'CITY_ROWS').at(-2)).toBe(
      "['Exampleville', 'Adair', '1', 'register', { from: '2026-12-01' }]",
    );
    expect(rowsIn('../ky-records.ts', 'KENTUCKY_EDITIONS')).toEqual(["{ of: '2026-12-01', checked: '2027-02-03' }"]);
    await expectNothingAgain('kentucky', fixture('kentucky.csv'), '2026-12-01');
    const risen = fixture('kentucky.csv').replace('1.25%', '1.5%');
    const { changes } = await imported('kentucky', risen, '2027-02-01');
    expect(changes.filter(({ kind }) => kind !== 'byHand').map(({ kind, place }) => [kind, place.name])).toEqual([
      ['changed', 'Allen'],
    ]);
    expect(rowsIn('ky-rates.ts', 'COUNTY_ROWS')[1]).toBe(
      "['Allen', '1.5', 'register', { from: '2027-02-01', earlier: [[RECORDS.office.from, '1', RECORDS.office, '2026-11-30'], ['2026-12-01', '1.25', RECORDS.register, '2027-01-31']] }]",
    );
  });
});
