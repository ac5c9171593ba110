import type { DiscountType } from '@paperwage/documents/invoice';
import { setDiscountType } from '@paperwage/documents/invoice';
import { editDraft, editWithUndo } from '../../builder/store/edits.ts';
import type { InvoiceBuilder } from './builder.ts';

const NOTHING = /^[\s0.,]*$/;

/** Says how the discount is given. What was typed as another kind of discount goes, and can be brought back. */
export function changeDiscountType(store: InvoiceBuilder['store'], discountType: DiscountType): void {
  const { discountType: typeBefore, discountRate } = store.get().draft;
  if (NOTHING.test(discountRate)) {
    editDraft(store, (draft) => setDiscountType(draft, discountType));
    return;
  }
  editWithUndo(
    store,
    'Discount cleared.',
    (draft) => setDiscountType(draft, discountType),
    (draft) => ({ ...draft, discountType: typeBefore, discountRate }),
  );
}
