import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { declaredPng as png, pngChunk as chunk } from '../../fixtures/declared-png.ts';
import { BASELINE_JPEG, PROGRESSIVE_JPEG } from '../../fixtures/sample-photographs.ts';
import { readPictureHeader } from './picture-header.ts';

const refusalOf = (bytes: Uint8Array) => {
  const header = readPictureHeader(bytes);
  return 'refused' in header ? header.refused : 'none';
};

describe('the header of a picture', () => {
  it('tells its size, and whether it was redrawn already', async () => {
    expect(readPictureHeader(BASELINE_JPEG)).toEqual({ width: 24, height: 20, isRedrawn: false });
    expect(readPictureHeader(PROGRESSIVE_JPEG)).toEqual({ width: 24, height: 20, isRedrawn: false });
    const drawing = sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } });
    expect(readPictureHeader(await drawing.png().toBuffer())).toEqual({ width: 30, height: 20, isRedrawn: true });
  });

  it.each([
    ['too long', { width: 641, height: 10 }],
    ['of 16 bits', { width: 30, height: 20, bitDepth: 16 }],
    ['gray', { width: 30, height: 20, colorType: 0 }],
    ['transparent', { width: 30, height: 20, colorType: 6 }],
    ['interlaced', { width: 30, height: 20, interlace: 1 }],
  ])('calls a PNG that is %s not redrawn', (_what, declared) => {
    expect(readPictureHeader(png(declared, 2_000))).toMatchObject({ isRedrawn: false });
    expect(
      readPictureHeader(png({ ...declared, width: 30, bitDepth: 8, colorType: 2, interlace: 0 }, 2_000)),
    ).toMatchObject({ isRedrawn: true });
  });

  it('calls a PNG with anything else in it not redrawn', () => {
    const plain = png({ width: 3, height: 2 }, 100);
    const text = chunk('tEXt', Buffer.from('Comment\0hidden'));
    const within = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33)]);
    const long = Buffer.concat([plain.subarray(0, 33), chunk('pHYs', Buffer.alloc(10)), plain.subarray(33)]);
    for (const bytes of [within, long, Buffer.concat([plain, Buffer.from('behind')]), plain.subarray(0, -12)]) {
      expect(readPictureHeader(bytes)).toMatchObject({ isRedrawn: false });
    }
  });

  it('refuses more pixels than a page can use, with the limit, whichever way it lies', () => {
    const sentence =
      'This picture is 4,000 × 4,000 pixels, and the limit is 2,550 × 3,300, a whole page. Make it smaller.';
    expect(refusalOf(png({ width: 4_000, height: 4_000, bitDepth: 16 }, 124_000))).toBe(sentence);
    for (const [width, height, isRefused] of [
      [2_550, 3_300, false],
      [3_300, 2_550, false],
      [2_551, 3_300, true],
      [3_301, 100, true],
      [2_551, 2_551, true],
    ] as const) {
      expect(refusalOf(png({ width, height }, 60_000)).includes('2,550 × 3,300')).toBe(isRefused);
    }
  });

  it('refuses one that declares more than its data can hold', () => {
    const best = deflateSync(new Uint8Array(3_000_000), { level: 9 }).length;
    expect(refusalOf(png({ width: 1_000, height: 1_000 }, best))).toBe('none');
    expect(refusalOf(png({ width: 1_000, height: 1_000 }, 2_000))).toContain('damaged');
    expect(refusalOf(png({ width: 0, height: 1_000 }, 2_000))).toContain('damaged');
    expect(refusalOf(png({ width: 10, height: 10, colorType: 5 }, 2_000))).toContain('damaged');
    expect(refusalOf(png({ width: 10, height: 10, bitDepth: 3 }, 2_000))).toContain('damaged');
  });

  it('refuses a JPEG that has to be gone through again and again', () => {
    const scan = PROGRESSIVE_JPEG.subarray(
      PROGRESSIVE_JPEG.findIndex((byte, at, all) => byte === 0xff && all[at + 1] === 0xda),
    );
    const bomb = Buffer.concat([
      PROGRESSIVE_JPEG.subarray(0, -2),
      ...Array.from({ length: 70 }, () => scan.subarray(0, -2)),
    ]);
    expect(refusalOf(bomb)).toContain('damaged');
  });
});
