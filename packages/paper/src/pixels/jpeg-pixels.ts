import type { JpegComponent, JpegFrame } from './jpeg-frame.ts';
import { unreadableJpeg } from '../paint/pdf/jpeg.ts';
import type { Pixels } from './pixels.ts';

/** Half the cosines of the transform (ITU-T T.81, A.3.3), by place and frequency. */
const COSINES = Float32Array.from({ length: 64 }, (_, index) => {
  const [place, frequency] = [index >> 3, index & 7];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** The colours of a frame whose coefficients are all read. Throws ImageProblem when a table is missing. */
export function jpegPixels(
  frame: JpegFrame,
  quantizations: readonly (Int32Array | undefined)[],
  saysRgb: boolean,
): Pixels {
  const { width, height, components, mostAcross, mostDown } = frame;
  const planes = components.map((component) => planeOf(component, quantizations[component.quantization]));
  const isRgb = saysRgb || components.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB';
  const rgb = new Uint8Array(width * height * 3);
  const values = [0, 128, 128];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      planes.forEach((plane, index) => {
        const { across, down, roomWide } = components[index]!;
        const row = Math.floor((y * down) / mostDown);
        values[index] = plane[row * roomWide * 8 + Math.floor((x * across) / mostAcross)]!;
      });
      writeColor(rgb, (y * width + x) * 3, values, isRgb && planes.length === 3);
    }
  }
  return { width, height, rgb };
}

/** Colours from luminance and two differences (JFIF 1.02). */
function writeColor(rgb: Uint8Array, at: number, [first, second, third]: readonly number[], isRgb: boolean): void {
  if (isRgb) {
    rgb.set([first!, second!, third!], at);
    return;
  }
  const [blue, red] = [second! - 128, third! - 128];
  rgb[at] = toByte(first! + 1.402 * red);
  rgb[at + 1] = toByte(first! - 0.344136 * blue - 0.714136 * red);
  rgb[at + 2] = toByte(first! + 1.772 * blue);
}

function toByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
}

/** The samples of a channel, row by row, as wide as its room. */
function planeOf(component: JpegComponent, quantization: Int32Array | undefined): Uint8Array {
  if (!quantization) throw unreadableJpeg();
  const { coefficients, roomWide } = component;
  const plane = new Uint8Array(coefficients.length);
  const block = new Float32Array(64);
  for (let at = 0; at < coefficients.length; at += 64) {
    for (let index = 0; index < 64; index += 1) block[index] = coefficients[at + index]! * quantization[index]!;
    transform(block);
    const number = at / 64;
    const corner = Math.floor(number / roomWide) * roomWide * 64 + (number % roomWide) * 8;
    for (let index = 0; index < 64; index += 1) {
      plane[corner + (index >> 3) * roomWide * 8 + (index & 7)] = toByte(block[index]! + 128);
    }
  }
  return plane;
}

const line = new Float32Array(8);

/** From frequencies to samples, in rows and then in columns. */
function transform(block: Float32Array): void {
  for (let row = 0; row < 64; row += 8) transformLine(block, row, 1);
  for (let column = 0; column < 8; column += 1) transformLine(block, column, 8);
}

function transformLine(block: Float32Array, from: number, step: number): void {
  let highest = 7;
  while (highest >= 0 && block[from + highest * step] === 0) highest -= 1;
  if (highest < 0) return;
  for (let place = 0; place < 8; place += 1) {
    let sum = 0;
    for (let frequency = 0; frequency <= highest; frequency += 1) {
      sum += COSINES[place * 8 + frequency]! * block[from + frequency * step]!;
    }
    line[place] = sum;
  }
  for (let place = 0; place < 8; place += 1) block[from + place * step] = line[place]!;
}
