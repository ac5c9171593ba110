import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfDate, pdfName, pdfNumber, pdfText } from './pdf-syntax.ts';

describe('pdfNumber', () => {
  it('is as short as it can be', () => {
    const written = [0, -0, 0.5, -0.25, 12, 12.5, 12.345, 0.004, -0.004, 99.995, 1e6].map((value) => pdfNumber(value));
    expect(written).toEqual(['0', '0', '.5', '-.25', '12', '12.5', '12.35', '0', '0', '100', '1000000']);
    expect(pdfNumber(1 / 3, 3)).toBe('.333');
    expect(pdfNumber(0.05)).toBe('.05');
    expect(pdfNumber(7.6, 0)).toBe('8');
  });

  it('stays within half a unit of the last place', () => {
    fc.assert(
      fc.property(fc.double({ min: -14_400, max: 14_400, noNaN: true }), (value) => {
        expect(pdfNumber(value)).toMatch(/^-?(\d+|\d*\.\d{1,2})$/u);
        expect(Math.abs(Number(pdfNumber(value)) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('refuses what is no number', () => {
    expect(() => pdfNumber(Number.NaN)).toThrow(RangeError);
    expect(() => pdfNumber(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('pdfText', () => {
  it('escapes ASCII and writes the rest in UTF-16', () => {
    expect(pdfText('Pay (May) \\ June')).toBe('(Pay \\(May\\) \\\\ June)');
    expect(pdfText('Ș😀')).toBe('<FEFF0218D83DDE00>');
    expect(pdfText('a\nb')).toBe('<FEFF0061000A0062>');
  });
});

describe('pdfName', () => {
  it('writes what is not regular as bytes', () => {
    expect(pdfName('application/json')).toBe('/application#2fjson');
    expect(pdfName('a b#ä')).toBe('/a#20b#23#c3#a4');
  });
});

describe('pdfDate', () => {
  it('is in UTC', () => {
    expect(pdfDate('2026-11-21T02:03:04+02:00')).toBe('(D:20261121000304Z)');
    expect(() => pdfDate('yesterday')).toThrow(RangeError);
  });
});
