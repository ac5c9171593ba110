import { describe, expect, it } from 'vitest';
import { allRules } from '../index.ts';
import { isWithin } from './example-outcome.ts';
import { FEDERAL_EXAMPLES, runFederalExample } from './federal-examples.ts';

describe('the recorded federal examples', () => {
  it('are all here, each with a source', () => {
    expect(FEDERAL_EXAMPLES).toHaveLength(60);
    expect(new Set(FEDERAL_EXAMPLES.map(({ id }) => id)).size).toBe(60);
    expect(FEDERAL_EXAMPLES.filter(({ source }) => source === '')).toEqual([]);
    expect(new Set(FEDERAL_EXAMPLES.map(({ year }) => year))).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
  });

  it.each(FEDERAL_EXAMPLES.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const { amounts } = runFederalExample(example, allRules);
    expect(amounts).toHaveLength(3);
    expect(amounts.filter((amount) => !isWithin(amount))).toEqual([]);
  });
});
