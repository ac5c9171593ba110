import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BASELINE_JPEG, PROGRESSIVE_JPEG } from '../../fixtures/sample-photographs.ts';
import { redrawLogo } from './redraw-logo.ts';

/** The pixels of the logo that is made of a picture, three numbers each. */
async function pixelsOf(picture: Uint8Array) {
  const drawn = await redrawLogo(picture);
  if ('refused' in drawn) throw new Error(drawn.refused);
  const { data, info } = await sharp(drawn.png).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return {
    width: info.width,
    height: info.height,
    bytes: drawn.png,
    at: (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3),
  };
}

async function refusalOf(picture: Uint8Array): Promise<string> {
  const drawn = await redrawLogo(picture);
  return 'refused' in drawn ? drawn.refused : 'nothing';
}

/** Four pixels in a row: red, half clear blue, clear, white. */
const CLEAR_PIXELS = Buffer.of(255, 0, 0, 255, 0, 0, 255, 128, 9, 9, 9, 0, 255, 255, 255, 255);
const clearPng = () =>
  sharp(CLEAR_PIXELS, { raw: { width: 4, height: 1, channels: 4 } })
    .png()
    .toBuffer();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e02010' } });

describe('a redrawn logo', () => {
  it.each([false, true])('has the colors of a JPEG, progressive or not: %s', async (progressive) => {
    const colors = [
      [224, 32, 16],
      [16, 96, 224],
      [240, 240, 240],
      [20, 140, 60],
    ];
    const quarters = Buffer.alloc(32 * 32 * 3);
    for (let at = 0; at < 32 * 32; at += 1) quarters.set(colors[((at % 32) >> 4) + 2 * (at >> 9)]!, at * 3);
    const raw = { width: 32, height: 32, channels: 3 } as const;
    const { at } = await pixelsOf(await sharp(quarters, { raw }).jpeg({ quality: 95, progressive }).toBuffer());
    for (const [quarter, color] of colors.entries()) {
      const found = at(8 + 16 * (quarter % 2), 8 + 16 * (quarter >> 1));
      color.forEach((value, channel) => expect(Math.abs(found[channel]! - value), `${quarter}`).toBeLessThan(5));
    }
  });

  it('is the same however the scans of a JPEG are arranged', async () => {
    const [baseline, progressive] = [await pixelsOf(BASELINE_JPEG), await pixelsOf(PROGRESSIVE_JPEG)];
    expect([baseline.width, baseline.height]).toEqual([24, 20]);
    expect(progressive.bytes).toEqual(baseline.bytes);
  });

  it('stands on white where the picture is clear', async () => {
    const { at } = await pixelsOf(await clearPng());
    expect([0, 1, 2, 3].map((x) => [...at(x, 0)])).toEqual([
      [255, 0, 0],
      [127, 127, 255],
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  it('stands upright as the camera meant it, and keeps nothing that the camera wrote', async () => {
    const place = { IFD0: { Copyright: 'Núria at 2207 Larkspur Ave' } };
    const picture = await plain(30, 10).jpeg().withExif(place).withMetadata({ orientation: 6 }).toBuffer();
    expect(picture.includes('Larkspur')).toBe(true);
    const { width, height, bytes } = await pixelsOf(picture);
    expect([width, height]).toEqual([10, 30]);
    expect(Buffer.from(bytes).includes('Larkspur')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('loses what was hidden behind the picture', async () => {
    const polyglot = Buffer.concat([await clearPng(), Buffer.from('<script>alert(1)</script>%PDF-1.7')]);
    const { bytes } = await pixelsOf(polyglot);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it('is at most 640 pixels long, keeps its shape, and is never made larger', async () => {
    const wide = await pixelsOf(await plain(2_000, 500).png().toBuffer());
    expect([wide.width, wide.height]).toEqual([640, 160]);
    const small = await pixelsOf(await plain(20, 5).png().toBuffer());
    expect([small.width, small.height]).toEqual([20, 5]);
  });

  it('fits the field of a draft, whatever the picture is', async () => {
    const noise = sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
    const { bytes, width } = await pixelsOf(await noise.png().toBuffer());
    expect(bytes.length).toBeLessThanOrEqual(510_000);
    expect(width).toBeGreaterThan(300);
  });

  it('may come in inks, and in gray', async () => {
    const inks = await pixelsOf(await plain(8, 8).toColorspace('cmyk').jpeg().toBuffer());
    expect(inks.at(3, 3)[0]).toBeGreaterThan(150);
    const gray = await pixelsOf(await plain(8, 8).grayscale().png().toBuffer());
    expect(new Set(gray.at(3, 3)).size).toBe(1);
  });
});

describe('what is no logo', () => {
  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'RIFF0000WEBPVP8 ', '%PDF-1.7', '', '<html>'])(
    'is refused: %s',
    async (words) => expect(await refusalOf(Buffer.from(words))).toContain('isn’t a PNG or JPEG'),
  );

  it('is never given to another reader than that of its kind', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>');
    await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
  });

  it('is a picture cut short anywhere', async () => {
    for (let end = 3; end < PROGRESSIVE_JPEG.length - 2; end += 9) {
      expect(await refusalOf(PROGRESSIVE_JPEG.subarray(0, end)), String(end)).toContain('damaged');
    }
  });

  it('is a picture that claims more pixels than may be unpacked', async () => {
    const huge = Uint8Array.from(await clearPng());
    huge.set([0, 0, 255, 255, 0, 0, 255, 255], 16);
    const said = await refusalOf(huge);
    expect(said).toMatch(/damaged|2,550/);
    expect(await refusalOf(await plain(4_100, 4_100).png().toBuffer())).toContain('the limit is 2,550 × 3,300');
  });

  it('is read or refused, never worse, whatever bytes are wrong', async () => {
    const outcomes = new Set<string>();
    for (let at = 0; at < BASELINE_JPEG.length; at += 11) {
      const damaged = Uint8Array.from(BASELINE_JPEG);
      damaged[at] = (damaged[at]! * 7 + 13) & 255;
      outcomes.add(await refusalOf(damaged));
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});
