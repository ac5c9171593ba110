import sharp from 'sharp';
import type { RedrawnLogo } from '../../ports/document-renderer.ts';

/** A logo is printed about 2 inches wide at most: this is 300 dots an inch. */
const LONGEST_SIDE = 640;
/** As base64 text it fits the field of a draft. */
const MOST_BYTES = 510_000;
const SMALLER = 0.85;
/** More than any logo needs and little enough to unpack at once. */
const MOST_PIXELS = 16_000_000;

const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

// The library reads many more kinds, SVG and PDF among them; none of their readers is ever to see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
// Logos are seldom the same twice.
sharp.cache(false);

/**
 * Draws a PNG or JPEG, told by its first bytes, anew as a PNG of its pixels alone: upright, in sRGB, on white, at most
 * 640 pixels long. Nothing else that was in the file stays. Answers a sentence for the user where it cannot be read.
 */
export async function redrawLogo(picture: Uint8Array): Promise<RedrawnLogo> {
  if (!BEGINNINGS.some((bytes) => bytes.every((byte, at) => picture[at] === byte))) {
    return { refused: 'This is not a PNG or JPEG picture. Choose one of these.' };
  }
  try {
    return { png: await drawnWithin(picture, LONGEST_SIDE) };
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      return { refused: 'This picture is too large. Use one of at most 16 million pixels.' };
    }
    return { refused: 'This picture is damaged and cannot be read. Save it again or choose another.' };
  }
}

/** Smaller and smaller until the file fits: only a picture like noise is ever drawn twice. */
async function drawnWithin(picture: Uint8Array, longestSide: number): Promise<Uint8Array> {
  const png = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  return png.length <= MOST_BYTES ? png : drawnWithin(picture, Math.floor(longestSide * SMALLER));
}
