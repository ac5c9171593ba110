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

/** Waits until they are there. Rejects when they don’t come. */
export function loadOtherAlphabets(): Promise<void> {
  return Promise.resolve();
}

/** Has a function called each time that letters have come or didn’t come. Returns what ends that. */
export const onOtherAlphabets: (listener: () => void) => () => void = () => () => {};

/** Whether a character is a letter that was asked for and has yet to come. */
export const isOnTheWay: (character: string) => boolean = () => false;

/** Whether a text has such letters. */
export function hasOtherAlphabets(text: string): boolean {
  return OTHER_ALPHABETS.test(text);
}

/** Whether a character is a letter that was asked for in vain. */
export const didNotCome: (character: string) => boolean = () => false;
