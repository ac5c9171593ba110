import { askedOfDraft } from '@paperwage/documents/pay-stub';
import type { AskedOfEmployee } from '@paperwage/payroll';
import { parseCalendarDate } from '@paperwage/values';
import { useMemo } from 'react';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useTyped } from '../store/builder.ts';
import { CertificateQuestions } from './certificate-questions.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { QuestionsWithoutRules } from './questions-not-loaded.tsx';

/** The certificate of the state and the places that tax wages: nothing but what the chosen states ask. */
export function StateQuestions() {
  const asked = useAsked();
  const { rules } = useBuilder();
  const isFailed = useStored(rules).status === 'failed';
  if (isFailed) return <QuestionsWithoutRules />;
  if (!asked) return null;
  return (
    <>
      {asked.certificates.map(({ certificate, questions }) => (
        <CertificateQuestions key={certificate.state} certificate={certificate} questions={questions} />
      ))}
      {asked.places.length > 0 && <PlaceQuestions places={asked.places} />}
    </>
  );
}

/** What is asked on the pay date of the newest stub. */
function useAsked(): AskedOfEmployee | undefined {
  const { store, rules } = useBuilder();
  const { book } = useStored(rules);
  const payDate = useTyped(({ draft }) => parseCalendarDate(draft.items[0]!.payDate));
  const states = useTyped(({ draft }) => `${draft.workState} ${draft.residenceState}`);
  const version = useTyped(({ draft }) => draft.w4.w4Version);
  return useMemo(
    () => (book && payDate && states && version ? askedOfDraft(store.get().draft, payDate, book) : undefined),
    [store, book, payDate, states, version],
  );
}
