/** Runs with each file of tests, and writes down which of the noted changes lie in functions that it called. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const calls = new URL('../../.cache/calls-of-changes.jsonl', import.meta.url);

globalThis.calledChanges = new Set();
afterAll(() => {
  const { testPath } = expect.getState();
  if (globalThis.calledChanges.size > 0)
    appendFileSync(calls, `${JSON.stringify([testPath, [...globalThis.calledChanges]])}\n`);
});
