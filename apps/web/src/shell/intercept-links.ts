import type { AnyRouter } from '@tanstack/react-router';

/**
 * Lets plain `<a href>` go through the router when it leads to a page that `isPage` knows, and fetches that page's code
 * when the pointer or the focus is on the link. Everything else, such as a page that is not built, is fetched from
 * the server, which answers with the right status. Returns what stops it.
 */
export function interceptLinks(router: AnyRouter, isPage: (path: string) => boolean): () => void {
  const listening = new AbortController();
  const targetOf = (event: Event) => pageLink(event, isPage);
  document.addEventListener(
    'click',
    (event) => {
      const url = targetOf(event);
      if (!url || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void router.navigate({ href: url.pathname + url.search + url.hash });
    },
    listening,
  );
  const preload = (event: Event) => {
    const url = targetOf(event);
    if (url && url.pathname !== location.pathname) void router.preloadRoute({ to: url.pathname });
  };
  document.addEventListener('pointerover', preload, listening);
  document.addEventListener('focusin', preload, listening);
  return () => listening.abort();
}

function pageLink(event: Event, isPage: (path: string) => boolean): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'fullLoad' in link.dataset) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && isPage(url.pathname) ? url : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
