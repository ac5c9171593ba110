import { codewordsOf, smallestVersion } from './codewords.ts';
import { MASKS, penalty } from './mask.ts';
import type { Modules } from './modules.ts';
import { functionPatterns, placeFormat } from './modules.ts';

/** A QR code: `side` rows of `side` modules, 1 for dark, without the quiet zone of four modules around it. */
export interface QrCode {
  readonly side: number;
  readonly dark: Uint8Array;
}

/** Codes made before: a page is laid out anew with every key, and what its code says seldom changes. */
const codesByText = new Map<string, QrCode>();
const MOST_CODES = 8;

/**
 * A text as a QR code of level M in byte mode (ISO/IEC 18004), in UTF-8, as small as it can be and with the mask that
 * reads best. The same text gives the same code. Throws RangeError for more than 666 bytes.
 */
export function qrCode(text: string): QrCode {
  const known = codesByText.get(text);
  if (known) return known;
  const code = encoded(text);
  const [oldest] = codesByText.keys();
  if (oldest !== undefined && codesByText.size >= MOST_CODES) codesByText.delete(oldest);
  codesByText.set(text, code);
  return code;
}

function encoded(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  const version = smallestVersion(bytes.length);
  if (version === undefined) throw new RangeError('The text is too long for a QR code');
  const modules = functionPatterns(version);
  placeData(modules, codewordsOf(bytes, version));
  const codes = MASKS.map((_, mask) => masked(modules, mask));
  const points = codes.map((dark) => penalty(dark, modules.side));
  return { side: modules.side, dark: codes[points.indexOf(Math.min(...points))]! };
}

/** Two columns at a time from the right, up and down in turn, past what is taken (ISO/IEC 18004, 7.7.3). */
function placeData({ side, dark, isFunction }: Modules, codewords: readonly number[]): void {
  let bit = 0;
  let isUpwards = true;
  // The column of the timing pattern belongs to no pair.
  const pairs = Array.from({ length: (side - 1) / 2 }, (_, pair) => side - 1 - 2 * pair);
  for (const right of pairs.map((column) => (column <= 6 ? column - 1 : column))) {
    for (let step = 0; step < side; step += 1) {
      const y = isUpwards ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        const at = y * side + x;
        if (isFunction[at] === 1 || bit >= 8 * codewords.length) continue;
        dark[at] = (codewords[bit >>> 3]! >>> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
    isUpwards = !isUpwards;
  }
}

function masked(modules: Modules, mask: number): Uint8Array {
  const { side, isFunction } = modules;
  const dark = modules.dark.slice();
  for (let at = 0; at < dark.length; at += 1) {
    if (isFunction[at] === 0 && MASKS[mask]!(at % side, Math.floor(at / side))) dark[at]! ^= 1;
  }
  placeFormat({ side, dark, isFunction }, mask);
  return dark;
}
