import { useCallback } from 'react';
import { useAddress } from '../../../navigation/address.ts';
import { go } from '../../../navigation/go.ts';
import { useBuilder } from './builder.tsx';
import { hideToast } from './edits.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import { isSamePage, stepById } from '../kind/builder-kind.ts';

/** The step in the address; without one, or with an unknown one, the first. */
export function useStep(): string {
  const { kind } = useBuilder();
  return stepOfAddress(kind, useAddress().search);
}

/** The step that the query of an address names. */
export function stepOfAddress(kind: Pick<BuilderKind, 'steps'>, search: string): string {
  return stepById(kind, String(stepNamed(search))).id;
}

/**
 * Goes to a step's form through the address, so that the back button returns. Dismisses a message from the previous step. A
 * section of the same page adds no history entry.
 */
export function useGoToStep(): (step: string) => void {
  const { store, kind } = useBuilder();
  const { pathname } = useAddress();
  return useCallback(
    (step) => {
      const { search } = location;
      const isThere = stepNamed(search) === step;
      const isWithin = isSamePage(kind, stepOfAddress(kind, search), step);
      if (!isWithin) hideToast(store);
      if (!isThere || isPreviewAddress(search)) {
        const replace = kind.isOnePage === true && isWithin && !isPreviewAddress(search);
        go(stepHref(pathname, step), { replace });
      }
    },
    [store, kind, pathname],
  );
}

/** Puts the section now in view in the address, so that a reload returns to it. */
export function useFollowSection(): (step: string) => void {
  const { kind } = useBuilder();
  const { pathname } = useAddress();
  return useCallback(
    (step) => {
      const { search } = location;
      const isLeft = location.pathname !== pathname;
      if (isLeft || stepOfAddress(kind, search) === step || isPreviewAddress(search)) return;
      go(stepHref(pathname, step), { replace: true });
    },
    [kind, pathname],
  );
}

/** Whether an address shows the paper in place of the form. */
export function isPreviewAddress(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'preview';
}

function stepNamed(search: string): string | null {
  return new URLSearchParams(search).get('step');
}

/** The address of the paper, beside a step. */
export function previewHref(pathname: string, step: string): string {
  return `${stepHref(pathname, step)}&view=preview`;
}

/** The address of a step. */
export function stepHref(pathname: string, step: string): string {
  return `${pathname}?step=${step}`;
}
