import { COMPUTED_FIELDS, setW2Field, withComputedBoxes } from '@paperwage/documents/w2';
import { editDraft, offerUndo } from '../../builder/store/edits.ts';
import type { W2Builder } from './builder.ts';

/**
 * Turns the calculation on or off. Off, the boxes stand as they were worked out last and are typed from then on. On, those
 * that were typed over before are still the user's; what was typed meanwhile in the others can be brought back.
 */
export function switchCalculation(
  { store, calculation }: Pick<W2Builder, 'store' | 'calculation'>,
  isOn: boolean,
): void {
  const before = store.get().draft;
  if (!isOn) {
    const filled = withComputedBoxes(before, calculation().result);
    editDraft(store, () => setW2Field({ ...filled, stateShort: before.stateShort }, 'autoCalculator', 'false'));
    return;
  }
  editDraft(store, (draft) => setW2Field(draft, 'autoCalculator', 'true'));
  const after = withComputedBoxes(store.get().draft, calculation().result);
  const isReplaced = COMPUTED_FIELDS.some((field) => before[field] !== '' && before[field] !== after[field]);
  if (!isReplaced) return;
  const typed = Object.fromEntries(COMPUTED_FIELDS.map((field) => [field, before[field]]));
  offerUndo(store, 'The boxes you typed are worked out now.', before, (draft) =>
    setW2Field({ ...draft, ...typed }, 'autoCalculator', 'false'),
  );
}
