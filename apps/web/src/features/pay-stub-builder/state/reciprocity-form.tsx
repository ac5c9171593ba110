import { setReciprocityForm } from '@paperwage/documents/pay-stub';
import type { EmployeeQuestions } from '@paperwage/payroll';
import { STATE_NAMES } from '@paperwage/values';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { editDraft } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No form on file' },
] as const;

/** Whether the employee filed what the agreement between the two states asks for: without it the work state withholds. */
export function ReciprocityForm({ form, work, home }: NonNullable<EmployeeQuestions['reciprocity']>) {
  const { store, rules } = useBuilder();
  const answer = useBuilderState(({ draft }) => draft.elections.reciprocityFormOnFile);
  const set = (value: 'yes' | 'no') => {
    const { book } = rules.get();
    if (book) editDraft(store, (draft) => setReciprocityForm(draft, value, book));
  };
  const [workName, homeName] = [STATE_NAMES[work], STATE_NAMES[home]];
  return (
    <div className={styles.group}>
      <h2>
        {workName} {form}
      </h2>
      <SegmentedField
        id="elections.reciprocityFormOnFile"
        label={`Did the employee give you ${form}?`}
        value={answer}
        options={ANSWERS}
        help={
          answer === 'no'
            ? `We withhold ${workName} income tax until the employee files it.`
            : `${answer === '' ? 'Assumed yes' : 'With it'}, so we withhold ${homeName} income tax, not ${workName}’s.`
        }
        onChange={set}
      />
    </div>
  );
}
