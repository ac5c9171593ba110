import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../navigation/address.ts';
import { arrive } from '../navigation/scroll-memory.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { rememberRoute } from './previous-route.ts';
import { windowTitle } from './window-title.ts';

interface PageArrivalProps {
  readonly address: Address;
  /** Title of the page; nothing or empty where the page's heading serves. */
  readonly title: string | undefined;
}

/**
 * What a browser does by itself when a document loads, for changes within the page: the title, the focus at the
 * heading, the announcement, the place it is scrolled to. Also remembers the page that was left.
 */
export function PageArrival({ address, title }: PageArrivalProps) {
  const [announcement, setAnnouncement] = useState('');
  const scrolledFor = useRef(address);
  useLayoutEffect(() => {
    arrive(scrolledFor.current.pathname !== address.pathname);
    scrolledFor.current = address;
  }, [address]);
  const last = useRef(address);
  useEffect(() => {
    const from = last.current;
    last.current = address;
    if (from.pathname === address.pathname) return;
    rememberRoute(from.pathname + from.search, sessionStorage);
    const heading = document.querySelector<HTMLElement>('main h1');
    document.title = windowTitle(title || (heading?.textContent ?? ''));
    setAnnouncement(document.title);
    if (heading) focusOn(heading);
  }, [address, title]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
