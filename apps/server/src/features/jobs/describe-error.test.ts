import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it.each([
  [new TypeError('123-45-6789'), 'TypeError'],
  [Object.assign(new Error('no'), { code: 'ESOCKET', errno: -111 }), 'Error ESOCKET ECONNREFUSED'],
  [Object.assign(new Error('no'), { code: 'ECONNREFUSED', errno: -111 }), 'Error ECONNREFUSED'],
  [Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 }), 'Error EENVELOPE 550'],
  [Object.assign(new Error('no'), { code: 'to ana@example.com' }), 'Error'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENOTFOUND' }) }),
    'TypeError Error ENOTFOUND',
  ],
  ['123-45-6789', 'unknown'],
])('tells what went wrong and never whom it was about, as of %j', (error, reason) => {
  expect(describeError(error)).toBe(reason);
});
