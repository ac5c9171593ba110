import { isStateCode } from '@paperwage/values';
import { lazy, Suspense } from 'react';
import { useBuilderState } from '../store/builder.ts';
import type { StateQuestionsProps } from './state-questions.tsx';
import { loadStateQuestions } from './load-state-questions.ts';
import { QuestionsNotLoaded } from './questions-not-loaded.tsx';

const StateQuestions = lazy(() =>
  loadStateQuestions().then(
    (code) => ({ default: code.StateQuestions }),
    () => ({ default: QuestionsNotLoaded }),
  ),
);

/** What the state of the employee asks, as soon as there is one: its certificate, or the places that tax wages. */
export function LazyStateQuestions({ part }: StateQuestionsProps) {
  const isKnown = useBuilderState(({ draft }) => isStateCode(draft.workState));
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <StateQuestions part={part} />
    </Suspense>
  );
}
