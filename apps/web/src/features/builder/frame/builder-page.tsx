import '@paperwage/paper/faces.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { BuilderProvider } from '../store/builder.tsx';
import type { OpenBuilder } from '../store/create-builder.ts';
import { BuilderFrame } from './builder-frame.tsx';
import { BuilderSkeleton } from './builder-skeleton.tsx';

export interface BuilderPageProps {
  readonly kind: BuilderKind;
  readonly parts: BuilderParts;
  /** Opens the work kept in this browser. The same function always, because it is called once. */
  readonly open: () => Promise<OpenBuilder>;
}

/**
 * The page of a builder. The server, which knows neither the day nor the work in this browser, draws the frame without
 * content.
 */
export function BuilderPage({ kind, parts, open }: BuilderPageProps) {
  const [opened, setOpened] = useState<OpenBuilder>();
  const wasAtHeading = useRef(false);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void open().then((ready) => {
      if (isGone) {
        ready.close();
        return;
      }
      close = ready.close;
      wasAtHeading.current = document.activeElement?.localName === 'h1';
      setOpened(ready);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [open]);
  useLayoutEffect(() => {
    // Whoever came here by a link has the focus on the heading, which the one with the work takes the place of.
    if (opened && wasAtHeading.current) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [opened]);
  if (!opened) return <BuilderSkeleton kind={kind} parts={parts} />;
  return (
    <BuilderProvider value={opened.builder}>
      <BuilderFrame loaded={opened.loaded} parts={parts} />
    </BuilderProvider>
  );
}
