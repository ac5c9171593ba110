import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import type { TestDatabase } from '../../fixtures/databases.ts';
import { usualDatabaseKinds, testDatabase } from '../../fixtures/databases.ts';
import { newId } from '../../ids.ts';
import { BLOCKED_GROUPS, blockedLineLook, blockedLook } from './blocked-issuers.ts';
import { requireFairUse } from './fair-use.ts';

/** What prints like a small letter. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  ...{ m: ['m', 'rn'], w: ['w', 'vv'], d: ['d', 'cl'], i: ['i', '1', 'I'], l: ['l', 'I', '1', '|'] },
  ...{ o: ['o', '0'], e: ['e', '3'], a: ['a', '4'], s: ['s', '5', '$'] },
};
const RULES = { issuersPerDay: 3, namesPerFigures: 2, appealEmail: 'help@example.com' };

describe.each(usualDatabaseKinds)('issuing on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  /** Issues if it may, and answers the code of the refusal otherwise. */
  const issue = async (issuer: string, recipient: string, figures: string, userId = 'ana', more = {}) => {
    const { records, clock } = database;
    const facts = { issuer, otherNames: [], lines: [], recipient, figures, codes: [], ...more };
    try {
      await requireFairUse(database, { userId, name: 'Dana Reyes', facts }, RULES);
    } catch (error) {
      return (error as { code: string }).code;
    }
    const dana = { role: 'employer', name: 'Dana Reyes' } as const;
    const what = { id: newId(clock.nowMs()), userId, type: 'paystub', issuedAtMs: clock.nowMs() } as const;
    await records.issued.add({ ...what, issuer: dana, attestation: '1', codes: [], facts });
    return '';
  };

  it('is refused for more employers than an account has in a day', async () => {
    for (const name of ['Acme', 'Birch', 'Cedar', ' ACME ']) expect(await issue(name, 'Ben', name)).toBe('');
    expect(await issue('Dogwood', 'Ben', 'd')).toBe('issuersTooMany');
    expect(await issue('Birch', 'Ben', 'e')).toBe('');
    expect(await issue('Dogwood', 'Ben', 'd', 'other account')).toBe('');
    database.clock.goOn(DAY_MS + 1);
    expect(await issue('Dogwood', 'Ben', 'd')).toBe('');
  });

  it('counts the legal name as an employer, and looks at it and at the lines beside the names', async () => {
    const named = (legalName: string) => issue('Acme', 'Ben', legalName, 'ana', { otherNames: [legalName] });
    for (const name of ['Birch LLC', 'Cedar LLC', 'Dogwood LLC']) expect(await named(name)).toBe('');
    expect(await named('Elm LLC')).toBe('issuersTooMany');
    expect(await named('ADP, Inc.')).toBe('issuerBlocked');
    const lines = (line: string) => issue('Acme', 'Ben', 'a', 'other account', { lines: ['12 Main St', line] });
    expect(await lines('ADP, Inc., 5800 Windsor Ave')).toBe('issuerBlocked');
    expect(await lines('Chase, KS 67524')).toBe('');
  });

  it('is refused for more names over the same figures', async () => {
    expect(await issue('Acme', 'Ben', '2481.66')).toBe('');
    expect(await issue('Acme', 'Cleo', '2481.66')).toBe('');
    database.clock.goOn(90 * DAY_MS);
    expect(await issue('Acme', 'Dee', '2481.66')).toBe('namesTooMany');
    expect(await issue('Acme', 'Ben', '2481.66')).toBe('');
    expect(await issue('Acme', 'Dee', '2481.67')).toBe('');
  });

  it('keeps what was refused, until the account is deleted', async () => {
    expect(await issue('Wells Fargo Home', 'Ben', 'a')).toBe('issuerBlocked');
    const { review } = database.records;
    expect(await review.refusals({ limit: 9, isOpen: true })).toMatchObject([
      { atMs: database.clock.nowMs(), item: { rule: 'issuerBlocked', issuer: 'Wells Fargo Home', recipient: 'Ben' } },
    ]);
    await review.removeRefusalsOf('ana');
    expect(await review.refusals({ limit: 9, isOpen: true })).toEqual([]);
  });
});

