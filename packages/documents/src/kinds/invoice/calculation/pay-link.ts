/** The most characters of an address, with letters beyond ASCII written out, that a code of this size holds well. */
const MAX_CHARACTERS = 500;

/** The address of a pay link in full; undefined when it is none. Without `https://` it is added. */
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
