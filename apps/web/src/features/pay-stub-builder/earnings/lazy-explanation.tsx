import { lazy, Suspense, useEffect } from 'react';
import { PartNotLoaded } from '../../builder/frame/part-not-loaded.tsx';
import type { ExplanationProps } from './explanation.tsx';

const loadExplanation = () => import('./explanation.tsx');

const LoadedExplanation = lazy(() =>
  loadExplanation().then(
    (code) => ({ default: code.Explanation }),
    () => ({ default: PartNotLoaded }),
  ),
);

/** Fetches the sentences of explanations with the step that shows figures, so that the first one opens at once. */
export function useExplanations(): void {
  useEffect(() => {
    // Opening an explanation says so when this fails.
    void loadExplanation().catch(() => undefined);
  }, []);
}

/** How a computed figure came about; its sentences are code of their own, which the first visit does without. */
export function Explanation(props: ExplanationProps) {
  return (
    <Suspense fallback={null}>
      <LoadedExplanation {...props} />
    </Suspense>
  );
}
