import { joinBytes } from './join-bytes.ts';

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A JPEG or PNG without anything that isn't shown: no location, camera, text, thumbnail or other image, and nothing
 * after its end. Its orientation and what its color numbers mean stay. Anything else is returned unchanged.
 */
export function stripPicture(bytes: Uint8Array): Uint8Array {
  if (startsWith(bytes, JPEG_SIGNATURE)) return stripJpeg(bytes, 'look');
  return startsWith(bytes, PNG_SIGNATURE) ? stripPng(bytes) : bytes;
}

/** Markers of a JPEG (ITU-T T.81, table B.1). */
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APPLICATION_0 = 0xe0;
const APPLICATION_1 = 0xe1;
const APPLICATION_2 = 0xe2;
const APPLICATION_14 = 0xee;

/**
 * A JPEG of the segments that its pixels are decoded with; with `look`, also how it lies and the profile of its colors. What
 * decoders skip, damage among it, is left out.
 */
export function stripJpeg(bytes: Uint8Array, keep: 'look' | 'pixels'): Uint8Array {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1];
    if (marker === undefined || marker === END_OF_IMAGE) break;
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.length) break;
    const segment = keptOfSegment(bytes.subarray(at, end), marker, keep);
    if (segment) kept.push(segment);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    while (at < bytes.length && !endsScan(bytes, at)) at += 1;
    kept.push(bytes.subarray(end, at));
  }
  return joinBytes([...kept, Uint8Array.of(0xff, END_OF_IMAGE)]);
}

/** Where the next segment begins. Bytes between segments and before a marker mean nothing. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0 || bytes[at + 1] === 0xff)) at += 1;
  return at;
}

/** Within a scan, only a zero or a restart follows FF. */
function endsScan(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1];
  return bytes[at] === 0xff && next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function keptOfSegment(segment: Uint8Array, marker: number, keep: 'look' | 'pixels'): Uint8Array | undefined {
  // Frames, tables, restarts and scans.
  if ((marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdd)) return segment;
  if (marker === APPLICATION_0 && holds(segment, 'JFIF\0') && segment.length >= 18) return withoutThumbnail(segment);
  // Says whether three channels are red, green and blue.
  if (marker === APPLICATION_14 && holds(segment, 'Adobe') && segment.length >= 16) return cutTo(segment, 16);
  if (keep === 'pixels') return undefined;
  if (marker === APPLICATION_1 && holds(segment, 'Exif\0\0')) return orientationAlone(segment.subarray(10));
  return marker === APPLICATION_2 && holds(segment, 'ICC_PROFILE\0') ? segment : undefined;
}

function holds(segment: Uint8Array, name: string): boolean {
  return [...name].every((letter, index) => segment[4 + index] === letter.charCodeAt(0));
}

/** The first bytes of a segment, as a segment of its own. */
function cutTo(segment: Uint8Array, length: number): Uint8Array {
  const cut = segment.slice(0, length);
  cut.set([0, length - 2], 2);
  return cut;
}

/** Its last two bytes are the size of a small picture that would follow (JFIF 1.02). */
function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const cut = cutTo(segment, 18);
  cut.fill(0, 16);
  return cut;
}

const ORIENTATION = 0x0112;

/** An Exif segment that says how the picture lies and nothing else; none for one that lies as it is (Exif 2.32, 4.6). */
function orientationAlone(exif: Uint8Array): Uint8Array | undefined {
  const isLittle = exif[0] === 0x49;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const fits = (at: number, length: number) => at + length <= view.byteLength;
  const first = fits(4, 4) ? view.getUint32(4, isLittle) : view.byteLength;
  const count = fits(first, 2) ? view.getUint16(first, isLittle) : 0;
  for (let at = first + 2; at < first + 2 + count * 12 && fits(at, 12); at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 2 && orientation <= 8 ? exifOf(orientation) : undefined;
  }
  return undefined;
}

/** One entry of type 3, a short number, in the order that Motorola wrote them. */
function exifOf(orientation: number): Uint8Array {
  const header = [0xff, APPLICATION_1, 0, 34, ...[...'Exif\0\0MM'].map((letter) => letter.charCodeAt(0))];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.of(...header, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0);
}

/** What a PNG is decoded with, and what says which colors its numbers mean (W3C PNG, third edition, section 5.6). */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP'];

function stripPng(bytes: Uint8Array): Uint8Array {
  const kept = [bytes.subarray(0, PNG_SIGNATURE.length)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PNG_CHUNKS.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return joinBytes(kept);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
