import sharp from 'sharp';
import type { RedrawnLogo } from '../../ports/documents/document-renderer.ts';
import { DAMAGED, LONGEST_SIDE, MAX_PIXELS, readPictureHeader } from './picture-header.ts';

/** As base64 text, it fits the field of a draft. */
const MAX_BYTES = 510_000;
const SMALLER = 0.85;
/** The next level takes up to eight times as long and makes a photograph only a twentieth smaller. */
const COMPRESSION_LEVEL = 6;

// The library reads many other formats, such as SVG and PDF; those readers must never see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
// Logos are seldom the same twice.
sharp.cache(false);
// Pictures and documents are drawn in parallel: more threads for one picture would take them from the others.
sharp.concurrency(1);

/**
 * Redraws a PNG or JPEG, recognized by its first bytes, as a PNG of its pixels alone: upright, in sRGB, on white, at
 * most 640 pixels long. Nothing else in the file stays. Returns a sentence for the user if it can't be read, or if its
 * header asks for more than a page can use; then nothing of it is decoded.
 */
export async function redrawLogo(picture: Uint8Array): Promise<RedrawnLogo> {
  const header = readPictureHeader(picture);
  if ('refused' in header) return header;
  try {
    return { png: await drawnWithin(picture, LONGEST_SIDE) };
  } catch {
    return { refused: DAMAGED };
  }
}

/** Shrinks it until the file fits; only a noise-like picture is ever drawn twice. */
async function drawnWithin(picture: Uint8Array, longestSide: number): Promise<Uint8Array> {
  const png = await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .png({ compressionLevel: COMPRESSION_LEVEL, adaptiveFiltering: true })
    .toBuffer();
  return png.length <= MAX_BYTES ? png : drawnWithin(picture, Math.floor(longestSide * SMALLER));
}
