import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PageProps } from './route-row.ts';
import styles from './keep-static.module.css';

type LoadPage = (path: string) => Promise<ComponentType<PageProps>>;
interface LivePartProps {
  /** The server's HTML for it, which a quick visitor may have used already. */
  readonly sent?: Element | undefined;
}

/** An interactive part of a static page: the content of a `<div data-live>`. It may wait for its first use. */
type LoadLivePart = (place: Element) => Promise<ComponentType<LivePartProps>>;

/**
 * A page of text and links with one or two interactive parts. If the server sent it, its HTML stays and only those parts' code
 * is fetched and re-rendered in place; if it is reached from another page, the code renders all of it. `load` is called on the
 * server and in the second case.
 */
export function keepStatic(name: string, load: LoadPage, loadLivePart?: LoadLivePart): LoadPage {
  return async (path) => {
    const sent = typeof document === 'undefined' ? null : document.querySelector(`[data-static="${name}"]`);
    if (sent) {
      const html = sent.innerHTML;
      return () => <SentPage name={name} html={html} loadLivePart={loadLivePart} />;
    }
    const Page = await load(path);
    return ({ path }) => (
      <div className={styles.page} data-static={name}>
        <Page path={path} />
      </div>
    );
  };
}

interface SentPageProps {
  readonly name: string;
  readonly html: string;
  readonly loadLivePart: LoadLivePart | undefined;
}

interface LivePart {
  readonly place: Element;
  readonly Part: ComponentType<LivePartProps>;
  readonly sent: Element;
}

function SentPage({ name, html, loadLivePart }: SentPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly LivePart[]>([]);
  useEffect(() => {
    if (!loadLivePart) return;
    for (const place of page.current?.querySelectorAll('[data-live]') ?? []) {
      loadLivePart(place).then(
        (Part) => {
          const sent = place.firstElementChild!;
          place.replaceChildren();
          // At once, so that no frame is painted without it.
          flushSync(() => setParts((others) => [...others, { place, Part, sent }]));
        },
        // Its text is still there.
        () => undefined,
      );
    }
  }, [loadLivePart]);
  // The same object each time, or the HTML would be set again.
  const [sent] = useState({ __html: html });
  return (
    <>
      <div ref={page} className={styles.page} data-static={name} dangerouslySetInnerHTML={sent} />
      {parts.map(({ place, Part, sent: sentPart }, at) => createPortal(<Part sent={sentPart} />, place, String(at)))}
    </>
  );
}
