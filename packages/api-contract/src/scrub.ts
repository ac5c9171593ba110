const LONGEST_LINE = 300;

/**
 * Takes out of the text of an error what may be about a person: what is in quotation marks, addresses of mail and of
 * pages, and every number of three digits or more, however it is written. `known` is cut out wherever it stands: what
 * the fields of the page hold.
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
/** A file that the build made, with line and column. */
const OWN_PLACE = /(?:^|[\s(@/])((?:assets|dist|src)\/[\w$.~/-]+:\d+:\d+)\)?$/;
/** The function of a line of a stack, as Chromium and Node, or Firefox and Safari, or this function write it. */
const OWN_NAME = /^\s*(?:at )?(?:async )?([\w$.<>]+)(?: \(|@)/;

/** The places in a stack that are in our own files, as in `draw (assets/sheet-4f2a.js:1:204)`; nothing of its message. */
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
