import type { Pixels } from './pixels.ts';

/** The picture with its longer side at most so many pixels long; each pixel is the mean of those it stands for. */
export function shrunk(pixels: Pixels, longestSide: number): Pixels {
  const scale = longestSide / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const rows = span(y, height, pixels.height);
    for (let x = 0; x < width; x += 1) {
      const mean = meanOf(pixels, span(x, width, pixels.width), rows);
      rgb.set(mean, (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

type Span = readonly [from: number, to: number];

/** Which of the `many` places the `at`-th of `few` stands for; at least one. */
function span(at: number, few: number, many: number): Span {
  const from = Math.floor((at * many) / few);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * many) / few))];
}

function meanOf({ width, rgb }: Pixels, [left, right]: Span, [top, bottom]: Span): readonly number[] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      sums[0] += rgb[at]!;
      sums[1] += rgb[at + 1]!;
      sums[2] += rgb[at + 2]!;
    }
  }
  const count = (right - left) * (bottom - top);
  return sums.map((sum) => Math.round(sum / count));
}
