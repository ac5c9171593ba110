import { describe, expect, it } from 'vitest';
import { limitKey } from './rate-limits.ts';

describe('whom a request is counted against', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.8', '192.0.2.8'],
  ])('%s counts as %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });
});
