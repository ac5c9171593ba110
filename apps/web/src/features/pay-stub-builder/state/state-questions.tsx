import { questionsForDraft } from '@paperwage/documents/pay-stub';
import type { EmployeeQuestions } from '@paperwage/payroll';
import { parseCalendarDate } from '@paperwage/values';
import { useMemo } from 'react';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { CertificateQuestions } from './certificate-questions.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { QuestionsWithoutRules } from './questions-not-loaded.tsx';

export interface StateQuestionsProps {
  readonly part: 'certificates' | 'places';
}

/** The certificate of the state or the places that tax wages: nothing but what the chosen states ask. */
export function StateQuestions({ part }: StateQuestionsProps) {
  const asked = useAsked();
  const { rules } = useBuilder();
  const isFailed = useStored(rules).status === 'failed';
  // Said once, where it is seen without opening anything.
  if (isFailed) return part === 'places' ? <QuestionsWithoutRules /> : null;
  if (!asked) return null;
  if (part === 'places') return asked.places.length > 0 ? <PlaceQuestions places={asked.places} /> : null;
  return asked.certificates.map(({ certificate, questions }) => (
    <CertificateQuestions key={certificate.state} certificate={certificate} questions={questions} />
  ));
}

/** What is asked on the pay date of the newest stub. */
function useAsked(): EmployeeQuestions | undefined {
  const { store, rules } = useBuilder();
  const { book } = useStored(rules);
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  const states = useBuilderState(({ draft }) => `${draft.workState} ${draft.residenceState}`);
  const version = useBuilderState(({ draft }) => draft.w4.w4Version);
  return useMemo(
    () => (book && payDate && states && version ? questionsForDraft(store.get().draft, payDate, book) : undefined),
    [store, book, payDate, states, version],
  );
}
