import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FACES } from '../scene/scene.ts';
import type { FontFace } from '../scene/scene.ts';

/** The TrueType file of each face with all its letters, as cut by `scripts/build-fonts.mjs`. */
export type FontFiles = Readonly<Record<FontFace, Uint8Array>>;

/**
 * Reads the font files of every face. Read them once and keep them: the PDF writer remembers what it learnt of a file
 * as long as the same array is given. Throws when a file is absent, naming the build step that makes it.
 */
export function readFontFiles(folder = fileURLToPath(new URL('./generated', import.meta.url))): FontFiles {
  const read = (face: FontFace) => readFontFile(path.join(folder, `${face}-with-other-alphabets.ttf`));
  return Object.fromEntries(FONT_FACES.map((face) => [face, read(face)])) as Record<FontFace, Uint8Array>;
}

function readFontFile(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new Error(`The font file ${file} cannot be read. Run "node scripts/build-fonts.mjs" first.`, {
      cause: error,
    });
  }
}
