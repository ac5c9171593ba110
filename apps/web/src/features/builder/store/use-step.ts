import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBuilder } from './builder.tsx';
import { hideToast } from './edits.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import { isSamePage, stepById } from '../kind/builder-kind.ts';

/** The step in the address; without one, or with an unknown one, the first. */
export function useStep(): string {
  const { kind } = useBuilder();
  return useRouterState({
    select: ({ location }) => stepOfAddress(kind, location.search),
  });
}

/** The step that the query of an address names. */
export function stepOfAddress(kind: Pick<BuilderKind, 'steps'>, search: object): string {
  const { step } = search as { step?: unknown };
  return stepById(kind, String(step)).id;
}

/**
 * Goes to the form of a step by the address, so that the back button returns. A message of the step before goes. A
 * section of the same page leaves no trace in the history.
 */
export function useGoToStep(): (step: string) => void {
  const { store, kind } = useBuilder();
  const router = useRouter();
  return useCallback(
    (step) => {
      const { pathname, search } = router.state.location;
      const isThere = (search as { step?: unknown }).step === step;
      const isWithin = isSamePage(kind, stepOfAddress(kind, search), step);
      if (!isWithin) hideToast(store);
      if (!isThere || isPreviewAddress(search)) {
        const replace = kind.isOnePage === true && isWithin && !isPreviewAddress(search);
        void router.navigate({ href: stepHref(pathname, step), replace, resetScroll: false });
      }
    },
    [store, kind, router],
  );
}

/** Names the section that has come into view in the address, so that it is the one to come back to. */
export function useFollowSection(): (step: string) => void {
  const { kind } = useBuilder();
  const router = useRouter();
  return useCallback(
    (step) => {
      const { pathname, search } = router.state.location;
      if (stepOfAddress(kind, search) === step || isPreviewAddress(search)) return;
      void router.navigate({ href: stepHref(pathname, step), replace: true, resetScroll: false });
    },
    [kind, router],
  );
}

/** Whether an address shows the paper in place of the form. */
export function isPreviewAddress(search: object): boolean {
  return (search as { view?: unknown }).view === 'preview';
}

/** The address of the paper, beside a step. */
export function previewHref(pathname: string, step: string): string {
  return `${stepHref(pathname, step)}&view=preview`;
}

/** The address of a step. */
export function stepHref(pathname: string, step: string): string {
  return `${pathname}?step=${step}`;
}
