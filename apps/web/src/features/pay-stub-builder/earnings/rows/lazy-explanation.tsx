import { useEffect } from 'react';
import { lazyPart } from '../../../builder/frame/part-not-loaded.tsx';

const loadExplanation = () => import('./explanation.tsx').then((code) => code.Explanation);

/** Fetches the sentences of explanations with the step that shows figures, so that the first one opens at once. */
export function useExplanations(): void {
  useEffect(() => {
    // Opening an explanation says so when this fails.
    void loadExplanation().catch(() => undefined);
  }, []);
}

/** How a computed figure came about; its sentences are code of their own, which the first visit does without. */
export const Explanation = lazyPart(loadExplanation);
