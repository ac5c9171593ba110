import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dataCodewords, smallestVersion } from './codewords.ts';
import { formatBits, versionBits } from './modules.ts';
import { qrCode } from './qr-code.ts';
import { errorCorrection } from './reed-solomon.ts';
import { alignmentCentres, LARGEST_VERSION } from './versions.ts';

/** `https://pay.fernhill.example/inv-20418` at level M as the encoder uqr 0.1.3 has it, version 3 and mask 2. */
const LINK = [
  '11111110010110100101101111111',
  '10000010001010010010101000001',
  '10111010100110111010101011101',
  '10111010101001011100001011101',
  '10111010101111100011101011101',
  '10000010101010010010001000001',
  '11111110101010101010101111111',
  '00000000111000010001100000000',
  '10111110001010011101001111100',
  '01111001010111000111011110001',
  '10001111101101110000000000000',
  '11010100001101000000111101010',
  '01110111000000111101000001100',
  '01110100000100000001111010001',
  '11100010010000011010000111100',
  '10101100101110111010100000010',
  '00101110000000000101000101100',
  '11110001010101100111101110101',
  '10001010011111110000110110100',
  '10101001010001001010011010010',
  '10101111000110111101111110111',
  '00000000100100001010100011111',
  '11111110001010010001101011100',
  '10000010100000101001100010011',
  '10111010111100000110111110100',
  '10111010100100101110000001111',
  '10111010110001011100111111110',
  '10000010011110110000101011010',
  '11111110111000000101011011100',
];

function rows(text: string): string[] {
  const { side, dark } = qrCode(text);
  return Array.from({ length: side }, (_, y) => dark.subarray(y * side, (y + 1) * side).join(''));
}

describe('a QR code', () => {
  it('is that of another encoder, module for module', () => {
    expect(rows('https://pay.fernhill.example/inv-20418')).toEqual(LINK);
  });

  it.each([
    ['Nguyễn Łukasz €', '7d1f35f769c96298'],
    ['y'.repeat(213), '3bb4dc258df63cd7'],
    ['q'.repeat(300), '62d1f82503752ce1'],
    ['v'.repeat(666), 'e3a91d078f7e133f'],
  ])('of $0 is that of another encoder, by its hash', (text, hash) => {
    const picture = rows(text).join('\n');
    expect(createHash('sha256').update(picture).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('is refused for more than it can hold', () => {
    expect(() => qrCode('x'.repeat(667))).toThrow(RangeError);
  });
});

describe('the parts of a QR code are those of ISO/IEC 18004', () => {
  it('error correction of the block of 16 codewords that tutorials work through', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('data with mode, count, terminator and padding', () => {
    const bytes = new TextEncoder().encode('AB');
    expect(dataCodewords(bytes, 1)).toEqual([
      0x40, 0x24, 0x14, 0x20, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ]);
    expect(dataCodewords(new Uint8Array(14), 1)).toHaveLength(16);
  });

  it('format bits of level M', () => {
    const printed = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ];
    expect(printed.map((_, mask) => formatBits(mask).toString(2))).toEqual(printed);
  });

  it('version bits', () => {
    expect([7, 8, 9, 10, 20].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99, 0x0a4d3, 0x149a6]);
  });

  it('places of alignment patterns', () => {
    expect([1, 2, 7, 14, 20].map(alignmentCentres)).toEqual([
      [],
      [6, 18],
      [6, 22, 38],
      [6, 26, 46, 66],
      [6, 34, 62, 90],
    ]);
  });

  it('bytes that each version holds', () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666];
    expect(most).toHaveLength(LARGEST_VERSION);
    expect(most.map(smallestVersion)).toEqual(most.map((_, index) => index + 1));
    expect(smallestVersion(15)).toBe(2);
    expect(smallestVersion(667)).toBeUndefined();
  });
});
