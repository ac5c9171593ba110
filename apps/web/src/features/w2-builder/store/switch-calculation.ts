import { COMPUTED_FIELDS, setW2Field, withCalculatedRows, withComputedBoxes } from '@paperwage/documents/w2';
import { editDraft, offerUndo } from '../../builder/store/edits.ts';
import type { W2Builder } from './builder.ts';

/**
 * Turns the calculation on or off. Off, the boxes keep what was calculated last and are the user's from then on. On, those
 * that were changed before are still the user's; what was typed meanwhile in the others can be brought back.
 */
export function switchCalculation(
  { store, calculation }: Pick<W2Builder, 'store' | 'calculation'>,
  isOn: boolean,
): void {
  const before = store.get().draft;
  if (!isOn) {
    const { result } = calculation();
    const filled = withComputedBoxes(withCalculatedRows(before, result), result);
    editDraft(store, () => setW2Field({ ...filled, stateShort: before.stateShort }, 'autoCalculator', 'false'));
    return;
  }
  editDraft(store, (draft) => setW2Field(draft, 'autoCalculator', 'true'));
  const after = withComputedBoxes(store.get().draft, calculation().result);
  const isReplaced = COMPUTED_FIELDS.some((field) => before[field] !== '' && before[field] !== after[field]);
  if (!isReplaced) return;
  const typed = Object.fromEntries(COMPUTED_FIELDS.map((field) => [field, before[field]]));
  offerUndo(store, 'The boxes you entered are calculated now.', before, (draft) =>
    setW2Field({ ...draft, ...typed }, 'autoCalculator', 'false'),
  );
}