describe('a name nobody may issue under', () => {
  it.each([
    [
      'a government agency',
      'Internal Revenue Service',
      'The I.R.S., Ogden',
      'I R S',
      '1RS',
      'IR\u200bS',
      'State of California',
    ],
    [
      'a government agency',
      'California Department of Labor',
      'Dept. of Labor',
      'Dept of Veterans Affairs',
      'Veterans Affairs',
    ],
    [
      'a government agency',
      'City of Chicago',
      'The City of Chicago',
      'Town of Brookline',
      'Commonwealth of Puerto Rico',
    ],
    [
      'a government agency',
      'Cook County',
      'Chicago Police Department',
      'Cook County Sheriff',
      'Orange County Sheriff’s Office',
      'Internal Revenue',
      'Los Angeles Unified School District',
      'FBI',
      'NASA',
    ],
    ['a government agency', 'Treasury Department', 'Texas State Government', 'Social Security Admin', 'U.S. Treasury'],
    ['a bank', 'BANK OF AMERICA', 'Bank 0f America', 'U.S. Bank National Association', 'US-Bank', 'JPMorganChase Bank'],
    [
      'a bank',
      'JP M0rgan',
      'WellsFargo Bank',
      'Wells Farg0',
      'Wells Farqo',
      'Chase',
      'Chase N.A.',
      'Citi',
      'Citi bank',
      'HSBC Bank USA, N.A.',
    ],
    [
      'a bank',
      'Santander Bank',
      'Ally Bank',
      'Fifth Third Bank',
      'Charles Schwab',
      'Bank of the West',
      'Cap1tal One',
      'Capita1 One',
    ],
    [
      'a payroll company',
      'ADP, Inc.',
      'A D P',
      'ADPayroll',
      'AD P',
      'A\u00adDP',
      'A\u2060DP',
      'A\u034fDP',
      '𝐀𝐃𝐏',
      'Paychecks by ADP',
    ],
    [
      'a payroll company',
      'Pay chex',
      'P4YCHEX',
      'ADP2',
      'Patriot Payroll',
      'PAYC0M',
      'Pay com',
      'Pay\u2060com',
      'Tri Net',
      'Pàperwage',
      'Just Works',
    ],
    [
      'a payroll company',
      'Gusto',
      'Gusto, Inc.',
      'Workday',
      'OnPay',
      'Square Payroll',
      'Zenefits',
      'Deel',
      'Day-Force HCM',
    ],
    ['a payroll company', '\u0410DP', 'Pa\u0443\u0441h\u0435x', 'ΑDP', 'PAYLO\u0421ITY'],
  ])('looks like %s: %s, %s and more', (looksLike, ...names) => {
    for (const name of names) expect([name, blockedLook(name)]).toEqual([name, looksLike]);
  });

  it.each([
    'Real Estate of Washington LLC',
    'Estate of Virginia Miller',
    'Interstate of Ohio Movers',
    'Campus Treasury Services',
    'Purchase Bank Supplies LLC',
    'Chase Bankston Photography',
    'Focus Bancorp Furniture',
    'Adjust Works LLC',
    'Just Works Plumbing',
    'Monday Force Staffing',
    'Food Bank of America',
    'City of Hope',
    'Windy City of Smoke BBQ',
    'Department of Coffee LLC',
    'United Way of Cook County',
    'County Line Diner',
    'Paper Wages Cafe',
    'Intuitive Design',
    'Riverbank Cafe',
    'Cascade Timber Works LLC',
    'State of Mind Yoga',
    'Windy City Office Supply',
    'Chase Lumber',
    'First Class Cleaning',
    'Adpress Printing',
    'Gusto Pizza',
    'Studio 54',
    'Пекарня «Їжачок»',
    'Αρτοποιία «Ηώς»',
    'LRS Consulting',
    'Barnes Lumber',
    'Clover Bakery',
    'Acme Pllc',
    'Department of Coffee llc',
    'Department of Tea Limited',
    'Inc.',
    '',
  ])('is not %s', (name) => {
    expect(blockedLook(name)).toBeUndefined();
  });

  it.each([
    ['a bank', 'rnorgan Stanley', 'VVells Fargo', 'WeIIs Fargo', 'Arnerican Express', 'GoIclman Sachs', 'Capita| One'],
    ['a government agency', 'lRS', 'lnternal Revenue Service', 'Federal Bureau of lnvestigation', '|RS'],
    ['a payroll company', 'lntuit', 'Paylocity', 'Pay1ocity', 'RippIing'],
  ])('looks like %s with letters that print like others: %s, %s and more', (looksLike, ...names) => {
    for (const name of names) expect([name, blockedLook(name)]).toEqual([name, looksLike]);
  });

  it('is found under any mix of letters and digits that print alike', () => {
    const names = BLOCKED_GROUPS.flatMap(({ names: anywhere, alone }) => [...anywhere, ...alone]);
    const turns = fc.array(fc.nat(3), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(fc.constantFrom(...names), turns, (name, choices) => {
        const signs = [...name].map((letter, at) => {
          const alike = ALIKE[letter] ?? [letter];
          return alike[choices[at]! % alike.length]!;
        });
        expect([signs.join(''), blockedLook(signs.join(''))]).not.toContain(undefined);
      }),
    );
  });

  it.each([
    ['ADP', 'a payroll company'],
    ['Paychex, Inc.', 'a payroll company'],
    ['ADP, Inc., 5800 Windsor Ave', 'a payroll company'],
    ['Capital One Tower, Suite 400', undefined],
    ['12 City of Industry Blvd', undefined],
    ['Chase, KS 67524', undefined],
  ])('as a line beside the names: %s', (line, looksLike) => {
    expect(blockedLineLook(line)).toBe(looksLike);
  });

  it('is listed as plain words, each once, with why', () => {
    const names = BLOCKED_GROUPS.flatMap(({ names: anywhere, alone, shapes }) => [
      ...[...anywhere, ...alone],
      ...Object.values(shapes ?? {}).flat(),
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+( [a-z]+)*$/);
    for (const { reason } of BLOCKED_GROUPS) expect(reason).toMatch(/\.$/);
  });
});
