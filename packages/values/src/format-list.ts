let format: Intl.ListFormat | undefined;

/** `2, 4, and 17`, in American English. Its rules are read when first needed: on a phone that takes a tenth of a second. */
export function formatList(words: readonly string[]): string {
  format ??= new Intl.ListFormat('en-US');
  return format.format(words);
}
