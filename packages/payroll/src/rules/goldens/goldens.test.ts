import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../index.ts';
import { federalTable } from './federal-samples.fixture.ts';
import { placeRows } from './place-samples.fixture.ts';
import { daysOfRules, stateTables } from './state-samples.fixture.ts';

const folder = path.resolve(import.meta.dirname, '../../../golden');
const isUpdate = process.env.UPDATE_GOLDENS === '1';
/** From day to day the newest rules are compared, and one place in so many. */
const isAll = isUpdate || process.env.TEST_ALL === '1';
const PLACES_APART = 8;
const CURE = 'Review the change, then run: npm run golden:update';

function golden(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

function expectGolden(name: string, text: string): void {
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  expect(text, CURE).toBe(golden(name));
}

const federal = isAll ? allRules.federal : allRules.federal.slice(-1);

/**
 * Guards against accidental changes. It doesn't prove that a figure is right: the worked examples do that. If a rule's
 * figure changes, the withholding here changes.
 */
describe('golden withholding', () => {
  it.each(federal.map((rules) => [rules.from, rules] as const))(
    'of the federal taxes from %s is as before',
    (from, rules) => {
      expectGolden(`US-${from.slice(0, 4)}.txt`, federalTable(rules));
    },
  );

  it.each(STATE_CODES)('of %s is as before', (state) => {
    const name = `${state}.txt`;
    if (isAll) return expectGolden(name, stateTables(state));
    const newest = stateTables(state, daysOfRules(state).slice(-1));
    expect(golden(name).slice(-newest.length), CURE).toBe(newest);
  });

  it.each(allRules.places.map((held) => [held.state, held] as const))(
    'of the places of %s is as before',
    (state, held) => {
      const name = `${state}-places.txt`;
      if (isAll) return expectGolden(name, `${placeRows(held).join('\n')}\n`);
      const rows = new Set(golden(name).split('\n'));
      const some = placeRows(held, (at) => at % PLACES_APART === 0);
      expect(
        some.filter((row) => !rows.has(row)),
        CURE,
      ).toEqual([]);
    },
  );
});
