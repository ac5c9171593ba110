interface Destination {
  /** Whether a path leads to a page that can be shown without asking the server for a document. */
  readonly isPage: (path: string) => boolean;
  readonly preload: (path: string) => void;
  readonly navigate: (href: string, path: string) => void;
}

/**
 * Lets plain `<a href>` lead to a page without a new document, and has the page's code fetched when the pointer or the
 * focus is on the link. All other links, such as those to a page that is not built, go to the server, which answers
 * with the right status.
 */
export function interceptLinks({ isPage, preload, navigate }: Destination): void {
  const begin = (event: Event) => {
    const url = pageLink(event, isPage);
    if (url && url.pathname !== location.pathname) preload(url.pathname);
  };
  document.addEventListener('pointerover', begin, { passive: true });
  document.addEventListener('focusin', begin);
  document.addEventListener('click', (event) => {
    const url = pageLink(event, isPage);
    if (!url || event.defaultPrevented || !isPlainClick(event) || isWithinPage(url)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash, url.pathname);
  });
}

function pageLink(event: Event, isPage: Destination['isPage']): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'fullLoad' in link.dataset) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && isPage(url.pathname) ? url : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link to a place on the page that is shown; the browser moves the focus there by itself. */
function isWithinPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
