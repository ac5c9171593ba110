import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { rememberRoute } from './previous-route.ts';
import { windowTitle } from './window-title.ts';

interface PageArrivalProps {
  /** Title of the page at a path; nothing where the page's heading serves. */
  readonly titleOf: (path: string) => string | undefined;
}

/**
 * What a browser does by itself when a document loads, for changes within the page: the title, the focus at the
 * heading, the announcement. Also remembers the page that was left.
 */
export function PageArrival({ titleOf }: PageArrivalProps) {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      rememberRoute(fromLocation.href, sessionStorage);
      const heading = document.querySelector<HTMLElement>('main h1');
      document.title = windowTitle(titleOf(toLocation.pathname) ?? heading?.textContent ?? '');
      setAnnouncement(document.title);
      if (heading) focusOn(heading);
    });
  }, [router, titleOf]);
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
