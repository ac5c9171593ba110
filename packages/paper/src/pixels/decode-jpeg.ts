import { huffmanTable, JpegBits } from './jpeg-bits.ts';
import type { HuffmanTable } from './jpeg-bits.ts';
import type { JpegComponent, JpegFrame } from './jpeg-frame.ts';
import { unreadableJpeg } from '../paint/pdf/jpeg.ts';
import { readFrame } from './jpeg-frame.ts';
import { jpegPixels } from './jpeg-pixels.ts';
import type { Scan } from './jpeg-scan.ts';
import { readScan, ZIGZAG } from './jpeg-scan.ts';
import type { Pixels } from './pixels.ts';

/** An ordinary progressive picture has ten. */
const MOST_SCANS = 64;

/** What has been read so far. */
interface Reading {
  frame: JpegFrame | undefined;
  scans: number;
  restartEvery: number;
  /** Whether the program that wrote it says that its channels are red, green and blue. */
  isRgb: boolean;
  readonly quantizations: (Int32Array | undefined)[];
  readonly dc: (HuffmanTable | undefined)[];
  readonly ac: (HuffmanTable | undefined)[];
}

/** The pixels of a baseline, extended or progressive JPEG, grey or colour (ITU-T T.81). Throws ImageProblem. */
export function decodeJpeg(bytes: Uint8Array): Pixels {
  const reading: Reading = {
    frame: undefined,
    scans: 0,
    restartEvery: 0,
    isRgb: false,
    quantizations: [],
    dc: [],
    ac: [],
  };
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) throw unreadableJpeg();
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return finished(reading);
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!;
    const end = at + 2 + length;
    if (!(length >= 2) || end > bytes.length) throw unreadableJpeg();
    const segment = bytes.subarray(at + 4, end);
    at = marker === 0xda ? readScanAt(reading, bytes, segment, end) : end;
    readSegment(reading, marker, segment);
  }
  throw unreadableJpeg();
}

function finished({ frame, scans, quantizations, isRgb }: Reading): Pixels {
  if (!frame || scans === 0) throw unreadableJpeg();
  return jpegPixels(frame, quantizations, isRgb);
}

function readSegment(reading: Reading, marker: number, segment: Uint8Array): void {
  const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
  if (isFrame) {
    if (reading.frame) throw unreadableJpeg();
    reading.frame = readFrame(marker, segment);
  } else if (marker === 0xc4) readHuffmanTables(reading, segment);
  else if (marker === 0xdb) readQuantizations(reading, segment);
  else if (marker === 0xdd) reading.restartEvery = segment[0]! * 256 + segment[1]!;
  // Adobe's own segment: "Adobe", versions and flags, then whether the colours were transformed.
  else if (marker === 0xee && segment.length >= 12 && String.fromCharCode(...segment.subarray(0, 5)) === 'Adobe') {
    reading.isRgb = segment[11] === 0;
  }
}

function readHuffmanTables(reading: Reading, segment: Uint8Array): void {
  for (let at = 0; at < segment.length;) {
    const [kind, place] = [segment[at]! >> 4, segment[at]! & 15];
    const counts = segment.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const values = segment.subarray(at + 17, at + 17 + total);
    if (kind > 1 || place > 3 || counts.length < 16 || values.length < total) throw unreadableJpeg();
    (kind === 0 ? reading.dc : reading.ac)[place] = huffmanTable(counts, values);
    at += 17 + total;
  }
}

function readQuantizations(reading: Reading, segment: Uint8Array): void {
  for (let at = 0; at < segment.length;) {
    const [isWide, place] = [segment[at]! >> 4 === 1, segment[at]! & 15];
    const size = isWide ? 2 : 1;
    if (place > 3 || at + 1 + 64 * size > segment.length) throw unreadableJpeg();
    const steps = new Int32Array(64);
    ZIGZAG.forEach((spot, index) => {
      const from = at + 1 + index * size;
      steps[spot] = isWide ? segment[from]! * 256 + segment[from + 1]! : segment[from]!;
    });
    reading.quantizations[place] = steps;
    at += 1 + 64 * size;
  }
}

/** Reads the scan whose header this is, and answers where the bytes after it begin. */
function readScanAt(reading: Reading, bytes: Uint8Array, header: Uint8Array, from: number): number {
  const { frame } = reading;
  reading.scans += 1;
  if (!frame || reading.scans > MOST_SCANS) throw unreadableJpeg();
  const scan = scanOf(reading, frame, header);
  const bits = new JpegBits(bytes, from);
  readScan(frame, scan, bits, reading.restartEvery);
  // What a program left between the last bit and the next marker belongs to nothing.
  let at = bits.end();
  while (at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1]! > 0 && !isRestart(bytes[at + 1]!))) at += 1;
  return at;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

function scanOf({ dc, ac }: Reading, frame: JpegFrame, header: Uint8Array): Scan {
  const count = header[0] ?? 0;
  if (count < 1 || count > frame.components.length || header.length !== 4 + 2 * count) throw unreadableJpeg();
  const components: JpegComponent[] = [];
  for (let at = 1; at <= 2 * count; at += 2) {
    const component = frame.components.find(({ id }) => id === header[at]);
    if (!component || components.includes(component)) throw unreadableJpeg();
    component.dc = dc[header[at + 1]! >> 4];
    component.ac = ac[header[at + 1]! & 15];
    components.push(component);
  }
  const [first = 0, last = 0, approximation = 0] = header.subarray(1 + 2 * count);
  const [high, low] = [approximation >> 4, approximation & 15];
  const isBand = first > 0;
  const fits = first <= last && last <= 63 && low <= 13 && (!isBand || count === 1) && (isBand || last === 0);
  if (frame.isProgressive && !fits) throw unreadableJpeg();
  return { components, first, last, high, low };
}
