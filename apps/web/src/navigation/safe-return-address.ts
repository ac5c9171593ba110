/**
 * A kept address, when it is a page of this site to come back to: never another site, and never a page of signing in,
 * which would lead in circles.
 */
export function safeReturnAddress(kept: string | undefined, origin: string): string | undefined {
  if (kept === undefined || !kept.startsWith('/')) return undefined;
  const url = URL.canParse(kept, origin) ? new URL(kept, origin) : undefined;
  if (url?.origin !== origin || /^\/(?:auth)?\//.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
