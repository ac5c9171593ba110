import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('the constants are 30 and true', () => {
  expect(new Set<unknown>(Object.values(constants))).toEqual(new Set([30, true]));
});
