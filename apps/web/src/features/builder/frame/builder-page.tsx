import '@paperwage/paper/faces.css';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BuilderHeader } from '../../../shell/header/builder-header.tsx';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import type { Loaded } from '../saving/work-storage.ts';
import type { Builder } from '../store/builder.tsx';
import { BuilderProvider } from '../store/builder.tsx';
import { BuilderFrame } from './builder-frame.tsx';
import { showToast } from '../store/edits.ts';
import styles from './builder-frame.module.css';
import { BuilderSkeleton } from './builder-skeleton.tsx';
import { SaveStatus } from './save-status.tsx';

/** A builder with the work of this browser. */
export interface OpenBuilder<B extends Builder = Builder> {
  readonly builder: B;
  /** What the browser's storage contained. */
  readonly loaded: Loaded;
  readonly close: () => void;
}

export interface BuilderPageProps {
  readonly kind: BuilderKind;
  readonly parts: BuilderParts;
  /** Opens the work kept in this browser. The same function always, because it is called once. */
  readonly open: () => Promise<OpenBuilder>;
}

/** The builder with its work, or with the account's draft or document that the address names. */
async function openedWith(open: BuilderPageProps['open']): Promise<OpenBuilder> {
  const ready = await open();
  if (!isAsked(location.search)) return ready;
  const code = await import('../account/open-from-address.ts').catch(() => undefined);
  if (code) await code.openFromAddress(ready.builder);
  else showToast(ready.builder.store, NOT_OPENED);
  return ready;
}

/** Whether an address asks for a draft or document from the account, or for a new one. */
function isAsked(search: string): boolean {
  return /[?&](draft|document|new)=/.test(search);
}

const NOT_OPENED = 'What you opened didn’t load. Check your connection and reload the page.';

/**
 * The page of a builder. The server, which knows neither the day nor the work in this browser, draws the frame without
 * content.
 */
export function BuilderPage({ kind, parts, open }: BuilderPageProps) {
  const [opened, setOpened] = useState<OpenBuilder>();
  const isAtHeading = useRef(false);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void openedWith(open).then((ready) => {
      if (isGone) {
        ready.close();
        return;
      }
      close = ready.close;
      // In pieces: rendered at once, it would block a phone for half a second.
      startTransition(() => setOpened(ready));
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [open]);
  useLayoutEffect(() => {
    // After following a link, the focus is on the heading, which the loaded builder's heading replaces.
    const isLost = document.activeElement === document.body;
    if (opened && isAtHeading.current && isLost)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [opened]);
  const withWork = (part: ReactNode) => opened && <BuilderProvider value={opened.builder}>{part}</BuilderProvider>;
  // One header before and after the work is read, so that a menu which is opened meanwhile stays open.
  return (
    <div
      className={styles.builder}
      onFocus={({ target }) => {
        isAtHeading.current = target.localName === 'h1';
      }}
    >
      <BuilderHeader path={kind.path} status={withWork(<SaveStatus />)} />
      {opened ? (
        withWork(<BuilderFrame loaded={opened.loaded} parts={parts} />)
      ) : (
        <BuilderSkeleton kind={kind} parts={parts} />
      )}
    </div>
  );
}
