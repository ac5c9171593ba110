import { addItem, canAddItem, MAX_ITEMS } from '@paperwage/documents/invoice';
import { useCallback, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../builder/fields/fields.module.css';
import { useFieldWarning } from '../../builder/fields/use-field.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { moveItem } from '../store/change-items.ts';
import { ItemRow } from './item-row.tsx';
import styles from './items.module.css';
import { useDragRows } from './use-drag-rows.ts';

/** What is charged, item by item, in the order of the paper. */
export function ItemsSection() {
  const builder = useBuilder();
  const ids = useBuilderState(({ draft }) => draft.items.map(({ id }) => id).join()).split(',');
  const list = useRef<HTMLUListElement>(null);
  const move = useCallback((id: string, place: number) => moveItem(builder, id, place), [builder]);
  const startDrag = useDragRows(list, move);
  return (
    <div className={styles.items}>
      <div className={styles.head} aria-hidden="true">
        <span>Description</span>
        <span>Qty</span>
        <span>Rate</span>
        <span>Amount</span>
      </div>
      <ul ref={list} className={styles.list}>
        {ids.map((id, index) => (
          <ItemRow key={id} id={id} index={index} count={ids.length} onDragStart={startDrag} />
        ))}
      </ul>
      <OfAllItems />
      <AddItem />
      {ids.length > 1 && (
        <p className={`${fieldStyles.note} ${styles.dragging}`}>
          Drag an item by its handle to move it, or press Alt with the up or down arrow key.
        </p>
      )}
    </div>
  );
}

function AddItem() {
  const { store, context } = useBuilder();
  const goToPath = useGoToPath();
  const canAdd = useBuilderState(({ draft }) => canAddItem(draft));
  function add() {
    editDraft(store, (draft) => addItem(draft, context));
    const added = store.get().draft.items.at(-1);
    if (added) goToPath(`items.${added.id}.description`);
  }
  if (!canAdd) return <p className={fieldStyles.note}>{MAX_ITEMS} items is the limit for one invoice.</p>;
  return (
    <p className={styles.add}>
      <Button look="text" data-adds="" onClick={add}>
        + Add item
      </Button>
    </p>
  );
}

/** Each item may be fine and all of them together more than an invoice can say, or nothing. */
function OfAllItems() {
  const error = useCalculation(({ errors }) => errors.get('items'));
  const warning = useFieldWarning('items');
  return (
    <div role="alert">
      {error && <p className={styles.error}>{error.message}</p>}
      {!error && warning !== undefined && <p className={styles.warned}>{warning}</p>}
    </div>
  );
}
