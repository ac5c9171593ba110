import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import { useCalculation } from '../store/builder.ts';

const loadParts = () => import('./new-year-notice.tsx');
const Notice = lazyPart(() => loadParts().then((code) => code.NewYearNotice));
const Choice = lazyPart(() => loadParts().then((code) => code.NewYearChoice));

/** What step 1 says of a pay date whose year has no tables; its code is fetched where there is such a date. */
export function LazyNewYearNotice() {
  const isNeeded = useCalculation(
    ({ result }) => result.newYear !== undefined || result.calculation.problem?.code === 'missing-rules',
  );
  return isNeeded ? <Notice /> : null;
}

/** The choice between the tables, at the pay date. */
export function LazyNewYearChoice() {
  const isNeeded = useCalculation(({ result }) => result.newYear !== undefined);
  return isNeeded ? <Choice /> : null;
}
