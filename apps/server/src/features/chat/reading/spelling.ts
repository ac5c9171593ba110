/** Letters from which on one may be wrong, and two. */
const SHORTEST_MISSPELLED = 5;
const LONG_WORD = 8;

/**
 * The one word of a list that another is a misspelling of; undefined where none or several are. Both begin with the same
 * letter. In words of four letters, two may only have changed places.
 */
export function misspelled(word: string, words: Iterable<string>): string | undefined {
  if (word.length < SHORTEST_MISSPELLED - 1 || /\d/.test(word)) return undefined;
  let [nearest, least]: [string[], number] = [[], Infinity];
  for (const known of words) {
    if (known[0] !== word[0] || known.length < SHORTEST_MISSPELLED - 1) continue;
    const most = Math.max(known.length, word.length) >= LONG_WORD ? 2 : 1;
    const distance = lettersWrong(word, known, most + 1);
    if (distance > most || (Math.min(known.length, word.length) < SHORTEST_MISSPELLED && !isSwapped(word, known)))
      continue;
    if (distance < least) [nearest, least] = [[known], distance];
    else if (distance === least) nearest.push(known);
  }
  return nearest.length === 1 ? nearest[0] : undefined;
}

function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

/** Letters that are missing, too many or others, two that changed places as one (optimal string alignment); at most `limit`. */
function lettersWrong(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let wrong = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) wrong = Math.min(wrong, before[j - 2]! + 1);
      next.push(wrong);
    }
    [before, row] = [row, next];
  }
  return Math.min(limit, row[b.length]!);
}
