import { ImageProblem } from '../paint/pdf/image-problem.ts';
import { decodeJpeg } from './decode-jpeg.ts';
import { decodePng } from './decode-png.ts';
import type { Pixels } from './pixels.ts';

/**
 * The pixels of a PNG or JPEG, told by its first bytes and not by what it is called; what is transparent stands on white.
 * Throws ImageProblem for everything else, for damage, and for more than 16 million pixels.
 */
export function decodePicture(bytes: Uint8Array): Pixels {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return decodePng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return decodeJpeg(bytes);
  throw new ImageProblem('unsupported', 'This is not a PNG or JPEG picture. Choose one of these.');
}
