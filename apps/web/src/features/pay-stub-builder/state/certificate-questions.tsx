import { setElection } from '@paperwage/documents/pay-stub';
import type { CertificateQuestion, StateCertificate } from '@paperwage/payroll';
import { STATE_NAMES } from '@paperwage/values';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { hoursFormat, moneyFormat, plainFormat } from '../../builder/fields/formats.ts';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { editDraft } from '../../builder/store/edits.ts';
import ownStyles from './questions.module.css';

/** The questions of one certificate, in its words. Every one may be left open. */
export function CertificateQuestions(props: {
  certificate: StateCertificate;
  questions: readonly CertificateQuestion[];
}) {
  const { certificate, questions } = props;
  const { state, form, source } = certificate;
  const ticks = questions.filter(({ answer }) => answer === 'tick');
  const others = questions.filter(({ answer }) => answer !== 'tick');
  return (
    <div className={styles.group}>
      <h2>{titleOf(state, form)}</h2>
      <p className={styles.note}>
        {isForm(form)
          ? 'All optional. Skip what the employee didn’t fill in.'
          : 'Optional. Skip it if you don’t have it.'}{' '}
        {source.url === null ? (
          source.publisher
        ) : (
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.publisher}
          </a>
        )}
      </p>
      {others.length > 0 && (
        <div className={ownStyles.questions}>
          {others.map((question) => (
            <Question key={question.election} question={question} />
          ))}
        </div>
      )}
      {ticks.map((question) => (
        <Question key={question.election} question={question} />
      ))}
    </div>
  );
}

/** `California Form DE 4`, `Washington rate notice`. */
function titleOf(state: StateCertificate['state'], form: string): string {
  return isForm(form) ? `${STATE_NAMES[state]} Form ${form}` : `${STATE_NAMES[state]} ${form}`;
}

/** Whether the employee fills it in: a form has a name of its own, unlike the employer’s rate notice. */
function isForm(form: string): boolean {
  return /^[A-Z0-9]/.test(form);
}

function Question({ question }: { question: CertificateQuestion }) {
  const { answer, election, label } = question;
  const path = `elections.${election}`;
  const help = `If blank: ${inSentence(question.otherwise)}`;
  switch (answer) {
    case 'count':
      return <DraftText path={path} label={label} help={help} inputMode="numeric" format={plainFormat} maxLength={3} />;
    case 'amount':
      return (
        <DraftText
          path={path}
          label={label}
          help={`${election === 'additionalWithholding' ? 'Per pay period' : 'Per year'}. ${help}`}
          inputMode="decimal"
          format={moneyFormat}
          align="end"
          maxLength={24}
        />
      );
    case 'hourlyRate':
      return (
        <DraftText
          path={path}
          label={label}
          help={help}
          inputMode="decimal"
          format={hoursFormat}
          align="end"
          maxLength={24}
        />
      );
    case 'tick':
      return <Tick path={path} question={question} />;
    default:
      return <Choice path={path} question={question} />;
  }
}

function Tick({ path, question }: { path: string; question: Extract<CertificateQuestion, { answer: 'tick' }> }) {
  const { store } = useBuilder();
  const { election, label } = question;
  const isTicked = useBuilderState(({ draft }) => draft.elections[election] === 'true');
  return (
    <CheckField
      id={path}
      label={label}
      checked={isTicked}
      onChange={(checked) => editDraft(store, (draft) => setElection(draft, election, checked ? 'true' : ''))}
    />
  );
}

function Choice(props: {
  path: string;
  question: Extract<CertificateQuestion, { answer: 'status' | 'choice' | 'rate' }>;
}) {
  const { path, question } = props;
  const field = useDraftChoice<string>(path);
  const wrong = useCalculation(({ errors }) => errors.get(path)?.message);
  const { label, choices, otherwise } = question;
  // The answer to another state's form stays in view, beside the reason why it is none to this one.
  const isForeign = field.value !== '' && !choices.some(({ value }) => value === field.value);
  const foreign = { value: field.value, label: `${STATUS_WORDS[field.value] ?? field.value} (not on this form)` };
  return (
    <SelectField
      id={path}
      label={label}
      prompt="None on file"
      help={`If blank: ${inSentence(otherwise)}`}
      options={isForeign ? [...choices, foreign] : choices}
      {...field}
      error={isForeign ? wrong : field.error}
    />
  );
}

/** A sentence after a colon. Letters that are names, such as those of tables, stay capital. */
function inSentence(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence) ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  single: 'Single',
  married: 'Married',
  marriedSeparate: 'Married filing separately',
  headOfHousehold: 'Head of household',
};
