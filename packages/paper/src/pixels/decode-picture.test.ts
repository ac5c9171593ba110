import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { ImageProblem } from '../paint/pdf/image-problem.ts';
import { CMYK_JPEG, COLOR_JPEG, GRAY_JPEG } from '../paint/pdf/testing/sample-jpegs.ts';
import { decodePicture } from './decode-picture.ts';
import { shrunk } from './shrunk.ts';
import { BASELINE_JPEG, COLORS_WITHIN, PROGRESSIVE_JPEG } from './testing/sample-photographs.ts';

const text = (words: string) => new Uint8Array(Buffer.from(words));

describe('the pixels of a JPEG', () => {
  it.each([
    ['colour', COLOR_JPEG, [0xe0, 0x20, 0x10]],
    ['grey', GRAY_JPEG, [102, 102, 102]],
  ])('are its one %s', (_, bytes, color) => {
    const { width, height, rgb } = decodePicture(bytes);
    expect([width, height]).toEqual([8, 8]);
    rgb.forEach((value, at) => expect(Math.abs(value - color[at % 3]!)).toBeLessThan(5));
  });

  it.each([
    ['one scan', BASELINE_JPEG],
    ['many scans', PROGRESSIVE_JPEG],
  ])('of %s are those that another program reads', (_, bytes) => {
    const { width, height, rgb } = decodePicture(bytes);
    expect([width, height]).toEqual([24, 20]);
    for (const [x, y, color] of COLORS_WITHIN) {
      const at = (y * width + x) * 3;
      color.forEach((value, channel) => expect(Math.abs(rgb[at + channel]! - value), `${x},${y}`).toBeLessThan(3));
    }
  });

  it('are the same however the scans are arranged', () => {
    expect(decodePicture(PROGRESSIVE_JPEG).rgb).toEqual(decodePicture(BASELINE_JPEG).rgb);
  });

  it('are refused for a file cut short anywhere, and for inks', () => {
    for (let end = 2; end < PROGRESSIVE_JPEG.length; end += 1) {
      expect(() => decodePicture(PROGRESSIVE_JPEG.subarray(0, end)), String(end)).toThrow(ImageProblem);
    }
    expect(() => decodePicture(CMYK_JPEG)).toThrow('CMYK');
  });

  it('are read or refused, never worse, whatever bytes are wrong', () => {
    for (const bytes of [BASELINE_JPEG, PROGRESSIVE_JPEG]) {
      for (let at = 0; at < bytes.length; at += 5) {
        const damaged = Uint8Array.from(bytes);
        damaged[at] = (damaged[at]! * 7 + 13) & 255;
        try {
          decodePicture(damaged);
        } catch (error) {
          expect(error, String(at)).toBeInstanceOf(ImageProblem);
        }
      }
    }
  });

  it('are refused when they claim to be too many', () => {
    const huge = Uint8Array.from(BASELINE_JPEG);
    const frame = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0);
    huge.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    expect(() => decodePicture(huge)).toThrow('16 million');
  });
});

describe('the pixels of a PNG', () => {
  /** Four pixels: red, half clear blue, clear, and white. */
  const pixels = [255, 0, 0, 255, 0, 0, 255, 128, 9, 9, 9, 0, 255, 255, 255, 255];
  const written = (colorType: 0 | 2 | 4 | 6, bitDepth: 8 | 16 = 8) => {
    const png = new PNG({ width: 2, height: 2 });
    png.data = Buffer.from(pixels);
    const isWide = bitDepth === 16;
    const data = isWide ? Buffer.from(Uint16Array.from(pixels, (value) => value * 257).buffer) : png.data;
    png.data = data;
    return new Uint8Array(PNG.sync.write(png, { colorType, bitDepth, inputHasAlpha: true }));
  };

  it.each([8, 16] as const)('stand on white, with %s bits', (bitDepth) => {
    const { width, height, rgb } = decodePicture(written(6, bitDepth));
    expect([width, height]).toEqual([2, 2]);
    expect([...rgb]).toEqual([255, 0, 0, 127, 127, 255, 255, 255, 255, 255, 255, 255]);
  });

  it('are refused when they claim to be too many, or are damaged', () => {
    const huge = written(6);
    huge.set([0, 0, 255, 255, 0, 0, 255, 255], 16);
    expect(() => decodePicture(huge)).toThrow(ImageProblem);
    expect(() => decodePicture(written(6).subarray(0, 50))).toThrow('damaged');
  });
});

describe('what is no picture', () => {
  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '', '<html>'])(
    'is refused: %s',
    (words) => {
      expect(() => decodePicture(text(words))).toThrow('not a PNG or JPEG');
    },
  );
});

describe('a picture made smaller', () => {
  it('keeps its shape and its mean, and is left alone when it is small enough', () => {
    const rgb = Uint8Array.from({ length: 40 * 20 * 3 }, (_, at) => (Math.floor(at / 3) % 2 === 0 ? 0 : 200));
    const small = shrunk({ width: 40, height: 20, rgb }, 10);
    expect([small.width, small.height]).toEqual([10, 5]);
    expect(new Set(small.rgb)).toEqual(new Set([100]));
    expect(shrunk(small, 10)).toBe(small);
  });
});
