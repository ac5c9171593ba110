/** "No local tax here", as an answer to where the employee lives or works. */
export const NO_PLACE = 'none';

/** "Not sure", as an answer to the same question: nothing is withheld, and the coverage says that it is open. */
export const NOT_SURE = 'not sure';

const NO_PLACE_TEXT = /^\s*(?:none|no local tax)\s*$/i;
const NOT_SURE_TEXT = /^\s*(?:not[ -]?sure|unsure|unknown)\s*$/i;
const NOT_COVERED = /\s*,\s*not covered\s*$/i;

/** What a place election says. `named` is a place to look up; the others withhold nothing. */
export type PlaceAnswer =
  { readonly kind: 'blank' | 'noTax' | 'notSure' } | { readonly kind: 'named' | 'notCovered'; readonly name: string };

/** The answer for a place whose tax we don't cover: nothing is withheld for it, and the coverage gives its name. */
export function notCoveredPlace(name: string): string {
  return `${name.trim()}, not covered`;
}

/** Reads a place election: a name, `none` or `no local tax`, `not sure` or `unknown`, or a name that ends in ", not covered". */
export function readPlaceAnswer(text: string | undefined): PlaceAnswer {
  if (text === undefined) return { kind: 'blank' };
  if (NO_PLACE_TEXT.test(text)) return { kind: 'noTax' };
  if (NOT_SURE_TEXT.test(text)) return { kind: 'notSure' };
  if (!NOT_COVERED.test(text)) return { kind: 'named', name: text };
  const name = text.replace(NOT_COVERED, '').trim();
  return name === '' ? { kind: 'notSure' } : { kind: 'notCovered', name };
}

/** The place to look up; undefined when the answer doesn't name one. */
export function namedPlace(text: string | undefined): string | undefined {
  const answer = readPlaceAnswer(text);
  return answer.kind === 'named' ? answer.name : undefined;
}

/** How people say in `locality` itself whether they mean home or work. */
const WORKS_ONLY = /\s+non-?resident(?:\s+working\s+there)?\s*$/i;
const LIVES_ONLY = /\s+resident\s*$/i;

/**
 * What `locality` says about the home and the work. A place is both, unless it ends in "resident" or "nonresident";
 * `none` and `not sure` are about the home only.
 */
export function readLocality(text: string | undefined): { readonly lives?: string; readonly works?: string } {
  if (text === undefined) return {};
  const { kind } = readPlaceAnswer(text);
  if (kind === 'noTax' || kind === 'notSure') return { lives: text };
  if (WORKS_ONLY.test(text)) return { works: text.replace(WORKS_ONLY, '') };
  if (LIVES_ONLY.test(text)) return { lives: text.replace(LIVES_ONLY, '') };
  return { lives: text, works: text };
}
