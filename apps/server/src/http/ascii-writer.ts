const FIRST_SIZE = 16_384;
const ZERO_DIGIT = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;
const CENTS_IN_A_DOLLAR = 100;

/**
 * Writes ASCII text into bytes, piece by piece. Joining the pieces to one string first, and that to bytes, took longer
 * than working out the taxes they tell of. The bytes are kept between answers; `take` hands out a copy.
 */
export class AsciiWriter {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  /** Begins anew, whatever an error left half written. */
  start(): void {
    this.#length = 0;
  }

  /** Text of ASCII alone: of any other character only the low byte would be written. */
  text(ascii: string): void {
    const bytes = this.#withRoomFor(ascii.length);
    let at = this.#length;
    for (let index = 0; index < ascii.length; index += 1) {
      bytes[at] = ascii.charCodeAt(index);
      at += 1;
    }
    this.#length = at;
  }

  /** Longer text that is the same many times, turned into bytes before. */
  bytes(part: Uint8Array): void {
    this.#withRoomFor(part.length).set(part, this.#length);
    this.#length += part.length;
  }

  /** Whole cents as a number of dollars with two decimals. */
  dollars(cents: number): void {
    const magnitude = cents < 0 ? -cents : cents;
    const rest = magnitude % CENTS_IN_A_DOLLAR;
    if (cents < 0) this.#put(MINUS);
    this.text(String((magnitude - rest) / CENTS_IN_A_DOLLAR));
    this.#put(POINT);
    const ones = rest % 10;
    this.#put(ZERO_DIGIT + (rest - ones) / 10);
    this.#put(ZERO_DIGIT + ones);
  }

  /** All that was written since `start`, for the socket to keep. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.#length);
    taken.set(this.#bytes.subarray(0, this.#length));
    return taken;
  }

  #put(byte: number): void {
    this.#withRoomFor(1)[this.#length] = byte;
    this.#length += 1;
  }

  #withRoomFor(more: number): Buffer {
    if (this.#length + more > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * (this.#length + more));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}
