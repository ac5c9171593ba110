import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { COLOR_JPEG } from '../paint/pdf/testing/sample-jpegs.ts';
import { stripJpeg, stripPicture } from './strip-picture.ts';

const SECRET = 'taken at 12 Elm Street';
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, ...content: readonly (string | number | readonly number[])[]): number[] => {
  const body = content.flatMap((one) => (typeof one === 'string' ? letters(one) : one));
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
};

/** Exif in either order of bytes, with a way to lie between other entries and words behind them. */
function exif(order: 'II' | 'MM', orientation: number): number[] {
  const number = (value: number, bytes: number) => {
    const big = Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);
    return order === 'MM' ? big : big.reverse();
  };
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...number(tag, 2),
    ...number(type, 2),
    ...number(count, 4),
    ...value,
  ];
  const entries = [
    ...entry(0x010f, 2, SECRET.length, number(62, 4)),
    ...entry(0x0112, 3, 1, [...number(orientation, 2), 0, 0]),
    ...entry(0x8825, 4, 1, number(62, 4)),
  ];
  const start = [...letters(order), ...number(42, 2), ...number(8, 4), ...number(3, 2), ...entries, ...number(0, 4)];
  return segment(0xe1, 'Exif\0\0', start, SECRET);
}

const JFIF = ['JFIF\0', [1, 2, 0, 0, 1, 0, 1]] as const;
const PLAIN_JFIF = segment(0xe0, ...JFIF, [0, 0]);
const ICC = segment(0xe2, 'ICC_PROFILE\0', [1, 1], 'numbers of a profile');
const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);
const LIES_ON_ITS_SIDE = segment(
  0xe1,
  'Exif\0\0MM',
  [0, 42, 0, 0, 0, 8, 0, 1],
  [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6],
  [...Array.from({ length: 6 }, () => 0)],
);

/** A picture with all that cameras and programs write into it. */
const dirty = (order: 'II' | 'MM' = 'II', orientation = 6) =>
  Uint8Array.of(
    ...[0xff, 0xd8],
    ...segment(0xe0, ...JFIF, [1, 1], [1, 2, 3]),
    ...segment(0xe0, 'JFXX\0', [0x10], SECRET),
    ...exif(order, orientation),
    ...segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', SECRET),
    ...ICC,
    ...segment(0xe2, 'MPF\0', SECRET),
    ...segment(0xeb, 'JP', SECRET),
    ...segment(0xed, 'Photoshop 3.0\0', SECRET),
    ...segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], SECRET),
    ...segment(0xfe, SECRET),
    ...segment(0xf0, SECRET),
    ...letters(SECRET),
    0xff,
    ...COLOR_JPEG.subarray(2, -2),
    ...segment(0xfe, SECRET),
    ...[0xff, 0xd9],
    // A second picture, as phones append it.
    ...[0xff, 0xd8],
    ...segment(0xfe, SECRET),
    ...COLOR_JPEG.subarray(2),
    ...letters(SECRET),
  );
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a JPEG', () => {
  it.each(['II', 'MM'] as const)('keeps its pixels, their colors and how it lies, by an Exif in order %s', (order) => {
    const rest = [...PLAIN_JFIF, ...LIES_ON_ITS_SIDE, ...ICC, ...ADOBE, ...COLOR_JPEG.subarray(2)];
    expect(stripPicture(dirty(order))).toEqual(Uint8Array.of(0xff, 0xd8, ...rest));
  });

  it('keeps for a reader of pixels nothing else', () => {
    const rest = [...PLAIN_JFIF, ...ADOBE, ...COLOR_JPEG.subarray(2)];
    expect(stripJpeg(dirty(), 'pixels')).toEqual(Uint8Array.of(0xff, 0xd8, ...rest));
  });

  it.each([1, 0, 9])('has no Exif for an orientation of %i', (orientation) => {
    expect(text(stripPicture(dirty('MM', orientation)))).not.toContain('Exif');
  });

  it('loses what stands between scans, and no byte of them', () => {
    const scan = COLOR_JPEG.subarray(COLOR_JPEG.findIndex((byte, at) => byte === 0xff && COLOR_JPEG[at + 1] === 0xda));
    const data = [...scan.subarray(0, -2), 0xff, 0, 1, 0xff, 0xd0, 2, 3, 0xff, 0xd7, 4];
    const head = [...COLOR_JPEG.subarray(0, COLOR_JPEG.length - scan.length)];
    const whole = Uint8Array.of(...head, ...data, ...segment(0xfe, SECRET), ...data, 0xff, 0xd9, ...letters(SECRET));
    expect(stripPicture(whole)).toEqual(Uint8Array.of(...head, ...data, ...data, 0xff, 0xd9));
  });

  it('that is clean already stays as it is, to the byte', () => {
    const once = stripPicture(dirty());
    expect(stripPicture(once)).toEqual(once);
    expect(stripPicture(COLOR_JPEG)).toEqual(COLOR_JPEG);
  });

  it('that is damaged or cut off never grows beyond its end, and nothing hangs', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(damage, fc.nat(), (changes, cut) => {
        const bytes = dirty().slice(0, cut % (dirty().length + 1));
        for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
        expect(stripPicture(bytes).length).toBeLessThanOrEqual(bytes.length + 2);
      }),
    );
  });
});

describe('a PNG', () => {
  const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 }), { colorType: 2 }));
  const chunk = (type: string, content: string) => [
    ...[0, 0, 0, content.length],
    ...letters(type),
    ...letters(content),
    ...[0, 0, 0, 0],
  ];
  const withChunks = (...chunks: number[][]) =>
    Uint8Array.of(...plain.subarray(0, 33), ...chunks.flat(), ...plain.subarray(33));

  it('keeps what its pixels are decoded with, and loses words, Exif, time and what is behind its end', () => {
    const words = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'pHYs', 'prVt'].map((type) => chunk(type, SECRET));
    const whole = Uint8Array.of(...withChunks(chunk('gAMA', 'gama'), ...words), ...letters(SECRET));
    expect(stripPicture(whole)).toEqual(withChunks(chunk('gAMA', 'gama')));
    expect(stripPicture(plain)).toEqual(plain);
  });

  it('may be cut off', () => {
    for (let length = 0; length < plain.length; length += 1) {
      expect(stripPicture(plain.subarray(0, length)).length).toBeLessThanOrEqual(length);
    }
  });
});

it('leaves what is neither as it is', () => {
  const svg = Uint8Array.from(letters('<svg/>'));
  expect(stripPicture(svg)).toBe(svg);
  expect(stripPicture(new Uint8Array())).toEqual(new Uint8Array());
});
