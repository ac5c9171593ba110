/** The longest URL, with non-ASCII letters escaped, that a code of this size holds well. */
const MAX_CHARACTERS = 500;

/** A pay link's full URL; undefined if it isn't one. Adds a missing `https://`. */
export function payLinkOf(typed: string): string | undefined {
  const bare = typed.trim();
  if (bare === '') return undefined;
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPublic = url.username === '' && url.password === '' && /\.[^.]+$/.test(url.hostname);
  return isWeb && isPublic && url.href.length <= MAX_CHARACTERS ? url.href : undefined;
}
