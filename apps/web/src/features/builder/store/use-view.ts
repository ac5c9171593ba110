import { useCallback, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../../../navigation/address.ts';
import { go } from '../../../navigation/go.ts';
import { useBuilder } from './builder.tsx';
import type { BuilderState } from './builder-state.ts';
import { setState } from './edits.ts';
import { isPreviewAddress, previewHref, stepHref, useStep } from './use-step.ts';

type View = BuilderState['view'];

/** Syncs the view with the address, so that the browser's back button goes from the preview to the form. */
export function useFollowAddress(): void {
  const { store } = useBuilder();
  const isPreview = isPreviewAddress(useAddress().search);
  useLayoutEffect(() => setState(store, { view: isPreview ? 'preview' : 'edit' }), [store, isPreview]);
}

/** Shows the form or the paper, when both do not fit side by side. */
export function useShowView(): (view: View) => void {
  const { store } = useBuilder();
  const { pathname } = useAddress();
  const step = useStep();
  const cameFromForm = useRef(false);
  return useCallback(
    (view) => {
      setState(store, { view });
      if (view === 'preview') {
        cameFromForm.current = true;
        go(previewHref(pathname, step));
      } else if (cameFromForm.current) {
        history.back();
      } else {
        go(stepHref(pathname, step), { replace: true });
      }
    },
    [store, pathname, step],
  );
}
