import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfBytes, isVerificationCode, readTypedCode } from './verification-codes.ts';

describe('a code', () => {
  it('of any random bytes is one, and is read as it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        const code = codeOfBytes(bytes);
        expect(isVerificationCode(code)).toBe(true);
        expect(readTypedCode(code)).toBe(code);
        expect(readTypedCode(` ${code.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(code);
      }),
    );
  });

  it('uses every character of its alphabet equally', () => {
    const all = Array.from({ length: 256 }, (_, byte) => codeOfBytes(new Uint8Array(12).fill(byte))[0]!);
    const counts = new Map<string, number>();
    for (const letter of all) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array(32).fill(8));
  });

  it.each([
    ['7kq4m2xd9rvt', '7KQ4-M2XD-9RVT'],
    ['7KQ4–M2XD–9RVT', '7KQ4-M2XD-9RVT'],
    ['oil0-0123-4567', '0110-0123-4567'],
  ])('typed as %s is %s', (typed, code) => {
    expect(readTypedCode(typed)).toBe(code);
  });

  it.each(['', '7KQ4', '7KQ4-M2XD-9RVU', '7KQ4-M2XD-9RVT-1', '7KQ4-M2XD-9RV!', '😀'.repeat(12)])(
    'is not %s',
    (typed) => {
      expect(readTypedCode(typed)).toBeUndefined();
    },
  );

  it('is made of twelve bytes', () => {
    expect(() => codeOfBytes(new Uint8Array(11))).toThrow(RangeError);
  });
});
