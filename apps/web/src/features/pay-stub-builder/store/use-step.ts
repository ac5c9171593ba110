import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StepId } from './steps.ts';
import { isStepId } from './steps.ts';

/** The step in the address; without one, or with an unknown one, the first. */
export function useStep(): StepId {
  return useRouterState({
    select: ({ location }) => {
      const step = (location.search as { step?: unknown }).step;
      return isStepId(step) ? step : 'basics';
    },
  });
}

/** Goes to a step by the address, so that the back button returns. */
export function useGoToStep(): (step: StepId) => void {
  const router = useRouter();
  return useCallback(
    (step) => {
      const { pathname, search } = router.state.location;
      if ((search as { step?: unknown }).step !== step)
        void router.navigate({ href: stepHref(pathname, step), resetScroll: false });
    },
    [router],
  );
}

/** The address of a step. */
export function stepHref(pathname: string, step: StepId): string {
  return `${pathname}?step=${step}`;
}
