import { constants, deflateSync } from 'node:zlib';
import { ImageProblem } from '@paperwage/paper/pdf';
import type { Pixels } from '@paperwage/paper/pixels';
import { decodePicture, shrunk } from '@paperwage/paper/pixels';
import type { RedrawnLogo } from '../../ports/document-renderer.ts';
import { encodeRgbPng } from './encode-rgb-png.ts';

/** A logo is printed about 2 inches wide at most: this is 300 dots an inch. */
const LONGEST_SIDE = 640;
/** As base64 text it fits the field of a draft. */
const MOST_BYTES = 510_000;
const SMALLER = 0.85;

/** Draws a picture anew from its pixels alone: what else was in the file is gone. */
export function redrawLogo(picture: Uint8Array): RedrawnLogo {
  try {
    let pixels: Pixels = shrunk(decodePicture(picture), LONGEST_SIDE);
    for (;;) {
      const png = encodeRgbPng(pixels, (rows) => deflateSync(rows, { level: constants.Z_BEST_COMPRESSION }));
      if (png.length <= MOST_BYTES) return { png };
      pixels = shrunk(pixels, Math.max(1, Math.floor(Math.max(pixels.width, pixels.height) * SMALLER)));
    }
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error;
    return { refused: error.message };
  }
}
