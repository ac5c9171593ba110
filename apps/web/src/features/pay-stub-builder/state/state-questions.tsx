import { isOfEmployer } from '@paperwage/documents/pay-stub';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder } from '../store/builder.ts';
import { CertificateQuestions } from './certificate-questions.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { EmployeeCount } from './employee-count.tsx';
import { WorkersComp } from './workers-comp.tsx';
import { QuestionsWithoutRules } from './questions-not-loaded.tsx';
import { ReciprocityForm } from './reciprocity-form.tsx';
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
  if (part === 'places') {
    return (
      <>
        {asked.reciprocity && <ReciprocityForm {...asked.reciprocity} />}
        {asked.places.length > 0 && <PlaceQuestions places={asked.places} />}
        {asked.certificates.flatMap(({ certificate, questions }) =>
          questions.map((question) =>
            question.answer === 'hourlyRate' ? (
              <WorkersComp key={question.election} certificate={certificate} question={question} />
            ) : (
              question.election === 'deEmployees' && <EmployeeCount key={question.election} question={question} />
            ),
          ),
        )}
      </>
    );
  }
  return asked.certificates.map(({ certificate, questions }) => {
    const ofEmployee = questions.filter((question) => !isOfEmployer(question));
    if (ofEmployee.length === 0) return null;
    return <CertificateQuestions key={certificate.state} certificate={certificate} questions={ofEmployee} />;
  });
}
