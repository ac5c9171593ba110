import { encode } from 'uqr';
import type { Color } from '../scene/scene.ts';
import type { QrBlock, QrCode } from './qr-drawing.ts';
import { QR_STEP, qrDrawing } from './qr-drawing.ts';

/** The least that a telephone reads well from paper, in points: a third of a millimetre. */
const LEAST_MODULE = 1;

/** The largest version (ISO/IEC 18004) that has room on paper: 97 modules a side, 666 bytes at level M. */
const LARGEST_VERSION = 20;

/**
 * A text as a QR code `size` points wide or a little less; wider where a long text would else be too fine to be read.
 * Throws RangeError for a text of more than 666 bytes.
 */
export function qrBlock(text: string, size: number, color: Color, alternativeText: string): QrBlock {
  const code = encodeQr(text);
  const module = Math.max(LEAST_MODULE, Math.floor(size / code.size / QR_STEP) * QR_STEP);
  return qrDrawing(code, module, color, alternativeText);
}

/** Codes made earlier: every keystroke lays out the page again, and its code seldom changes. */
const codesByText = new Map<string, QrCode>();
const MAX_CODES = 8;

/**
 * A text as a QR code of level M in byte mode, in UTF-8, to be drawn with `qrDrawing`. Throws RangeError for a text of
 * more than 666 bytes.
 */
export function encodeQr(text: string): QrCode {
  const known = codesByText.get(text);
  if (known) return known;
  const bytes = [...new TextEncoder().encode(text)];
  const code = encode(bytes, { ecc: 'M', boostEcc: false, border: 0, maxVersion: LARGEST_VERSION });
  const [oldest] = codesByText.keys();
  if (oldest !== undefined && codesByText.size >= MAX_CODES) codesByText.delete(oldest);
  codesByText.set(text, code);
  return code;
}
