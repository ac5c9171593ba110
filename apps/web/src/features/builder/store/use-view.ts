import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useBuilder } from './builder.tsx';
import type { BuilderState } from './builder-state.ts';
import { setState } from './edits.ts';
import { isPreviewAddress, previewHref, stepHref, useStep } from './use-step.ts';

type View = BuilderState['view'];

/** Lets the view follow the address, so that the browser's back leads from the preview to the form. */
export function useFollowAddress(): void {
  const { store } = useBuilder();
  const isPreview = useRouterState({ select: ({ location }) => isPreviewAddress(location.search) });
  useLayoutEffect(() => setState(store, { view: isPreview ? 'preview' : 'edit' }), [store, isPreview]);
}

/** Shows the form or the paper, where both do not fit side by side. */
export function useShowView(): (view: View) => void {
  const { store } = useBuilder();
  const router = useRouter();
  const step = useStep();
  const cameFromForm = useRef(false);
  return useCallback(
    (view) => {
      const { pathname } = router.state.location;
      setState(store, { view });
      if (view === 'preview') {
        cameFromForm.current = true;
        void router.navigate({ href: previewHref(pathname, step), resetScroll: false });
      } else if (cameFromForm.current) {
        router.history.back();
      } else {
        void router.navigate({ href: stepHref(pathname, step), replace: true, resetScroll: false });
      }
    },
    [store, router, step],
  );
}
