import { lazy, Suspense } from 'react';
import { PartNotLoaded } from '../../builder/frame/part-not-loaded.tsx';
import { useCalculation } from '../store/builder.ts';

const loadParts = () => import('./new-year-notice.tsx');
const LoadedNotice = lazy(() =>
  loadParts().then(
    (code) => ({ default: code.NewYearNotice }),
    () => ({ default: PartNotLoaded }),
  ),
);
const LoadedChoice = lazy(() =>
  loadParts().then(
    (code) => ({ default: code.NewYearChoice }),
    () => ({ default: PartNotLoaded }),
  ),
);

/** What step 1 says of a pay date whose year has no tables; its code is fetched where there is such a date. */
export function LazyNewYearNotice() {
  const isNeeded = useCalculation(
    ({ result }) => result.newYear !== undefined || result.calculation.problem?.code === 'missing-rules',
  );
  return isNeeded ? (
    <Suspense fallback={null}>
      <LoadedNotice />
    </Suspense>
  ) : null;
}

/** The choice between the tables, at the pay date. */
export function LazyNewYearChoice() {
  const isNeeded = useCalculation(({ result }) => result.newYear !== undefined);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LoadedChoice />
    </Suspense>
  ) : null;
}
