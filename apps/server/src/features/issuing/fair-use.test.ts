import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../fixtures/databases.ts';
import { usualDatabaseKinds, testDatabase } from '../../fixtures/databases.ts';
import { newId } from '../../ids.ts';
import { BLOCKED_GROUPS, blockedLook } from './blocked-issuers.ts';
import { requireFairUse } from './fair-use.ts';

const DAY_MS = 86_400_000;
const RULES = { issuersPerDay: 3, namesPerFigures: 2, appealEmail: 'help@example.com' };

describe.each(usualDatabaseKinds)('issuing on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await testDatabase(kind)));
  afterEach(() => database.close());

  /** Issues if it may, and answers the code of the refusal otherwise. */
  const issue = async (issuer: string, recipient: string, figures: string, userId = 'ana') => {
    const { records, clock } = database;
    const facts = { issuer, recipient, figures, codes: [] };
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
    ['Internal Revenue Service', 'a government agency'],
    ['The I.R.S., Ogden', 'a government agency'],
    ['California Department of Labor', 'a government agency'],
    ['U.S. Bank National Association', 'a bank'],
    ['BANK OF AMERICA', 'a bank'],
    ['ADP, Inc.', 'a payroll company'],
    ['A D P', 'a payroll company'],
    ['Pay chex', 'a payroll company'],
    ['JPMorganChase', 'a bank'],
    ['WellsFargo Bank', 'a bank'],
    ['I R S', 'a government agency'],
    ['State of California', 'a government agency'],
    ['City of Chicago', 'a government agency'],
    ['California Department of Motor Vehicles', 'a government agency'],
    ['Pàperwage', 'a payroll company'],
  ])('is %s', (name, looksLike) => {
    expect(blockedLook(name)).toBe(looksLike);
  });

  it.each([
    'Cascade Timber Works LLC',
    'State of Mind Yoga',
    'Windy City Office Supply',
    'Chase Lumber',
    'First Class Cleaning',
    'Adpress Printing',
    'Gusto Pizza',
    '',
  ])('is not %s', (name) => {
    expect(blockedLook(name)).toBeUndefined();
  });

  it('is listed as plain words, each once, with why', () => {
    const names = BLOCKED_GROUPS.flatMap((group) => group.names);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+( [a-z]+)*$/);
    for (const { reason } of BLOCKED_GROUPS) expect(reason).toMatch(/\.$/);
  });
});
