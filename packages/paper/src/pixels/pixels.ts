/** A picture as red, green and blue of every pixel, 8 bits each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}
