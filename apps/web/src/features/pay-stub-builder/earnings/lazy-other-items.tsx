import { lazy, Suspense } from 'react';
import { PartNotLoaded } from '../../builder/frame/part-not-loaded.tsx';

const LoadedOtherItems = lazy(() =>
  import('./other-items.tsx').then(
    (code) => ({ default: code.OtherItems }),
    () => ({ default: PartNotLoaded }),
  ),
);

/** What a state wants on a stub beyond pay and deductions; code of its own, which the first visit does without. */
export function LazyOtherItems(props: { readonly stub: number }) {
  return (
    <Suspense fallback={null}>
      <LoadedOtherItems {...props} />
    </Suspense>
  );
}
