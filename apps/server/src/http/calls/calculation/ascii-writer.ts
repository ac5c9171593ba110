const CHUNK_SIZE = 65_536;
const ZERO_DIGIT = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** Cents up to here are divided as the processor's integers; larger ones are rare and take the slower way. */
const LARGEST_SMALL = 0x7fff_ffff;

/**
 * Writes ASCII text into bytes, piece by piece. Each result is handed out in place and the next text follows it, so
 * nothing is joined or copied and many answers share one memory allocation.
 */
export class AsciiWriter {
  #chunk = Buffer.allocUnsafeSlow(CHUNK_SIZE);
  #from = 0;
  #to = 0;

  /** Starts over, whatever an error left half written. */
  start(): void {
    this.#to = this.#from;
  }

  /** ASCII text only: for any other character, only the low byte would be written. */
  text(ascii: string): void {
    const { length } = ascii;
    const chunk = this.#withRoomFor(length);
    const at = this.#to;
    for (let index = 0; index < length; index += 1) chunk[at + index] = ascii.charCodeAt(index);
    this.#to = at + length;
  }

  /** Longer text that repeats often, converted to bytes beforehand. */
  bytes(part: Uint8Array): void {
    this.#withRoomFor(part.length).set(part, this.#to);
    this.#to += part.length;
  }

  /** Whole cents as a number of dollars with two decimals. */
  dollars(cents: number): void {
    if (cents < 0 || cents > LARGEST_SMALL) {
      this.#largeDollars(cents);
      return;
    }
    let rest = cents | 0;
    let digits = 3;
    for (let power = 1000; power <= rest; power *= 10) digits += 1;
    const chunk = this.#withRoomFor(digits + 1);
    let at = this.#to + digits;
    this.#to = at + 1;
    for (let written = 0; written < digits; written += 1) {
      if (written === 2) {
        chunk[at] = POINT;
        at -= 1;
      }
      const next = (rest / 10) | 0;
      chunk[at] = ZERO_DIGIT + (rest - next * 10);
      at -= 1;
      rest = next;
    }
  }

  /** Everything written since `start`, for the socket to keep. */
  take(): Buffer {
    const taken = this.#chunk.subarray(this.#from, this.#to);
    this.#from = this.#to;
    return taken;
  }

  #largeDollars(cents: number): void {
    const magnitude = Math.abs(cents);
    const rest = magnitude % 100;
    const chunk = this.#withRoomFor(1);
    if (cents < 0) chunk[this.#to++] = MINUS;
    this.text(`${(magnitude - rest) / 100}.${String(rest).padStart(2, '0')}`);
  }

  #withRoomFor(more: number): Buffer {
    if (this.#to + more <= this.#chunk.length) return this.#chunk;
    const written = this.#chunk.subarray(this.#from, this.#to);
    const next = Buffer.allocUnsafeSlow(Math.max(CHUNK_SIZE, 2 * (written.length + more)));
    next.set(written);
    this.#chunk = next;
    this.#from = 0;
    this.#to = written.length;
    return next;
  }
}
