import { channelsOf, readPngRows, unfilter } from '../paint/pdf/png.ts';
import type { PngChunks } from '../paint/pdf/png-chunks.ts';
import { unreadablePng } from '../paint/pdf/png-chunks.ts';
import type { Pixels } from './pixels.ts';

const WHITE = 255;

/** The pixels of a PNG of any depth and colour type, on white (W3C PNG, third edition). Throws ImageProblem. */
export function decodePng(bytes: Uint8Array): Pixels {
  const { png, rows } = readPngRows(bytes);
  const { width, height, bitDepth } = png;
  const channels = channelsOf(png);
  const rowBytes = Math.ceil((width * channels * bitDepth) / 8);
  const samples = unfilter(rows, rowBytes, Math.max(1, (channels * bitDepth) / 8));
  const colorOf = coloring(png);
  const rgb = new Uint8Array(width * height * 3);
  const pixel: number[] = Array.from({ length: channels }, () => 0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        pixel[channel] = sampleAt(samples, y * rowBytes, x * channels + channel, bitDepth);
      }
      colorOf(pixel, rgb, (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

function sampleAt(samples: Uint8Array, row: number, index: number, bitDepth: number): number {
  if (bitDepth === 8) return samples[row + index]!;
  if (bitDepth === 16) return samples[row + 2 * index]! * 256 + samples[row + 2 * index + 1]!;
  const bit = index * bitDepth;
  return (samples[row + (bit >> 3)]! >> (8 - bitDepth - (bit & 7))) & (2 ** bitDepth - 1);
}

/** Writes the colour of a pixel, given its samples, at a place. */
type Coloring = (samples: readonly number[], rgb: Uint8Array, at: number) => void;

function coloring(png: PngChunks): Coloring {
  const { colorType, transparency } = png;
  if (colorType === 3) return ofPalette(png);
  const most = 2 ** png.bitDepth - 1;
  const toByte = (sample: number) => Math.round((sample * 255) / most);
  const colors = colorType === 2 || colorType === 6 ? 3 : 1;
  const clear = colorType === 0 || colorType === 2 ? clearColor(transparency, colors) : undefined;
  const hasAlpha = colorType === 4 || colorType === 6;
  return (samples, rgb, at) => {
    const isClear = clear?.every((value, channel) => value === samples[channel]) === true;
    const shown = isClear ? 0 : hasAlpha ? samples[colors]! / most : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[at + channel] = onWhite(toByte(samples[colors === 3 ? channel : 0]!), shown);
    }
  };
}

function clearColor(transparency: Uint8Array | undefined, colors: number): readonly number[] | undefined {
  if (!transparency) return undefined;
  if (transparency.length !== 2 * colors) throw unreadablePng();
  return Array.from({ length: colors }, (_, at) => transparency[2 * at]! * 256 + transparency[2 * at + 1]!);
}

function ofPalette({ palette = new Uint8Array(), transparency }: PngChunks): Coloring {
  return ([place = 0], rgb, at) => {
    if (3 * place >= palette.length) throw unreadablePng();
    const shown = (transparency?.[place] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[at + channel] = onWhite(palette[3 * place + channel]!, shown);
    }
  };
}

function onWhite(value: number, shown: number): number {
  return Math.round(value * shown + WHITE * (1 - shown));
}
