/**
 * Property tests draw the same cases on every run, so that a check never fails by chance in a place that nobody
 * touched. `PROPERTY_SEED=random npx vitest run` draws others; a failure prints its seed, which can be given back.
 */
import { configureGlobal } from 'fast-check';

const FIXED_SEED = 20_221_231;

const asked = process.env.PROPERTY_SEED;
if (asked !== 'random') configureGlobal({ seed: asked === undefined ? FIXED_SEED : Number(asked) });
