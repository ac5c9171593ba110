import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { unzlibSync, zlibSync } from 'fflate';
import { readFontFiles } from '../../fonts/font-files.ts';
import type { SceneImage, SceneNode } from '../../scene/scene.ts';
import { encodeImage } from './encode-image.ts';
import { ImageProblem } from './image-problem.ts';
import { checkPdf } from './testing/check-pdf.ts';
import { colorAt, rasterPdf } from './testing/raster-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sceneOf } from './testing/sample-scenes.ts';
import { CMYK_JPEG, COLOR_JPEG, GRAY_JPEG } from './testing/sample-jpegs.ts';
import { writePdf } from './write-pdf.ts';

const fonts = readFontFiles();

/** Four quarters: red, green, blue and, where the kind of PNG has it, transparent. */
function quarters(colorType: 0 | 2 | 4 | 6): Uint8Array {
  const png = new PNG({ width: 8, height: 8 });
  const colors = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
    [0, 0, 0, colorType >= 4 ? 0 : 255],
  ];
  for (let pixel = 0; pixel < 64; pixel += 1) {
    const quarter = (pixel % 8 < 4 ? 0 : 1) + (pixel < 32 ? 0 : 2);
    png.data.set(colors[quarter]!, 4 * pixel);
  }
  return new Uint8Array(PNG.sync.write(png, { colorType, inputHasAlpha: true }));
}

/** A PNG by its parts, for what the library cannot write. */
function pngOf(
  header: readonly number[],
  chunks: readonly (readonly [string, readonly number[] | Uint8Array])[],
): Uint8Array {
  const whole: number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  for (const [type, content] of [
    ['IHDR', [0, 0, 0, header[0]!, 0, 0, 0, header[1]!, ...header.slice(2)]] as const,
    ...chunks,
    ['IEND', []] as const,
  ]) {
    const body = [...new TextEncoder().encode(type), ...content];
    const check = new DataView(new ArrayBuffer(8));
    check.setUint32(0, content.length);
    check.setUint32(4, crc32(Uint8Array.from(body)));
    const edge = new Uint8Array(check.buffer);
    whole.push(...edge.subarray(0, 4), ...body, ...edge.subarray(4));
  }
  return Uint8Array.from(whole);
}

/** 4 by 2 pixels that pick from a palette with two bits each: places 0 1 2 3 and 3 2 1 0. */
function palettePng(
  transparency?: readonly number[],
  data: Uint8Array = Uint8Array.of(0, 0b00011011, 0, 0b11100100),
): Uint8Array {
  return pngOf(
    [4, 2, 2, 3, 0, 0, 0],
    [
      ['PLTE', [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]],
      ...(transparency === undefined ? [] : [['tRNS', transparency] as const]),
      ['IDAT', zlibSync(data)],
    ],
  );
}

function drawn(bytes: Uint8Array, mediaType: SceneImage['mediaType'] = 'image/png', copies = 1): Uint8Array {
  const picture: SceneNode = {
    kind: 'image',
    x: 10,
    y: 10,
    width: 80,
    height: 80,
    image: 'logo',
    alternativeText: 'Logo of Acme',
  };
  const backdrop: SceneNode = { kind: 'rectangle', x: 0, y: 0, width: 612, height: 792, fill: '#ffff00' };
  const page: SceneNode[] = [backdrop, { kind: 'group', tag: { role: 'Section' }, nodes: [picture] }];
  const image = { mediaType, bytes, width: 8, height: 8 };
  return writePdf(
    sceneOf(
      Array.from({ length: copies }, () => page),
      { logo: image },
    ),
    { fonts },
  );
}

async function cornersOf(pdf: Uint8Array) {
  expect(await checkPdf(pdf)).toMatchObject({ status: 0 });
  const [raster] = await rasterPdf(pdf, 2);
  return [
    [20, 20],
    [80, 20],
    [20, 80],
    [80, 80],
  ].map(([x, y]) => colorAt(raster!, x!, y!, 2));
}

const YELLOW = [255, 255, 0];

