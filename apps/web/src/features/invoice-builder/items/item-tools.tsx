import { canAddItem, MAX_ITEMS } from '@paperwage/documents/invoice';
import type { MouseEvent, PointerEvent } from 'react';
import { focusBeside, keepFocus } from '../../builder/fields/keep-focus.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { duplicateItem, moveItem, removeItem } from '../store/change-items.ts';
import styles from './items.module.css';

export interface ItemToolsProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
}

/** Moves, copies and removes an item. Every one of them can be undone. */
export function ItemTools({ id, index, count }: ItemToolsProps) {
  const builder = useBuilder();
  const goToPath = useGoToPath();
  const fitsMore = useBuilderState(({ draft }) => canAddItem(draft));
  const item = `item ${index + 1}`;
  const move = (by: number) => (event: MouseEvent<HTMLElement>) => {
    const pressed = event.currentTarget;
    keepFocus(() => moveItem(builder, id, index + by));
    pressed.focus({ preventScroll: true });
    pressed.scrollIntoView({ block: 'nearest' });
  };
  function duplicate() {
    const copy = duplicateItem(builder, id);
    if (copy !== undefined) goToPath(`items.${copy}.description`);
  }
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    focusBeside(currentTarget);
    removeItem(builder, id);
  }
  return (
    <div className={styles.tools}>
      {count > 1 && (
        <>
          <Tool
            label={`Move ${item} up`}
            path="M8 13V3.500M3.500 8L8 3.500 12.500 8"
            isOff={index === 0}
            onClick={move(-1)}
          />
          <Tool
            label={`Move ${item} down`}
            path="M8 3v9.500M3.500 8L8 12.500 12.500 8"
            isOff={index === count - 1}
            onClick={move(1)}
          />
        </>
      )}
      <Tool
        label={fitsMore ? `Duplicate ${item}` : `Duplicate ${item}: ${MAX_ITEMS} is the limit`}
        path="M5.500 5.500h8v8h-8zM3 10.500H2.500v-8h8V3"
        isOff={!fitsMore}
        onClick={duplicate}
      />
      <Tool label={`Remove ${item}`} path="M3.500 3.500l9 9M12.500 3.500l-9 9" isRemoval onClick={remove} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Of the sign, in a square of 16. */
  readonly path: string;
  /** There is nothing for it to do, such as at an end of the list. */
  readonly isOff?: boolean;
  readonly isRemoval?: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

function Tool({ label, path, isOff = false, isRemoval = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={isRemoval ? `${styles.tool} ${styles.removal}` : styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      {...(isRemoval ? { 'data-removes': '' } : {})}
      onClick={(event) => !isOff && onClick(event)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="1.500" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

/** Drags the item by a pointer. The buttons and the keys do the same, so it takes no focus and is not spoken of. */
export function DragHandle({ onPointerDown }: { onPointerDown: (event: PointerEvent<HTMLElement>) => void }) {
  return (
    <span className={styles.handle} data-handle="" aria-hidden="true" onPointerDown={onPointerDown}>
      <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor">
        <path d="M2 2h2.500v2.500H2zM7.500 2H10v2.500H7.500zM2 7.750h2.500v2.500H2zM7.500 7.750H10v2.500H7.500zM2 13.500h2.500V16H2zM7.500 13.500H10V16H7.500z" />
      </svg>
    </span>
  );
}
