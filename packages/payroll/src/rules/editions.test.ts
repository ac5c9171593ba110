import { isDeepStrictEqual } from 'node:util';
import type { StateCode } from '@paperwage/values';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { allRules } from './all-rules.ts';
import type { Sourced } from './sourced.ts';
import type { StateRules } from './state-rules.ts';

const SOURCED = [
  'source',
  'standing',
  'recordedBy',
  'comparedWith',
  'takenFrom',
  'note',
] as const satisfies readonly (keyof Sourced)[];

/** Each of a state's ranges with the one after it. */
function adjoining(state: StateCode): (readonly [StateRules, StateRules])[] {
  const ranges = allRules.states.filter((rules) => rules.state === state).sort((a, b) => (a.from < b.from ? -1 : 1));
  return ranges.slice(1).map((next, index) => [ranges[index]!, next]);
}

/** An income tax's figures, without their source. */
function figuresOf({ incomeTax }: StateRules): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(incomeTax).filter(([name]) => !SOURCED.some((own) => own === name)));
}

describe.each(STATE_CODES)('the income tax of %s', (state) => {
  it('is written once, in an edition, where a range repeats the figures of the one before', () => {
    for (const [before, next] of adjoining(state)) {
      const [figures, repeated] = [figuresOf(before), figuresOf(next)];
      if (!isDeepStrictEqual(figures, repeated)) continue;
      for (const [name, figure] of Object.entries(figures).filter(([, value]) => typeof value === 'object')) {
        expect(
          repeated[name] === figure,
          `${name} from ${next.from}: put it into editions/${state.toLowerCase()}.ts`,
        ).toBe(true);
      }
    }
  });

  it('is the same object where its source repeats too', () => {
    for (const [{ incomeTax }, next] of adjoining(state)) {
      if (!isDeepStrictEqual(incomeTax, next.incomeTax)) continue;
      expect(incomeTax === next.incomeTax, `from ${next.from}: name the edition of the year before`).toBe(true);
    }
  });
});
