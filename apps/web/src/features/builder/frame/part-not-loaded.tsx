import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { loadAgain } from '../../../navigation/load-again.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { afterPointerUp } from '../store/presses.ts';
import { loadAgainWhenOnline } from './when-online.ts';

/**
 * A part of a step whose code is fetched when first shown, without moving anything out from under a press; if that fails, the
 * step reports it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      async (code) => {
        await new Promise<void>(afterPointerUp);
        return { default: code };
      },
      () => ({ default: PartNotLoaded as ComponentType<Props> }),
    ),
  );
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Replaces a part of the page whose code failed to load. */
export function PartNotLoaded() {
  return <NotLoaded what="This step" />;
}

/** The same for a part that has a name. */
export function NotLoaded({ what }: { what: string }) {
  useEffect(loadAgainWhenOnline, []);
  return (
    <Notice tone="error" role="alert" actions={<Button onClick={() => void loadAgain()}>Try again</Button>}>
      {what} didn’t load. Check your connection. Your work is safe.
    </Notice>
  );
}
