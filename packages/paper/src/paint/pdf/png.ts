import { Unzlib, zlibSync } from 'fflate';
import type { EncodedImage } from './encoded-image.ts';
import { ImageProblem, MAX_PIXELS, tooManyPixels } from './image-problem.ts';
import { readPngChunks, unreadablePng } from './png-chunks.ts';
import type { PngChunks } from './png-chunks.ts';

/** Compressed data is unpacked in pieces of this size, so that a small file cannot swell beyond what it declares. */
const PIECE_BYTES = 16_384;

/**
 * A PNG goes into the PDF as it is, since both know the same filters (ISO 32000-1, 7.4.4.4), unless it is transparent:
 * then colors and transparency are stored apart. Throws ImageProblem when the file is damaged, interlaced or huge.
 */
export function encodePng(bytes: Uint8Array): EncodedImage {
  const { png, rows } = readPngRows(bytes);
  const { width, height, colorType, transparency } = png;
  if (colorType === 4 || colorType === 6) return withAlphaChannel(png, rows);
  if (colorType === 3 && transparency !== undefined) return withTransparentPalette(png, rows);
  const channels = colorType === 2 ? 3 : 1;
  const predictor = `/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${png.bitDepth}/Columns ${width}>>`;
  const entries = `/ColorSpace${colorSpace(png)}/BitsPerComponent ${png.bitDepth}/Filter/FlateDecode${predictor}${colorKey(png)}`;
  return { width, height, entries, data: png.data, alpha: undefined };
}

/** The parts of a PNG and its filtered rows, as many as its header promises. Throws ImageProblem. */
function readPngRows(bytes: Uint8Array): { readonly png: PngChunks; readonly rows: Uint8Array } {
  const png = readPngChunks(bytes);
  if (png.width * png.height > MAX_PIXELS) throw tooManyPixels();
  if (png.isInterlaced) {
    throw new ImageProblem('unsupported', 'This PNG is interlaced. Save it without interlacing and choose it again.');
  }
  checkPalette(png);
  return { png, rows: unpack(png) };
}

function checkPalette({ colorType, palette, bitDepth }: PngChunks): void {
  if (colorType !== 3) return;
  const isWhole = palette !== undefined && palette.length > 0 && palette.length % 3 === 0;
  if (!isWhole || palette.length / 3 > 2 ** bitDepth) throw unreadablePng();
}

function colorSpace({ colorType, palette }: PngChunks): string {
  if (palette === undefined || colorType !== 3) return colorType === 2 ? '/DeviceRGB' : '/DeviceGray';
  const hex = Array.from(palette, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${hex}>]`;
}

/** One color that does not show, as a range for each channel (8.9.6.4). */
function colorKey({ colorType, transparency, bitDepth }: PngChunks): string {
  if (transparency === undefined || colorType === 3) return '';
  const channels = colorType === 2 ? 3 : 1;
  if (transparency.length !== 2 * channels) throw unreadablePng();
  const most = 2 ** bitDepth - 1;
  const ranges = Array.from({ length: channels }, (_, channel) => {
    const value = Math.min(most, transparency[2 * channel]! * 256 + transparency[2 * channel + 1]!);
    return `${value} ${value}`;
  });
  return `/Mask[${ranges.join(' ')}]`;
}

/** How many values a pixel has. */
function channelsOf({ colorType }: PngChunks): number {
  return { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colorType];
}

/** The filtered rows; their number and length are what the header promises, and every filter is a known one. */
function unpack(png: PngChunks): Uint8Array {
  const rowBytes = 1 + Math.ceil((png.width * channelsOf(png) * png.bitDepth) / 8);
  const rows = inflateExactly(png.data, rowBytes * png.height);
  for (let at = 0; at < rows.length; at += rowBytes) if (rows[at]! > 4) throw unreadablePng();
  return rows;
}

function inflateExactly(data: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let filled = 0;
  const inflater = new Unzlib((piece) => {
    if (filled + piece.length > length) throw unreadablePng();
    whole.set(piece, filled);
    filled += piece.length;
  });
  try {
    for (let at = 0; at < data.length; at += PIECE_BYTES) {
      inflater.push(data.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= data.length);
    }
  } catch (error) {
    throw error instanceof ImageProblem ? error : unreadablePng();
  }
  if (filled !== length) throw unreadablePng();
  return whole;
}

function withAlphaChannel(png: PngChunks, rows: Uint8Array): EncodedImage {
  const sampleBytes = png.bitDepth / 8;
  const colors = png.colorType === 6 ? 3 : 1;
  const pixelBytes = (colors + 1) * sampleBytes;
  const samples = unfilter(rows, png.width * pixelBytes, pixelBytes);
  const count = png.width * png.height;
  const shown = new Uint8Array(count * colors);
  const alpha = new Uint8Array(count);
  // Of 16 bits the upper 8 are kept.
  for (let pixel = 0; pixel < count; pixel += 1) {
    for (let color = 0; color < colors; color += 1) {
      shown[pixel * colors + color] = samples[pixel * pixelBytes + color * sampleBytes]!;
    }
    alpha[pixel] = samples[pixel * pixelBytes + colors * sampleBytes]!;
  }
  return withMask(png, colors === 3 ? '/DeviceRGB' : '/DeviceGray', shown, alpha);
}

function withTransparentPalette(png: PngChunks, rows: Uint8Array): EncodedImage {
  const rowBytes = Math.ceil((png.width * png.bitDepth) / 8);
  const samples = unfilter(rows, rowBytes, 1);
  const count = png.width * png.height;
  const places = new Uint8Array(count);
  const alpha = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const column = pixel % png.width;
    const bit = column * png.bitDepth;
    const byte = samples[((pixel - column) / png.width) * rowBytes + (bit >> 3)]!;
    const place = (byte >> (8 - png.bitDepth - (bit & 7))) & (2 ** png.bitDepth - 1);
    places[pixel] = place;
    alpha[pixel] = png.transparency![place] ?? 255;
  }
  return withMask(png, colorSpace(png), places, alpha);
}

function withMask({ width, height }: PngChunks, space: string, samples: Uint8Array, alpha: Uint8Array): EncodedImage {
  const isOpaque = alpha.every((value) => value === 255);
  return {
    width,
    height,
    entries: `/ColorSpace${space}/BitsPerComponent 8/Filter/FlateDecode`,
    data: zlibSync(samples),
    alpha: isOpaque ? undefined : zlibSync(alpha),
  };
}

/** Samples from filtered rows (W3C PNG, third edition, 9.2). */
function unfilter(rows: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const samples = new Uint8Array((rows.length / (rowBytes + 1)) * rowBytes);
  for (let row = 0; row * (rowBytes + 1) < rows.length; row += 1) {
    const filter = rows[row * (rowBytes + 1)]!;
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column;
      const left = column >= pixelBytes ? samples[at - pixelBytes]! : 0;
      const above = row > 0 ? samples[at - rowBytes]! : 0;
      const aboveLeft = row > 0 && column >= pixelBytes ? samples[at - rowBytes - pixelBytes]! : 0;
      samples[at] = rows[at + row + 1]! + predicted(filter, left, above, aboveLeft);
    }
  }
  return samples;
}

function predicted(filter: number, left: number, above: number, aboveLeft: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const toLeft = Math.abs(above - aboveLeft);
  const toAbove = Math.abs(left - aboveLeft);
  const toAboveLeft = Math.abs(left + above - 2 * aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}
