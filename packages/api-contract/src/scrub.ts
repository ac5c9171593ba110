const LONGEST_LINE = 300;

/**
 * Removes from an error's text what may be about a person: anything in quotation marks, email and web addresses, and
 * every number of three digits or more, however written. `known`, what the page's fields hold, is removed wherever it
 * occurs.
 */
export function scrubbed(text: string, known: readonly string[] = []): string {
  const longestFirst = [...new Set(known.map((value) => value.trim()))]
    .filter((value) => value.length > 1)
    .sort((a, b) => b.length - a.length);
  const without = longestFirst.reduce((rest, value) => rest.split(value).join('…'), text);
  return without
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`|(?<!\p{L})['‘].*?['’](?!\p{L})/gu, '…')
    .replace(/[^\s@]+@[^\s@]+/gu, '…')
    .replace(/https?:\/\/\S+/gu, '…')
    .replace(/\$?\d(?:[\s.,/-]?\d){2,}/gu, '…')
    .slice(0, LONGEST_LINE);
}

const MOST_FRAMES = 12;
/** A file from the build, with line and column. */
const OWN_PLACE = /(?:^|[\s(@/])((?:assets|dist|src)\/[\w$.~/-]+:\d+:\d+)\)?$/;
/** The function in a line of a stack, as Chromium and Node, Firefox and Safari, or this function write it. */
const OWN_NAME = /^\s*(?:at )?(?:async )?([\w$.<>]+)(?: \(|@)/;

/** The places in a stack that are in our own files, as in `draw (assets/sheet-4f2a.js:1:204)`, without the message. */
export function ownFrames(stack: string): readonly string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const place = OWN_PLACE.exec(line)?.[1];
      if (place === undefined) return [];
      const name = OWN_NAME.exec(line)?.[1];
      return [name === undefined ? place : `${name} (${place})`];
    })
    .slice(0, MOST_FRAMES);
}
