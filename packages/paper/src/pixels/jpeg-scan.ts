import type { JpegBits } from './jpeg-bits.ts';
import type { JpegComponent, JpegFrame } from './jpeg-frame.ts';
import { unreadableJpeg } from '../paint/pdf/jpeg.ts';

/** The places of the coefficients within a block, in the order in which they are coded (ITU-T T.81, figure A.6). */
export const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];

/** Which coefficients a scan brings, and with which bits (G.1.1.1). */
export interface Scan {
  readonly components: readonly JpegComponent[];
  readonly first: number;
  readonly last: number;
  /** The bit that was brought before, 0 in the first scan of these coefficients; and the one brought now. */
  readonly high: number;
  readonly low: number;
}

/** Reads a scan into the coefficients of its components. Throws ImageProblem. */
export function readScan(frame: JpegFrame, scan: Scan, bits: JpegBits, restartEvery: number): void {
  const reader = new BlockReader(frame, scan, bits);
  const [only, ...others] = scan.components;
  const isSingle = only !== undefined && others.length === 0;
  const wide = isSingle ? only.blocksWide : frame.unitsWide;
  const high = isSingle ? only.blocksHigh : frame.unitsHigh;
  for (const component of scan.components) component.previousMean = 0;
  for (let unit = 0; unit < wide * high; unit += 1) {
    if (restartEvery > 0 && unit > 0 && unit % restartEvery === 0) {
      bits.restart();
      reader.restart();
    }
    const [column, row] = [unit % wide, Math.floor(unit / wide)];
    if (isSingle) reader.read(only, row, column);
    else readUnit(reader, scan, row, column);
  }
}

function readUnit(reader: BlockReader, { components }: Scan, row: number, column: number): void {
  for (const component of components) {
    for (let down = 0; down < component.down; down += 1) {
      for (let across = 0; across < component.across; across += 1) {
        reader.read(component, row * component.down + down, column * component.across + across);
      }
    }
  }
}

class BlockReader {
  readonly #scan: Scan;
  readonly #bits: JpegBits;
  readonly #readBlock: (component: JpegComponent, at: number) => void;
  /** Blocks that follow with nothing more in this band (G.1.2.2). */
  #emptyBlocks = 0;

  constructor({ isProgressive }: JpegFrame, scan: Scan, bits: JpegBits) {
    this.#scan = scan;
    this.#bits = bits;
    if (!isProgressive) this.#readBlock = this.#whole;
    else if (scan.first === 0) this.#readBlock = scan.high === 0 ? this.#mean : this.#refineMean;
    else this.#readBlock = scan.high === 0 ? this.#band : this.#refineBand;
  }

  read(component: JpegComponent, row: number, column: number): void {
    this.#readBlock(component, 64 * (row * component.roomWide + column));
  }

  restart(): void {
    this.#emptyBlocks = 0;
    for (const component of this.#scan.components) component.previousMean = 0;
  }

  #nextMean(component: JpegComponent): number {
    const size = this.#bits.symbol(component.dc);
    if (size > 11) throw unreadableJpeg();
    component.previousMean += this.#bits.signed(size);
    return component.previousMean;
  }

  #whole(component: JpegComponent, at: number): void {
    const { coefficients, ac } = component;
    coefficients[at] = this.#nextMean(component);
    for (let place = 1; place < 64;) {
      const symbol = this.#bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0) {
        if (zeros < 15) return;
        place += 16;
        continue;
      }
      place += zeros;
      if (place > 63) throw unreadableJpeg();
      coefficients[at + ZIGZAG[place]!] = this.#bits.signed(size);
      place += 1;
    }
  }

  #mean(component: JpegComponent, at: number): void {
    component.coefficients[at] = this.#nextMean(component) * 2 ** this.#scan.low;
  }

  #refineMean({ coefficients }: JpegComponent, at: number): void {
    coefficients[at]! |= this.#bits.bit() << this.#scan.low;
  }

  #band({ coefficients, ac }: JpegComponent, at: number): void {
    if (this.#emptyBlocks > 0) {
      this.#emptyBlocks -= 1;
      return;
    }
    const { first, last, low } = this.#scan;
    for (let place = first; place <= last;) {
      const symbol = this.#bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0) {
        if (zeros < 15) {
          this.#emptyBlocks = 2 ** zeros + this.#bits.number(zeros) - 1;
          return;
        }
        place += 16;
        continue;
      }
      place += zeros;
      if (place > last) throw unreadableJpeg();
      coefficients[at + ZIGZAG[place]!] = this.#bits.signed(size) * 2 ** low;
      place += 1;
    }
  }

  /** One more bit of what is there, and what comes new with that bit as its only one (G.1.2.3). */
  #refineBand({ coefficients, ac }: JpegComponent, at: number): void {
    const { first, last, low } = this.#scan;
    let place = first;
    while (this.#emptyBlocks === 0 && place <= last) {
      const symbol = this.#bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size > 1) throw unreadableJpeg();
      if (size === 0 && zeros < 15) {
        this.#emptyBlocks = 2 ** zeros + this.#bits.number(zeros);
        break;
      }
      const brought = size === 0 ? 0 : this.#bits.bit() === 1 ? 1 << low : -1 << low;
      place = this.#refineUntil(coefficients, at, place, zeros);
      if (brought !== 0 && place <= last) coefficients[at + ZIGZAG[place]!] = brought;
      place += 1;
    }
    if (this.#emptyBlocks === 0) return;
    this.#refineUntil(coefficients, at, place, 64);
    this.#emptyBlocks -= 1;
  }

  /** Goes past so many coefficients that are still zero, and to the next that is; refines the others on the way. */
  #refineUntil(coefficients: Int16Array, at: number, from: number, zeros: number): number {
    const { last, low } = this.#scan;
    const step = 1 << low;
    let left = zeros;
    for (let place = from; place <= last; place += 1) {
      const index = at + ZIGZAG[place]!;
      const value = coefficients[index]!;
      if (value === 0) {
        if (left === 0) return place;
        left -= 1;
      } else if (this.#bits.bit() === 1 && (value & step) === 0) {
        coefficients[index] = value + (value > 0 ? step : -step);
      }
    }
    return last + 1;
  }
}
