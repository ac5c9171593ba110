import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idAt, newId, timeOfId } from './ids.ts';

const times = fc.integer({ min: 0, max: 2 ** 48 - 2 });

describe('an id', () => {
  it('is a UUID of version 7, and never the same twice', () => {
    fc.assert(fc.property(times, (time) => z.uuidv7().safeParse(newId(time)).success));
    expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
  });

  it('sorts by the time it was made at', () => {
    fc.assert(
      fc.property(times, (time) => {
        expect(idAt(time) < newId(time)).toBe(true);
        expect(newId(time) < idAt(time + 1)).toBe(true);
        expect(timeOfId(newId(time))).toBe(time);
      }),
    );
  });
});
