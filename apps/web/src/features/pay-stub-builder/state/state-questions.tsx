import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder } from '../store/builder.ts';
import { CertificateQuestions } from './certificate-questions.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { QuestionsWithoutRules } from './questions-not-loaded.tsx';
import { useAsked } from './use-asked.ts';

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
