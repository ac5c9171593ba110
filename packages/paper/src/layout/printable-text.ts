import type { FontFace } from '../scene/scene.ts';
import { supportedText } from '../fonts/measure-text.ts';

/**
 * Text as all of these faces can print it, without spaces at its ends. `missing` lists each character that none of
 * the replacements could spell, once.
 */
export function printableText(text: string, faces: readonly FontFace[]): { text: string; missing: readonly string[] } {
  const missing = new Set<string>();
  let printable = text;
  for (const face of faces) {
    const supported = supportedText(printable, face);
    printable = supported.text;
    for (const character of supported.missing) missing.add(character);
  }
  return { text: printable.trim(), missing: [...missing] };
}