describe('pictures', () => {
  it('pass through as RGB PNG, palette PNG and gray PNG', async () => {
    expect(await cornersOf(drawn(quarters(2)))).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [0, 0, 0],
    ]);
    expect(await cornersOf(drawn(palettePng()))).toEqual([
      [255, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [255, 0, 0],
    ]);
    const gray = await cornersOf(drawn(quarters(0)));
    expect([gray[0], gray[3]]).toEqual([
      [85, 85, 85],
      [0, 0, 0],
    ]);
  });

  it('are the same from a PNG whose data is in several chunks', () => {
    const data = zlibSync(Uint8Array.of(0, 1, 2, 3));
    const inParts = (...parts: Uint8Array[]) => ({
      mediaType: 'image/png' as const,
      bytes: pngOf(
        [1, 1, 8, 2, 0, 0, 0],
        parts.map((part) => ['IDAT', part] as const),
      ),
    });
    const whole = encodeImage(inParts(data));
    expect(whole.data).toEqual(data);
    expect(encodeImage(inParts(data.subarray(0, 1), data.subarray(1, 5), data.subarray(5)))).toEqual(whole);
  });

  it('state the highest place of their palette', () => {
    const { entries } = encodeImage({ mediaType: 'image/png', bytes: palettePng() });
    expect(entries).toContain('/ColorSpace[/Indexed/DeviceRGB 3<ff000000ff000000ff000000>]');
  });

  it('let the paper shine through where a PNG is transparent', async () => {
    expect(await cornersOf(drawn(quarters(6)))).toEqual([[255, 0, 0], [0, 255, 0], [0, 0, 255], YELLOW]);
    expect((await cornersOf(drawn(quarters(4))))[3]).toEqual(YELLOW);
    expect(await cornersOf(drawn(palettePng([0])))).toEqual([YELLOW, [0, 0, 0], [0, 0, 0], YELLOW]);
    const keyed = pngOf(
      [1, 1, 8, 0, 0, 0, 0],
      [
        ['tRNS', [0, 7]],
        ['IDAT', zlibSync(Uint8Array.of(0, 7))],
      ],
    );
    expect((await cornersOf(drawn(keyed)))[0]).toEqual(YELLOW);
  });

  it('pass through as JPEG, in color and in gray', async () => {
    const [color] = await cornersOf(drawn(COLOR_JPEG, 'image/jpeg'));
    expect(color![0]).toBeGreaterThan(200);
    expect(color![2]).toBeLessThan(60);
    const [gray] = await cornersOf(drawn(GRAY_JPEG, 'image/jpeg'));
    expect(new Set(gray).size).toBe(1);
  });

  it('may hold an empty comment, as some cameras write', () => {
    const commented = Uint8Array.of(...COLOR_JPEG.subarray(0, 2), 0xff, 0xfe, 0, 2, ...COLOR_JPEG.subarray(2));
    expect(encodeImage({ mediaType: 'image/jpeg', bytes: commented })).toMatchObject({ width: 8, data: COLOR_JPEG });
  });

  it('are stored once for all pages', () => {
    const noise = new PNG({ width: 64, height: 64 });
    fc.sample(fc.uint8Array({ minLength: 16_384, maxLength: 16_384 }), { seed: 1, numRuns: 1 }).forEach((data) =>
      noise.data.set(data),
    );
    const bytes = new Uint8Array(PNG.sync.write(noise, { colorType: 2 }));
    expect(drawn(bytes, 'image/png', 9).length).toBeLessThan(bytes.length + 6000);
  });

  it('are figures that say what they show', async () => {
    const { pages } = await readPdf(drawn(quarters(2)));
    const figure = pages[0]!.structure!.children![0]!.children![0]!.children![0]!;
    expect(figure).toMatchObject({ role: 'Figure', alt: 'Logo of Acme', bbox: [10, 702, 90, 782] });
  });
});

