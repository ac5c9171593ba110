import { isStateCode } from '@paperwage/values';
import { lazy, Suspense } from 'react';
import { useBuilderState } from '../store/builder.ts';
import { loadStateQuestions } from './load-state-questions.ts';
import { QuestionsNotLoaded } from './questions-not-loaded.tsx';

const StateQuestions = lazy(() =>
  loadStateQuestions().then(
    (code) => ({ default: code.StateQuestions }),
    () => ({ default: QuestionsNotLoaded }),
  ),
);

/** What the state of the employee asks, as soon as there is one. */
export function LazyStateQuestions() {
  const isKnown = useBuilderState(({ draft }) => isStateCode(draft.workState));
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <StateQuestions />
    </Suspense>
  );
}
