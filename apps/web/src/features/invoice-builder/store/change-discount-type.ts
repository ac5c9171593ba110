import type { DiscountType } from '@paperwage/documents/invoice';
import { setDiscountType } from '@paperwage/documents/invoice';
import { editDraft, editWithUndo, showToast } from '../../builder/store/edits.ts';
import type { InvoiceBuilder } from './builder.ts';

const NOTHING = /^[\s0.,]*$/;

/**
 * Says how the discount is given. What was typed as another kind of discount goes; it comes back with Undo, or when that
 * kind is chosen again.
 */
export function changeDiscountType(store: InvoiceBuilder['store'], discountType: DiscountType): void {
  const before = store.get().draft;
  const { undo } = store.get();
  const earlier = undo.findLast(({ left }) => left?.discountType === discountType && left.number === before.number);
  const emptied = setDiscountType(before, discountType);
  const after = earlier?.left ? { ...emptied, discountRate: earlier.left.discountRate } : emptied;
  if (earlier) store.set((current) => ({ ...current, undo: current.undo.filter((entry) => entry !== earlier) }));
  if (NOTHING.test(before.discountRate)) {
    editDraft(store, () => after);
    if (earlier) showToast(store, 'Discount restored.');
    return;
  }
  editWithUndo(
    store,
    earlier ? 'Discount restored.' : 'Discount cleared.',
    () => after,
    (draft) => ({ ...draft, discountType: before.discountType, discountRate: before.discountRate }),
    before,
  );
}