describe('a picture that cannot be used', () => {
  const refused = (bytes: Uint8Array, mediaType: SceneImage['mediaType'] = 'image/png') => {
    try {
      encodeImage({ mediaType, bytes });
    } catch (error) {
      if (error instanceof ImageProblem) return error.code;
      throw error;
    }
    return 'accepted';
  };

  it('is told by kind', () => {
    expect(refused(new Uint8Array(0))).toBe('unreadable');
    expect(refused(new Uint8Array(0), 'image/jpeg')).toBe('unreadable');
    expect(refused(quarters(2), 'image/jpeg')).toBe('unreadable');
    expect(refused(pngOf([1, 1, 8, 2, 0, 0, 1], [['IDAT', zlibSync(new Uint8Array(4))]]))).toBe('unsupported');
    expect(refused(pngOf([1, 1, 8, 5, 0, 0, 0], []))).toBe('unreadable');
    expect(refused(pngOf([1, 1, 8, 3, 0, 0, 0], [['IDAT', zlibSync(new Uint8Array(2))]]))).toBe('unreadable');
    expect(refused(pngOf([1, 1, 8, 2, 0, 0, 0], []))).toBe('unreadable');
    expect(refused(pngOf([1, 1, 8, 2, 0, 0, 0], [['IDAT', zlibSync(Uint8Array.of(9, 0, 0, 0))]]))).toBe('unreadable');
    expect(refused(COLOR_JPEG.subarray(0, COLOR_JPEG.length - 40), 'image/jpeg')).toBe('unreadable');
    expect(refused(CMYK_JPEG, 'image/jpeg')).toBe('unsupported');
    const arithmetic = COLOR_JPEG.slice();
    arithmetic[arithmetic.findIndex((byte, index) => byte === 0xff && arithmetic[index + 1] === 0xc0) + 1] = 0xc9;
    expect(refused(arithmetic, 'image/jpeg')).toBe('unsupported');
    const frame = COLOR_JPEG.findIndex((byte, index) => byte === 0xff && COLOR_JPEG[index + 1] === 0xc0);
    for (const size of [frame + 5, frame + 7]) {
      const flat = COLOR_JPEG.slice();
      flat.fill(0, size, size + 2);
      expect(refused(flat, 'image/jpeg')).toBe('unreadable');
    }
  });

  it('does not swell in memory beyond what it declares', () => {
    const bomb = pngOf([1, 1, 8, 2, 0, 0, 0], [['IDAT', zlibSync(new Uint8Array(20_000_000))]]);
    expect(refused(bomb)).toBe('unreadable');
    const huge = pngOf([1, 1, 8, 2, 0, 0, 0], []);
    huge.fill(0xff, 17, 20);
    expect(refused(huge)).toBe('unreadable');
  });

  it('never does worse than being refused, however it is damaged', () => {
    const samples: readonly (readonly [Uint8Array, SceneImage['mediaType']])[] = [
      [quarters(6), 'image/png'],
      [palettePng([0, 128]), 'image/png'],
      [COLOR_JPEG, 'image/jpeg'],
    ];
    const damage = fc.record({
      sample: fc.constantFrom(...samples),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    fc.assert(
      fc.property(damage, ({ sample: [bytes, mediaType], cut, at, byte }) => {
        const damaged = bytes.slice(0, Math.ceil(bytes.length * (0.5 + cut)));
        damaged[Math.floor(damaged.length * at)] = byte;
        expect(['accepted', 'unreadable', 'unsupported']).toContain(refused(damaged, mediaType));
      }),
      { numRuns: process.env.TEST_ALL ? 1000 : 200 },
    );
  });
});

/** Filters a row as an encoder does (W3C PNG, third edition, 9.2), so that it can be told whether they are undone. */
function filtered(type: number, samples: readonly number[], rowBytes: number, pixelBytes: number): number[] {
  const at = (row: number, column: number) => (row < 0 || column < 0 ? 0 : samples[row * rowBytes + column]!);
  const rows = samples.length / rowBytes;
  return Array.from({ length: rows }, (_, row) => [
    type,
    ...Array.from({ length: rowBytes }, (_unused, column) => {
      const [left, above] = [at(row, column - pixelBytes), at(row - 1, column)];
      const aboveLeft = at(row - 1, column - pixelBytes);
      const nearest = [left, above, aboveLeft].toSorted(
        (one, other) => Math.abs(left + above - aboveLeft - one) - Math.abs(left + above - aboveLeft - other),
      )[0]!;
      const predicted = [0, left, above, Math.floor((left + above) / 2), nearest][type]!;
      return (at(row, column) - predicted + 256) % 256;
    }),
  ]).flat();
}

describe('the filters of a transparent PNG', () => {
  it.each([0, 1, 2, 3, 4])('number %i is undone, with every kind of pixel', (type) => {
    const kinds = [
      { colorType: 6, bitDepth: 8, colors: 3 },
      { colorType: 6, bitDepth: 16, colors: 3 },
      { colorType: 4, bitDepth: 8, colors: 1 },
      { colorType: 4, bitDepth: 16, colors: 1 },
    ];
    const sizes = fc.constantFrom([5, 4], [1, 12]);
    const figures = [fc.integer({ min: 0, max: 255 }), fc.nat(1_000)] as const;
    fc.assert(
      fc.property(fc.constantFrom(...kinds), sizes, ...figures, (kind, [width = 0, height = 0], first, step) => {
        const bytes = kind.bitDepth / 8;
        const pixelBytes = (kind.colors + 1) * bytes;
        const samples = Array.from(
          { length: width * height * pixelBytes },
          (_, index) => (first + index * index * step + index * 37) % 256,
        );
        const rows = filtered(type, samples, width * pixelBytes, pixelBytes);
        const png = pngOf(
          [width, height, kind.bitDepth, kind.colorType, 0, 0, 0],
          [['IDAT', zlibSync(Uint8Array.from(rows))]],
        );
        const image = encodeImage({ mediaType: 'image/png', bytes: png });
        const upper = (channel: number) => (_: number, index: number) => index % pixelBytes === channel * bytes;
        const shown = samples.filter(
          (_, index) => index % bytes === 0 && Math.floor((index % pixelBytes) / bytes) < kind.colors,
        );
        expect([...unzlibSync(image.data)]).toEqual(shown);
        expect([...unzlibSync(image.alpha!)]).toEqual(samples.filter(upper(kind.colors)));
      }),
    );
  });
});
