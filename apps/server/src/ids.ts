import { randomBytes } from 'node:crypto';

/**
 * A new id: a UUID of version 7 (RFC 9562, 5.7), which begins with the time, so that rows sort by creation time and
 * `idAt` gives the start of a period among them. The other 74 bits are random.
 */
export function newId(nowMs: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return written(bytes);
}

/** The lowest text that an id from this time can be; not itself an id. */
export function idAt(timeMs: number): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.min(Math.max(0, Math.floor(timeMs)), 2 ** 48 - 1), 0, 6);
  return written(bytes);
}

function written(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** An id as its 16 bytes; they sort as the text does. */
export function bytesOfId(id: string): Uint8Array {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The id with these bytes. */
export function idOfBytes(bytes: Uint8Array): string {
  return written(Buffer.from(bytes));
}

/** When an id was made. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
