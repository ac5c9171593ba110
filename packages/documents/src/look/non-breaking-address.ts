const NO_BREAK = '\u00a0';

/** `Apt 5`, `Suite 200`, `# 5`: a word that says nothing without what stands after it. */
const UNIT = /(\b(?:apt|apartment|ste|suite|unit|rm|room|fl|floor|bldg|building)\.?|#) +(?=[\p{L}\d#])/giu;
/** `TX 78702`. */
const STATE_AND_ZIP = /\b([A-Z]{2}) +(?=\d{5}(?:-\d{4})?(?:,|$))/g;

/** A line of an address in which a state stands with its ZIP code, and a suite or apartment with its number. */
export function nonBreakingAddress(line: string): string {
  return line.replace(UNIT, `$1${NO_BREAK}`).replace(STATE_AND_ZIP, `$1${NO_BREAK}`);
}
