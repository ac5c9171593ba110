import { COMPUTED_FIELDS, computeInsteadOfSum } from '@paperwage/documents/w2';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { ProblemNotice } from '../../builder/frame/problem-notice.tsx';
import { useStored } from '../../builder/store/builder.tsx';
import { replaceWithUndo } from '../../builder/store/edits.ts';
import type { W2Builder } from '../store/builder.ts';
import { RulesPending } from '../../builder/tax-rules/rules-pending.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { stubsIn } from '../sum/stub-source.ts';

/** Whether the boxes are calculated and what that still needs, or what they show instead, with the way back. */
export function CalculationStatus({ isBeforeBoxes = false }: { readonly isBeforeBoxes?: boolean }) {
  const { rules } = useBuilder();
  const { status } = useStored(rules);
  const calculation = useCalculation(({ result }) => result.calculation);
  const typed = useBuilderState(({ draft }) => draft.typedBoxes.length);
  const stubs = useBuilderState((state) => stubsIn(state, state.draft.typedBoxes));
  if (calculation.status === 'not-needed') {
    return <p className={styles.note}>Calculation is off. Enter each box yourself.</p>;
  }
  if (typed === COMPUTED_FIELDS.length) {
    const held =
      stubs === 0 ? 'You entered the boxes' : `These boxes are the totals of ${stubs} pay stub${plural(stubs)}`;
    return <WayBack>{held}. They don’t use the yearly pay.</WayBack>;
  }
  if (status === 'loading' || status === 'failed') {
    return <RulesPending rules={rules} status={status} className={styles.note} />;
  }
  if (calculation.problem) return <ProblemNotice {...calculation.problem} />;
  if (calculation.status === 'incomplete') {
    return (
      <p className={styles.note}>Enter the yearly pay, state, filing status and year to calculate wages and taxes.</p>
    );
  }
  if (typed > 0) {
    const which = typed === 1 ? 'You changed 1 box' : `You changed ${typed} boxes`;
    return <WayBack>{which}. The others use the yearly pay.</WayBack>;
  }
  // The boxes say it of themselves.
  if (isBeforeBoxes) return null;
  return (
    <p className={styles.note} role="status">
      Estimated from one year’s pay. Add up the pay stubs for exact amounts.
    </p>
  );
}

function plural(count: number): string {
  return count === 1 ? '' : 's';
}

/** What the boxes show in place of the calculation, and the way back to that. */
function WayBack({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  return (
    <div>
      <p className={styles.note} role="status">
        {children}
      </p>
      <Button look="text" onClick={() => keepFocus(() => computeAgain(builder), '#income', '[id="wagesTipsOther"]')}>
        Calculate from the yearly pay again
      </Button>
    </div>
  );
}

/** Fills the boxes from the yearly income again, replacing typed or added-up amounts; the user can undo that. */
function computeAgain({ store }: Pick<W2Builder, 'store'>): void {
  const state = store.get();
  const draft = computeInsteadOfSum(state.draft, state.summed?.boxes ?? {});
  const after = { ...store.withDraft(state, draft), summed: undefined };
  replaceWithUndo(store, 'The boxes are calculated from the yearly pay again.', after, ['summed']);
}
