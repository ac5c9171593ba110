import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const folder = path.join(here, 'src/generated');
const sets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** One softness, no wonky letters, one weight, and the optical sizes the site uses: a quarter of the published file. */
const axes = { SOFT: 40, WONK: 0, wght: 480, opsz: { min: 20, max: 72 } };

/** The name in the bar is the one text in another weight, and at one size. */
const wordmark = { letters: 'Paperwage', axes: { SOFT: 40, WONK: 0, wght: 600, opsz: 22 } };

/** First and last code point of each set, as its `unicode-range` in fonts.css. */
const ranges: Record<(typeof sets)[number], readonly (readonly [number, number])[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
  ],
  'latin-ext': [
    [0x100, 0x24f],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20c0],
  ],
  vietnamese: [
    [0x102, 0x103],
    [0x110, 0x111],
    [0x128, 0x129],
    [0x168, 0x169],
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x300, 0x309],
    [0x323, 0x323],
    [0x329, 0x329],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
};

/** Writes `src/generated/fraunces-*.woff2` when they are not there or older than this file. */
export async function cutFraunces(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const set of sets) {
    const letters = ranges[set].flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    await cut({ file: set, set, letters: letters.join(''), axes });
  }
  await cut({ file: 'wordmark', set: 'latin', ...wordmark });
}

interface Cut {
  readonly file: string;
  readonly set: (typeof sets)[number];
  readonly letters: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

async function cut({ file, set, letters, axes }: Cut): Promise<void> {
  const target = path.join(folder, `fraunces-${file}.woff2`);
  if (await isNewer(target, path.join(here, 'cut-fraunces.ts'))) return;
  const require = createRequire(import.meta.url);
  const source = require.resolve(`@fontsource-variable/fraunces/files/fraunces-${set}-full-normal.woff2`);
  const { default: subsetFont } = await import('subset-font');
  const options = { targetFormat: 'woff2' as const, variationAxes: axes };
  await writeFile(target, await subsetFont(await readFile(source), letters, options));
}

async function isNewer(file: string, than: string): Promise<boolean> {
  const [made, source] = await Promise.all([stat(file).catch(() => undefined), stat(than)]);
  return made !== undefined && made.mtimeMs >= source.mtimeMs;
}
