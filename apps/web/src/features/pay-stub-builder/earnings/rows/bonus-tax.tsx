import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { COUNTED_BEFORE } from '@paperwage/documents/pay-stub';
import type { Issue } from '@paperwage/documents';
import { SegmentedField } from '../../../../ui/segmented-field.tsx';
import { editDraft } from '../../../builder/store/edits.ts';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';

const WAYS = [
  { value: 'together', label: 'With regular pay' },
  { value: 'flat', label: 'Separately, at the flat rate' },
];

/** How tax is withheld from the bonus of every stub, and what a bonus that is paid once needs. */
export function BonusTax() {
  const { store } = useBuilder();
  const choose = (to: PayStubDraft['bonusTax']) => editDraft(store, (draft) => ({ ...draft, bonusTax: to }));
  const bonusTax = useBuilderState((state) => state.draft.bonusTax);
  const isCountedBefore = useCalculation(({ warnings }) => warnings.some(isBonusCountedBefore));
  return (
    <>
      <SegmentedField
        id="bonusTax"
        label="Tax on the bonus"
        value={bonusTax}
        options={WAYS}
        help="The IRS allows both. The flat rate is 22% federal, 37% above $1 million, plus the state’s own rate if it has one."
        onChange={(value) => choose(value === 'flat' ? 'flat' : 'together')}
      />
      {isCountedBefore && (
        <p>
          Year to date assumes the same bonus in every earlier period. If you pay it once, enter its year to date below.
        </p>
      )}
    </>
  );
}

/** Whether it says that the year to date counts the bonus of the earliest stub in periods before the set. */
export function isBonusCountedBefore({ path, code }: Pick<Issue, 'path' | 'code'>): boolean {
  return code === COUNTED_BEFORE && path.endsWith('.earnings.bonus.rate');
}
