import { COMPUTED_FIELDS } from '@paperwage/documents/w2';
import styles from '../../builder/fields/fields.module.css';
import { ProblemNotice } from '../../builder/frame/problem-notice.tsx';
import { useStored } from '../../builder/store/builder.tsx';
import { RulesPending } from '../../builder/tax-rules/rules-pending.tsx';
import { useBuilder, useComputed, useTyped } from '../store/builder.ts';

/** Whether the boxes are worked out, and what is missing for it. */
export function CalculationStatus() {
  const { rules } = useBuilder();
  const { status } = useStored(rules);
  const calculation = useComputed(({ result }) => result.calculation);
  const isAllTyped = useTyped(({ draft }) => draft.typedBoxes.length === COMPUTED_FIELDS.length);
  if (calculation.status === 'not-needed') {
    return <p className={styles.note}>Calculation is off: type what stands in each box.</p>;
  }
  if (status === 'loading' || status === 'failed') {
    return <RulesPending rules={rules} status={status} className={styles.note} />;
  }
  if (calculation.problem) return <ProblemNotice {...calculation.problem} />;
  if (calculation.status === 'incomplete') {
    return <p className={styles.note}>Wages and taxes are worked out once income, state, status and year are there.</p>;
  }
  return (
    <p className={styles.note} role="status">
      {isAllTyped
        ? 'All boxes that are worked out were typed over.'
        : 'Wages and taxes are worked out for the whole year. They stand in the boxes, each with its working.'}
    </p>
  );
}
