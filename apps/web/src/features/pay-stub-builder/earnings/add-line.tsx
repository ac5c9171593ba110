import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './add-line.module.css';

export interface AddLineProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly onAdd: (id: string) => void;
  readonly custom: string;
  /** Absent when no more lines fit. */
  readonly onAddCustom: (() => void) | undefined;
}

/** Offers the lines that are not shown yet, in place. */
export function AddLine({ label, options, onAdd, custom, onAddCustom }: AddLineProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the bar with the net pay would lie over what there is to choose from.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const choose = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <div className={styles.add} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Button
        look="text"
        data-adds=""
        className={styles.addButton}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        + {label}
      </Button>
      <ul ref={list} id={listId} className={styles.options} hidden={!isOpen}>
        {options.map((option) => (
          <li key={option.id}>
            <Button onClick={choose(() => onAdd(option.id))}>{option.label}</Button>
          </li>
        ))}
        <li>
          {onAddCustom ? (
            <Button onClick={choose(onAddCustom)}>{custom}</Button>
          ) : (
            <p className={styles.full}>No more custom lines fit on the stub.</p>
          )}
        </li>
      </ul>
    </div>
  );
}
