import { joinBytes } from '../../read/join-bytes.ts';
import { ImageProblem } from './image-problem.ts';

/** The parts of a PNG file (W3C PNG, third edition) that its picture is made of. */
export interface PngChunks {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colorType: 0 | 2 | 3 | 4 | 6;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream of all data chunks together. */
  readonly data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Takes a PNG file apart and checks every chunk's length and checksum. Throws ImageProblem. */
export function readPngChunks(bytes: Uint8Array): PngChunks {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw unreadablePng();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array>();
  const data: Uint8Array[] = [];
  for (let at = 8; !found.has('IEND');) {
    if (at + 12 > bytes.length) throw unreadablePng();
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) throw unreadablePng();
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== view.getUint32(at + 8 + length)) throw unreadablePng();
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') data.push(content);
    else if (!found.has(type)) found.set(type, content);
    at += 12 + length;
  }
  return {
    ...readHeader(found.get('IHDR')),
    palette: found.get('PLTE'),
    transparency: found.get('tRNS'),
    data: joinBytes(data),
  };
}

/** The same sentence for all damage: which byte is wrong doesn't help the person who chose the image. */
export function unreadablePng(): ImageProblem {
  return new ImageProblem('unreadable', 'This PNG is damaged or incomplete. Choose another picture.');
}

function readHeader(header: Uint8Array | undefined): Omit<PngChunks, 'palette' | 'transparency' | 'data'> {
  if (header?.length !== 13) throw unreadablePng();
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const [bitDepth = 0, colorType = 0, compression, filtering, interlace = 0] = header.subarray(8);
  if (width === 0 || height === 0 || DEPTHS[colorType]?.includes(bitDepth) !== true) throw unreadablePng();
  if (compression !== 0 || filtering !== 0 || interlace > 1) throw unreadablePng();
  return { width, height, bitDepth, colorType: colorType as PngChunks['colorType'], isInterlaced: interlace === 1 };
}

/** The table of the check that ISO 3309 defines and PNG uses, annex D. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let check = 0xffffffff;
  for (let index = 0; index < bytes.length; index += 1) {
    check = CRC_TABLE[(check ^ bytes[index]!) & 0xff]! ^ (check >>> 8);
  }
  return ~check >>> 0;
}
