import { setPreTaxClass } from '@paperwage/documents/pay-stub';
import type { PreTaxClass } from '@paperwage/payroll';
import fieldStyles from '../../../../ui/field.module.css';
import { useBuilder, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft } from '../../../builder/store/edits.ts';
import styles from './pre-tax-choice.module.css';

const AFTER_TAXES = '';

const WORDS: Readonly<Record<PreTaxClass, string>> = {
  retirement401k: '401(k)',
  retirement403b: '403(b)',
  retirement457b: '457(b)',
  simpleIra: 'SIMPLE IRA',
  section125: 'Health plan',
  hsa: 'HSA',
  fsa: 'Health FSA',
  dependentCare: 'Dependent care FSA',
};

/** Whether a deduction of the user's own is taken before taxes, and as what: that decides which taxes it lowers. */
export function PreTaxChoice({ path, line }: { path: string; line: string }) {
  const { store } = useBuilder();
  const id = path.slice(path.lastIndexOf('.') + 1);
  const chosen = useBuilderState(({ draft }) => (readAt(draft, path) as { preTax?: PreTaxClass } | undefined)?.preTax);
  return (
    <span className={styles.choice}>
      <select
        id={`${path}.preTax`}
        className={`${fieldStyles.input} ${fieldStyles.select}`}
        aria-label={`${line}, before or after taxes`}
        value={chosen ?? AFTER_TAXES}
        onChange={({ target: { value } }) =>
          editDraft(store, (draft) =>
            setPreTaxClass(draft, id, value === AFTER_TAXES ? undefined : (value as PreTaxClass)),
          )
        }
      >
        <option value={AFTER_TAXES}>After taxes</option>
        {Object.entries(WORDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}, before taxes
          </option>
        ))}
      </select>
    </span>
  );
}
