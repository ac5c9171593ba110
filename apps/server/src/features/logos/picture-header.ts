/** What a picture's header says, read without decoding the picture. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** Whether it already is as `redrawLogo` draws: small, 8-bit RGB pixels and nothing else. */
  readonly isRedrawn: boolean;
}

/** A logo is printed about 2 inches wide at most: this is 300 dots an inch. */
export const LONGEST_SIDE = 640;
export const REDRAWN_PIXELS = LONGEST_SIDE * LONGEST_SIDE;
/** US Letter at 300 dots an inch: no page needs more. */
const MAX_SHORT_SIDE = 2_550;
const MAX_LONG_SIDE = 3_300;
export const MAX_PIXELS = MAX_SHORT_SIDE * MAX_LONG_SIDE;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
/** Values of a pixel by color type, and the depths it may have (W3C PNG, third edition, 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS = [1, 2, 4, 8, 16];
const RGB = 2;
/** Deflate can't compress by more than this factor: less data can't hold what the header declares. */
const BEST_DEFLATE = 1_032;
/** Each scan of a progressive JPEG goes through the whole picture; programs write about ten. */
const MAX_SCANS = 64;
const REDRAWN_CHUNKS = ['IHDR', 'pHYs', 'IDAT', 'IEND'];
/** Dots per meter, both ways, and the unit (W3C PNG, third edition, 11.3.4.3). */
const RESOLUTION_BYTES = 9;

/** One sentence for all damage: which byte is wrong doesn't help the person who chose the picture. */
export const DAMAGED = 'This picture is damaged. Save it again or choose another.';

/**
 * The header of a PNG or JPEG, recognized by its first bytes; otherwise, or if it asks for too much, the reason to
 * refuse it.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | { readonly refused: string } {
  const isPng = startsWith(bytes, PNG_SIGNATURE);
  if (!isPng && !startsWith(bytes, JPEG_SIGNATURE)) {
    return { refused: 'This isn’t a PNG or JPEG picture. Choose one.' };
  }
  const header = isPng ? pngHeader(bytes) : jpegHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) return { refused: DAMAGED };
  const { width, height } = header;
  if (Math.min(width, height) > MAX_SHORT_SIDE || Math.max(width, height) > MAX_LONG_SIDE) {
    return { refused: tooManyPixels(width, height) };
  }
  return header;
}

function tooManyPixels(width: number, height: number): string {
  const [is, short, long] = [`${counted(width)} × ${counted(height)}`, counted(MAX_SHORT_SIDE), counted(MAX_LONG_SIDE)];
  return `This picture is ${is} pixels, and the limit is ${short} × ${long}, a whole page. Make it smaller.`;
}

const counted = (count: number) => count.toLocaleString('en-US');

function pngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 33 || chunkAt(view, 8).type !== 'IHDR') return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bitDepth = 0, colorType = 0, , , interlace] = bytes.subarray(24);
  const channels = CHANNELS[colorType];
  if (channels === undefined || !DEPTHS.includes(bitDepth)) return undefined;
  const { dataBytes, isPlain } = chunksOf(view);
  if ((width * height * channels * bitDepth) / 8 > dataBytes * BEST_DEFLATE) return undefined;
  const isSmall = Math.max(width, height) <= LONGEST_SIDE;
  const isRedrawn = isPlain && isSmall && colorType === RGB && bitDepth === 8 && interlace === 0;
  return { width, height, isRedrawn };
}

/** The size of the compressed pixels, and whether the file ends with its last chunk and has none of another kind. */
function chunksOf(view: DataView): { readonly dataBytes: number; readonly isPlain: boolean } {
  let dataBytes = 0;
  let isPlain = true;
  for (let at = 8; at + 12 <= view.byteLength;) {
    const { type, length } = chunkAt(view, at);
    if (type === 'IDAT') dataBytes += Math.min(length, view.byteLength - at);
    isPlain &&= REDRAWN_CHUNKS.includes(type) && (type !== 'pHYs' || length === RESOLUTION_BYTES);
    at += 12 + length;
    if (type === 'IEND') return { dataBytes, isPlain: isPlain && at === view.byteLength };
  }
  return { dataBytes, isPlain: false };
}

function chunkAt(view: DataView, at: number): { readonly type: string; readonly length: number } {
  const letters = [4, 5, 6, 7].map((offset) => view.getUint8(at + offset));
  return { type: String.fromCharCode(...letters), length: view.getUint32(at) };
}

/** Width and height are in the frame header, marker SOF0 to SOF2 (ITU T.81, section B.2.2). */
function jpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker < 0xc0 || marker > 0xc2) {
      at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
      continue;
    }
    if (scansIn(bytes) > MAX_SCANS) return undefined;
    return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isRedrawn: false };
  }
  return undefined;
}

/** In picture data, 0xff is never followed by a marker's byte, so each marker found starts a scan. */
function scansIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 1; at < bytes.length; at += 1) if (bytes[at] === 0xda && bytes[at - 1] === 0xff) count += 1;
  return count;
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
