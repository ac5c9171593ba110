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
    .replace(/(["'`“‘])[^"'`”’]*["'`”’]/gu, '…')
    .replace(/[^\s@]+@[^\s@]+/gu, '…')
    .replace(/https?:\/\/\S+/gu, '…')
    .replace(/\$?\d(?:[\s.,/-]?\d){2,}/gu, '…')
    .slice(0, LONGEST_LINE);
}

const MOST_FRAMES = 12;

/** The places in a stack that are in our own files, as in `draw (assets/sheet-4f2a.js:1:204)`; nothing of its message. */
export function ownFrames(stack: string): readonly string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found =
        /(?:at\s+)?([\w$.<>[\] ]*?)[@\s(]*(?:https?:\/\/[^/\s]+|file:\/\/|\/)?[^\s(]*?((?:assets|dist|src)\/[\w$.~/-]+:\d+:\d+)\)?$/.exec(
          line,
        );
      if (!found) return [];
      const name = found[1]!.trim().replace(/[^\w$.<>]/g, '');
      return [name === '' ? found[2]! : `${name} (${found[2]!})`];
    })
    .slice(0, MOST_FRAMES);
}
