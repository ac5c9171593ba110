import { stripJpeg } from '../../read/strip-picture.ts';
import type { EncodedImage } from './encoded-image.ts';
import { ImageProblem } from './image-problem.ts';

/** Markers of ITU-T T.81, table B.1. */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const SUPPORTED_FRAMES = [0xc0, 0xc1, 0xc2];

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/**
 * A JPEG goes into the PDF as it is coded (ISO 32000-1, 7.4.8), without what readers of PDFs don't heed: baseline, extended
 * or progressive, gray or color. Throws ImageProblem for any other, CMYK among them, since a browser and a printer would not agree on its colors.
 */
export function encodeJpeg(bytes: Uint8Array): EncodedImage {
  const { width, height, components } = readFrame(bytes);
  if (components !== 1 && components !== 3) {
    throw new ImageProblem('unsupported', 'This JPEG uses CMYK colors. Save it with RGB colors and choose it again.');
  }
  const entries = `/ColorSpace/${components === 1 ? 'DeviceGray' : 'DeviceRGB'}/BitsPerComponent 8/Filter/DCTDecode`;
  return { width, height, entries, data: stripJpeg(bytes, 'pixels'), alpha: undefined };
}

/** Walks the segments up to the first scan; everything before it has a length of its own. */
function readFrame(bytes: Uint8Array): Frame {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) throw unreadableJpeg();
  let frame: Frame | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw unreadableJpeg();
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!;
    if (length < 2 || at + 2 + length > bytes.length) throw unreadableJpeg();
    if (marker === START_OF_SCAN) {
      if (frame === undefined || !endsProperly(bytes, at + 2 + length)) throw unreadableJpeg();
      return frame;
    }
    if (isFrame(marker)) frame = frameAt(bytes, at, length, marker);
    at += 2 + length;
  }
  throw unreadableJpeg();
}

/** Frames are C0 to CF, but for three markers that define tables and extensions. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function frameAt(bytes: Uint8Array, at: number, length: number, marker: number): Frame {
  if (length < 8) throw unreadableJpeg();
  if (!SUPPORTED_FRAMES.includes(marker) || bytes[at + 4] !== 8) {
    throw new ImageProblem('unsupported', 'This kind of JPEG is rare. Save it as an ordinary JPEG or PNG.');
  }
  const height = bytes[at + 5]! * 256 + bytes[at + 6]!;
  const width = bytes[at + 7]! * 256 + bytes[at + 8]!;
  const components = bytes[at + 9]!;
  if (width === 0 || height === 0 || length !== 8 + 3 * components) throw unreadableJpeg();
  return { width, height, components };
}

/** A file that was cut off lacks the last marker; some programs add zeros behind it. */
function endsProperly(bytes: Uint8Array, from: number): boolean {
  let end = bytes.length;
  while (end > from && bytes[end - 1] === 0) end -= 1;
  return end - from >= 2 && bytes[end - 2] === 0xff && bytes[end - 1] === END_OF_IMAGE;
}

/** The one sentence for every damage. */
function unreadableJpeg(): ImageProblem {
  return new ImageProblem('unreadable', 'This JPEG is damaged or incomplete. Choose another picture.');
}
