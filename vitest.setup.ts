/**
 * Property tests draw the same cases on every run, so that a check never fails by chance in a place that nobody
 * touched. `PROPERTY_SEED=random npx vitest run` draws others; a failure prints its seed, which can be given back.
 */
import { configureGlobal } from 'fast-check';
import { expect } from 'vitest';

const FIXED_SEED = 20_221_231;

const asked = process.env.PROPERTY_SEED;
if (asked !== 'random') configureGlobal({ seed: asked === undefined ? FIXED_SEED : Number(asked) });

/** Compares the bytes of files at once; one by one takes a thousand times as long. */
function haveSameBytes(one: unknown, other: unknown): boolean | undefined {
  return one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) === 0 : undefined;
}

// Tests that share modules share what was added, too.
const added = globalThis as { haveSameBytes?: typeof haveSameBytes };
if (!added.haveSameBytes) expect.addEqualityTesters([(added.haveSameBytes = haveSameBytes)]);
