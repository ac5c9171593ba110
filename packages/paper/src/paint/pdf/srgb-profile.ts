/** A whole part and a fraction of 65,536, as ICC profiles write numbers. */
const FRACTION = 65_536;

/** Red, green and blue and white under the light of the profile connection space, D50 (IEC 61966-2-1, adapted). */
const RED = [0.436_074_7, 0.222_504_5, 0.013_932_2];
const GREEN = [0.385_064_9, 0.716_878_6, 0.097_104_5];
const BLUE = [0.143_080_4, 0.060_616_9, 0.714_173_3];
const WHITE = [0.964_2, 1, 0.824_9];
/** From daylight, D65, to D50 by the Bradford method. */
const ADAPTATION = [
  1.047_886, 0.022_919, -0.050_216, 0.029_582, 0.990_484, -0.017_079, -0.009_252, 0.015_073, 0.751_678,
];
/** Exponent, then what a curve of type 3 takes: (ax + b) to the power, and cx below d. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45];

const HEADER_BYTES = 128;
const VERSION_4_2 = 0x0420_0000;
/** Date and time of the profile, as numbers of two bytes. */
const MADE = [2026, 1, 1, 0, 0, 0];

type Tag = readonly [signature: string, data: readonly number[]];

/** The color space sRGB as an ICC profile (ISO 15076-1:2005), for the output intent of a PDF. */
export const srgbProfile = makeProfile([
  ['desc', text('sRGB')],
  ['cprt', text('CC0')],
  ['wtpt', typed('XYZ ', fixed(WHITE))],
  ['chad', typed('sf32', fixed(ADAPTATION))],
  ['rXYZ', typed('XYZ ', fixed(RED))],
  ['gXYZ', typed('XYZ ', fixed(GREEN))],
  ['bXYZ', typed('XYZ ', fixed(BLUE))],
  ...['rTRC', 'gTRC', 'bTRC'].map((name): Tag => [name, typed('para', [...word(3 * FRACTION), ...fixed(CURVE)])]),
]);

/** Tags with the same data share it (7.3.1). */
function makeProfile(tags: readonly Tag[]): Uint8Array {
  const start = HEADER_BYTES + 4 + 12 * tags.length;
  const places = new Map<string, number>();
  const table = word(tags.length);
  const contents: number[] = [];
  for (const [signature, data] of tags) {
    const place = places.get(data.join()) ?? start + contents.length;
    if (!places.has(data.join())) contents.push(...data);
    places.set(data.join(), place);
    table.push(...ascii(signature), ...word(place), ...word(data.length));
  }
  const kind = [...ascii('mntrRGB XYZ '), ...MADE.flatMap((part) => word(part).slice(2)), ...ascii('acsp')];
  const header = [...word(start + contents.length), ...word(0), ...word(VERSION_4_2), ...kind];
  const profile = new Uint8Array(start + contents.length);
  profile.set(header);
  profile.set(fixed(WHITE), 68);
  profile.set([...table, ...contents], HEADER_BYTES);
  return profile;
}

function typed(type: string, data: readonly number[]): number[] {
  return [...ascii(type), ...word(0), ...data];
}

/** Text in one language (10.13), padded to whole words. */
function text(english: string): number[] {
  const letters = ascii(english).flatMap((byte) => [0, byte]);
  const record = [...word(1), ...word(12), ...ascii('enUS'), ...word(letters.length), ...word(28)];
  const padding = new Array<number>((4 - (letters.length % 4)) % 4).fill(0);
  return typed('mluc', [...record, ...letters, ...padding]);
}

function fixed(numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => word(Math.round(number * FRACTION)));
}

function word(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >> shift) & 0xff);
}

function ascii(letters: string): number[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0));
}
