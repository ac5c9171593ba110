import type { FontFace } from '../scene/scene.ts';

/** Where a page finds the TrueType file of a face, as `readFontFiles` reads it elsewhere. */
export function fontAddress(face: FontFace): string {
  return new URL(`./generated/${face}.ttf`, import.meta.url).href;
}
