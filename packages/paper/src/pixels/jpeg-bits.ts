import { unreadableJpeg } from '../paint/pdf/jpeg.ts';

/** A table of codes (ITU-T T.81, annex C): of each length the first code, how many there are, and where its values begin. */
export interface HuffmanTable {
  readonly firstCodes: Int32Array;
  readonly counts: Uint8Array;
  readonly places: Int32Array;
  readonly values: Uint8Array;
}

const LONGEST_CODE = 16;

/** The table of 16 counts and the values after them. */
export function huffmanTable(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const firstCodes = new Int32Array(LONGEST_CODE);
  const places = new Int32Array(LONGEST_CODE);
  for (let length = 0, code = 0, place = 0; length < LONGEST_CODE; length += 1) {
    firstCodes[length] = code;
    places[length] = place;
    code = (code + counts[length]!) * 2;
    place += counts[length]!;
  }
  return { firstCodes, counts, places, values };
}

/** Reads the bits of a scan; a marker ends them. Throws ImageProblem when more is asked for than there is. */
export class JpegBits {
  readonly #bytes: Uint8Array;
  #at: number;
  #byte = 0;
  #left = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  bit(): number {
    if (this.#left === 0) {
      this.#byte = this.#nextByte();
      this.#left = 8;
    }
    this.#left -= 1;
    return (this.#byte >> this.#left) & 1;
  }

  number(bits: number): number {
    let value = 0;
    for (let count = 0; count < bits; count += 1) value = value * 2 + this.bit();
    return value;
  }

  /** A number of so many bits of which the first tells the sign (F.2.2.1). */
  signed(bits: number): number {
    if (bits === 0) return 0;
    const value = this.number(bits);
    return value < 2 ** (bits - 1) ? value - 2 ** bits + 1 : value;
  }

  symbol(table: HuffmanTable | undefined): number {
    if (!table) throw unreadableJpeg();
    for (let length = 0, code = 0; length < LONGEST_CODE; length += 1) {
      code = code * 2 + this.bit();
      const index = code - table.firstCodes[length]!;
      if (index < table.counts[length]!) {
        const value = table.values[table.places[length]! + index];
        if (value === undefined || index < 0) throw unreadableJpeg();
        return value;
      }
    }
    throw unreadableJpeg();
  }

  /** Goes past a restart marker. */
  restart(): void {
    this.#left = 0;
    const [first, marker = 0] = this.#bytes.subarray(this.#at, this.#at + 2);
    if (first !== 0xff || marker < 0xd0 || marker > 0xd7) throw unreadableJpeg();
    this.#at += 2;
  }

  /** Where the bytes after the scan begin. */
  end(): number {
    return this.#at;
  }

  #nextByte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw unreadableJpeg();
    if (byte !== 0xff) {
      this.#at += 1;
      return byte;
    }
    if (this.#bytes[this.#at + 1] !== 0) throw unreadableJpeg();
    this.#at += 2;
    return byte;
  }
}
