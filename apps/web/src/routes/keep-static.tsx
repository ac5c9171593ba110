import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PageProps } from './route-row.ts';
import styles from './keep-static.module.css';

type LoadPage = (path: string) => Promise<ComponentType<PageProps>>;
interface LivePartProps {
  /** What the server sent in its place, and a hurried visitor may have used already. */
  readonly sent?: Element | undefined;
}

/** A part of a static page that does something: what stands in a `<div data-live>`. It may wait for its first use. */
type LoadLivePart = (place: Element) => Promise<ComponentType<LivePartProps>>;

/**
 * A page of text and links, of which a part or two do something. When the server has sent it, its HTML is kept and its
 * code never fetched, but for those parts, which are drawn again where they stand; when it is reached from another page,
 * the code draws all of it. `load` is called on the server and in the second case.
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
          // At once, so that no frame is drawn without it.
          flushSync(() => setParts((others) => [...others, { place, Part, sent }]));
        },
        // Its text stands there all the same.
        () => undefined,
      );
    }
  }, [loadLivePart]);
  // The same object each time, else the HTML would be set again.
  const [sent] = useState({ __html: html });
  return (
    <>
      <div ref={page} className={styles.page} data-static={name} dangerouslySetInnerHTML={sent} />
      {parts.map(({ place, Part, sent: sentPart }, at) => createPortal(<Part sent={sentPart} />, place, String(at)))}
    </>
  );
}
