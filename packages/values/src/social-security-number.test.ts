import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskSocialSecurityNumber } from './index.ts';

describe('maskSocialSecurityNumber', () => {
  it.each([
    ['123-45-6789', 'XXX-XX-6789'],
    ['123456789', 'XXX-XX-6789'],
    ['6789', 'XXX-XX-6789'],
    ['XXX-XX-6789', 'XXX-XX-6789'],
    [' 12 34 ', 'XXX-XX-1234'],
  ])('keeps the last four digits of %s', (text, expected) => {
    expect(maskSocialSecurityNumber(text)).toBe(expected);
  });

  it.each([
    '',
    '123',
    '12345',
    '123-456',
    '123-45-67',
    '123-45-678',
    'XXX-XX-',
    '1234567890',
    '12-3456789',
    ' 12 3456789',
    'none',
  ])('refuses %j', (text) => {
    expect(maskSocialSecurityNumber(text)).toBeUndefined();
  });

  it('keeps no other digit, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const masked = maskSocialSecurityNumber(text);
        expect(masked ?? 'XXX-XX-0000').toMatch(/^XXX-XX-\d{4}$/);
      }),
    );
  });
});
