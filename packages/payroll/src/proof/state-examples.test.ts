import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../index.ts';
import { isWithin } from './example-outcome.ts';
import { CONTRADICTED, runStateExample, STATE_EXAMPLES } from './state-examples.ts';

describe('worked examples of the states', () => {
  const followed = STATE_EXAMPLES.filter(({ id }) => CONTRADICTED[id] === undefined);

  it.each(followed.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const { amounts } = runStateExample(example, allRules);
    expect(amounts.filter((amount) => !isWithin(amount))).toEqual([]);
  });

  it('contradict what else their state publishes in two cases alone', () => {
    const contradicted = STATE_EXAMPLES.filter(({ id }) => CONTRADICTED[id] !== undefined);
    const amounts = contradicted.flatMap((example) => runStateExample(example, allRules).amounts);
    expect(amounts.map(({ expected, calculated }) => [expected, calculated])).toEqual([
      [dollars(69.41), dollars(68.4)],
      [dollars(734), dollars(702)],
    ]);
    expect(contradicted.map(({ id }) => id)).toEqual(Object.keys(CONTRADICTED));
  });

  it('each say where they come from, in a word that is known', () => {
    for (const example of STATE_EXAMPLES) {
      expect(example.source, example.id).not.toBe('');
      expect(['printed', 'calculator', 'other'], example.id).toContain(runStateExample(example, allRules).kind);
    }
  });
});
