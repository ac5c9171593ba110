/** `2, 4 and 17`, or with "or" before the last. */
export function joinWords(words: readonly (string | number)[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
