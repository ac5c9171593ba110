/** x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2). */
const FIELD_POLYNOMIAL = 0x11d;

/** The remainder codewords of a block: `count` of them, for one block of data (ISO/IEC 18004, 7.5.2). */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generatorOf(count);
  const remainder = new Array<number>(count).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ remainder.shift()!;
    remainder.push(0);
    for (const [index, coefficient] of divisor.entries()) remainder[index]! ^= multiply(coefficient, factor);
  }
  return remainder;
}

/** The product of (x − 2⁰) to (x − 2ⁿ⁻¹), highest power first, without its leading 1. */
function generatorOf(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = multiply(result[index]!, root) ^ (result[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The product of two elements of the field of 256. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD_POLYNOMIAL);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}
