import { yearOf } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { PAUSE_ID, PausedNotice, RESUME_ID } from './paused.tsx';
import { ProblemNotice } from '../../builder/frame/problem-notice.tsx';
import { RulesPending } from '../../builder/tax-rules/rules-pending.tsx';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { setState } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import styles from './earnings-step.module.css';

/** Whether the taxes are calculated, and what to do if not. */
export function CalculationStatus() {
  const { store, rules } = useBuilder();
  const { status } = useStored(rules);
  const isAuto = useBuilderState(({ draft }) => draft.autoCalculator === 'true');
  const isPaused = useBuilderState((typed) => typed.paused);
  // A year without tables is reported at its pay date, with the choice.
  const problem = useCalculation(({ result: { calculation, newYear } }) =>
    newYear?.state === 'offered' ? undefined : calculation.problem,
  );
  if (!isAuto) {
    return <p className={styles.note}>Calculation is off. Enter the total and year to date for each line.</p>;
  }
  if (isPaused) return <PausedNotice role="status" />;
  if (status === 'loading' || status === 'failed') {
    return <RulesPending rules={rules} status={status} className={styles.status} />;
  }
  return (
    <>
      {problem && <ProblemNotice {...problem} />}
      <MissingState />
      <UpToDate onPause={() => keepFocus(() => setState(store, { paused: true }), `#${RESUME_ID}`)} />
    </>
  );
}

function MissingState() {
  const isMissing = useBuilderState(({ draft }) => draft.employmentType === 'employee' && draft.workState === '');
  const goToPath = useGoToPath();
  if (!isMissing) return null;
  return (
    <Notice tone="warning" actions={<Button onClick={() => goToPath('workState')}>Choose the state</Button>}>
      Federal taxes only so far. Choose the work state to add its taxes.
    </Notice>
  );
}

function UpToDate({ onPause }: { onPause: () => void }) {
  const stub = useBuilderState((state) => state.stub);
  const isValid = useCalculation(
    ({ result }) => result.calculation.status === 'valid' && result.document.stubs[stub]?.settled.taxes === true,
  );
  const year = useCalculation(({ result }) => {
    const date = result.document.stubs[stub]?.payDate;
    return date && yearOf(date);
  });
  const assumed = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.assumedYear);
  const hasRules = useCalculation(({ result }) => result.document.stubs[stub]?.coverage !== undefined);
  if (!isValid) return null;
  return (
    <p className={styles.status}>
      <span>
        {hasRules
          ? assumed
            ? `Calculated with the ${assumed} tables. The ${year} tables aren’t in yet.`
            : `Calculated with the ${year} tax rules.`
          : 'We don’t cover taxes on this pay date. We use the amounts you enter.'}
      </span>
      <Button id={PAUSE_ID} look="text" onClick={onPause}>
        Pause calculation
      </Button>
    </p>
  );
}
