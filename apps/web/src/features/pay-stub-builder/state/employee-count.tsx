import { setElection } from '@paperwage/documents/pay-stub';
import type { ChoiceQuestion } from '@paperwage/payroll';
import { NOT_SURE } from '@paperwage/payroll';
import { Button } from '../../../ui/button.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';
import { ERRORS_ID } from '../../builder/download/press-download.ts';
import { editDraft, showToast, touch } from '../../builder/store/edits.ts';
import { useAsked } from './use-asked.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

const PATH = 'elections.deEmployees';

/** Delaware Paid Leave: employees of small companies pay less or nothing, so it stays open until the size is said. */
export function EmployeeCount({ question }: { question: ChoiceQuestion }) {
  const { store } = useBuilder();
  const answer = useBuilderState(({ draft }) => draft.elections.deEmployees);
  const error = useFieldError(PATH);
  function choose(value: string) {
    editDraft(store, (draft) => setElection(draft, 'deEmployees', value));
    touch(store, PATH);
  }
  return (
    <div className={styles.group}>
      <h2>Delaware Paid Leave</h2>
      <SegmentedField
        id={PATH}
        label="How many employees does the company have?"
        value={answer}
        options={[...question.choices, { value: NOT_SURE, label: 'Not sure' }]}
        error={error}
        help={answer === NOT_SURE ? 'We leave it out until you choose.' : HELP}
        onChange={choose}
      />
    </div>
  );
}

const HELP = 'Companies with fewer than 10 employees withhold nothing for it.';

/** The answers at the last step. */
export function EmployeeCountAnswers() {
  const { store } = useBuilder();
  const questions = useAsked()?.certificates.flatMap((asked) => asked.questions) ?? [];
  const question = questions.find(({ election }) => election === 'deEmployees') as ChoiceQuestion | undefined;
  const answer = (value: string, label: string) =>
    keepFocus(
      () => {
        editDraft(store, (draft) => setElection(draft, 'deEmployees', value));
        showToast(store, `Employees in the company: ${label.toLowerCase()}.`);
      },
      `#${ERRORS_ID}`,
      '#review-heading',
    );
  return [...(question?.choices ?? []), { value: NOT_SURE, label: 'Not sure' }].map(({ value, label }) => (
    <Button key={value} onClick={() => answer(value, label)}>
      {label}
    </Button>
  ));
}
