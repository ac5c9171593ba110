import { COMPUTED_FIELDS } from '@paperwage/documents/w2';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { ProblemNotice } from '../../builder/frame/problem-notice.tsx';
import { useStored } from '../../builder/store/builder.tsx';
import { RulesPending } from '../../builder/tax-rules/rules-pending.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { computeAgain } from '../sum/add-up-stubs.ts';
import { stubsIn } from '../sum/stub-source.ts';

/** Whether the boxes are worked out and what is missing for it, or what they hold instead, with the way back. */
export function CalculationStatus() {
  const { rules } = useBuilder();
  const { status } = useStored(rules);
  const calculation = useCalculation(({ result }) => result.calculation);
  const typed = useBuilderState(({ draft }) => draft.typedBoxes.length);
  const stubs = useBuilderState((state) => stubsIn(state, state.draft.typedBoxes));
  if (calculation.status === 'not-needed') {
    return <p className={styles.note}>Calculation is off: type what stands in each box.</p>;
  }
  if (typed === COMPUTED_FIELDS.length) {
    const held = stubs === 0 ? 'The boxes were typed' : `The boxes hold the sum of ${stubs} pay stub${plural(stubs)}`;
    return <WayBack>{held} and do not follow the yearly income.</WayBack>;
  }
  if (status === 'loading' || status === 'failed') {
    return <RulesPending rules={rules} status={status} className={styles.note} />;
  }
  if (calculation.problem) return <ProblemNotice {...calculation.problem} />;
  if (calculation.status === 'incomplete') {
    return <p className={styles.note}>Wages and taxes are worked out once income, state, status and year are there.</p>;
  }
  if (typed > 0) {
    const which = typed === 1 ? 'One box keeps what stands in it' : `${typed} boxes keep what stands in them`;
    return <WayBack>{which}; the others follow the yearly income.</WayBack>;
  }
  return (
    <p className={styles.note} role="status">
      Wages and taxes are worked out for the whole year. They stand in the boxes, each with its working.
    </p>
  );
}

function plural(count: number): string {
  return count === 1 ? '' : 's';
}

/** What the boxes hold in place of what the yearly income comes to, and the way back to that. */
function WayBack({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  return (
    <div>
      <p className={styles.note} role="status">
        {children}
      </p>
      <Button look="text" onClick={() => keepFocus(() => computeAgain(builder), '#income', '[id="wagesTipsOther"]')}>
        Compute the boxes from the yearly income again
      </Button>
    </div>
  );
}
