import { expect, it } from 'vitest';
import { FREQUENCIES as BUILDER_FREQUENCIES } from '../features/pay-stub-builder/fields/options.ts';
import { FREQUENCIES, PRE_TAX_NAMES } from '../paycheck/entries.ts';

it('calls frequencies and deductions as the builder does', () => {
  expect(FREQUENCIES.map(({ value, label }) => ({ value, label }))).toEqual(BUILDER_FREQUENCIES);
  expect(new Set(Object.values(PRE_TAX_NAMES)).size).toBe(Object.keys(PRE_TAX_NAMES).length);
});
