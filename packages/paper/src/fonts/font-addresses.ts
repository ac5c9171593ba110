import type { FontFace } from '../scene/scene.ts';

/** Where a page finds the TrueType file of a face, as `readFontFiles` reads it elsewhere, or the smaller one without Greek and Cyrillic. */
export function fontAddress(face: FontFace, hasOtherAlphabets: boolean): string {
  return hasOtherAlphabets
    ? new URL(`./generated/${face}-with-other-alphabets.ttf`, import.meta.url).href
    : new URL(`./generated/${face}.ttf`, import.meta.url).href;
}
