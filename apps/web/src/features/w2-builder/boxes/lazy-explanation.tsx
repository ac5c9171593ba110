import type { ComputedField } from '@paperwage/documents/w2';
import { lazy, Suspense } from 'react';
import { PartNotLoaded } from '../../builder/frame/part-not-loaded.tsx';

const LoadedExplanation = lazy(() =>
  import('./explanation.tsx').then(
    (code) => ({ default: code.Explanation }),
    () => ({ default: PartNotLoaded }),
  ),
);

/** How the figure of a box was worked out; its sentences are code of their own, which the first visit does without. */
export function Explanation({ path }: { path: ComputedField }) {
  return (
    <Suspense fallback={null}>
      <LoadedExplanation path={path} />
    </Suspense>
  );
}
