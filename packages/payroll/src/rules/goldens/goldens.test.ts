import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../index.ts';
import { federalTable } from './federal-samples.fixture.ts';
import { placeTable } from './place-samples.fixture.ts';
import { stateTables } from './state-samples.fixture.ts';

const folder = path.resolve(import.meta.dirname, '../../../golden');

function expectGolden(name: string, text: string): void {
  const file = path.join(folder, name);
  if (process.env.UPDATE_GOLDENS === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, 'Review the change, then run: npm run golden:update').toBe(readFileSync(file, 'utf8'));
}

/**
 * Guards against accidental changes. It doesn't prove that a figure is right: the worked examples do that. If a rule's
 * figure changes, the withholding here changes.
 */
describe('golden withholding', () => {
  it.each(allRules.federal.map((rules) => [rules.from, rules] as const))(
    'of the federal taxes from %s is as before',
    (from, rules) => {
      expectGolden(`US-${from.slice(0, 4)}.txt`, federalTable(rules));
    },
  );

  it.each(STATE_CODES)('of %s is as before', (state) => {
    expectGolden(`${state}.txt`, stateTables(state));
  });

  it.each(allRules.places.map((held) => [held.state, held] as const))(
    'of the places of %s is as before',
    (state, held) => {
      expectGolden(`${state}-places.txt`, placeTable(held));
    },
  );
});
