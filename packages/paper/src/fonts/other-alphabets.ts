import type { FontFace } from '../scene/scene.ts';
import * as widths from './generated/other-alphabets.ts';

/** Widths of some characters in every face, as `scripts/build-fonts.mjs` writes them. */
export interface WidthTables {
  readonly characterRuns: string;
  readonly letters: { readonly missing: string; readonly base: string; readonly widths: string };
  readonly faces: Readonly<Record<FontFace, { readonly widths: string; readonly picks: string }>>;
}

const OTHER_ALPHABETS = /[\u0370-\u04ff]/;

/** Widths of Greek and Cyrillic letters, which are there from the start outside pages; see `other-alphabets-in-page.ts`. */
export function otherAlphabets(): WidthTables | undefined {
  return widths;
}

/** Waits until they have loaded. Rejects if they fail to load. */
export function loadOtherAlphabets(): Promise<void> {
  return Promise.resolve();
}

/** Registers a function to call each time letters load or fail to load. Returns a function that unregisters it. */
export const onOtherAlphabets: (listener: () => void) => () => void = () => () => {};

/** Whether a character is a letter that was requested and hasn't loaded yet. */
export const isOnTheWay: (character: string) => boolean = () => false;

/** Whether a text has such letters. */
export function hasOtherAlphabets(text: string): boolean {
  return OTHER_ALPHABETS.test(text);
}

/** Whether a character is a letter that failed to load. */
export const failedToLoad: (character: string) => boolean = () => false;
