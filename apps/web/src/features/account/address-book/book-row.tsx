import type { SavedContact } from '@paperwage/api-contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './address-book-section.module.css';

interface BookRowProps {
  readonly contact: SavedContact;
  /** Its place then has the way back. */
  readonly isDeleted: boolean;
  /** What was done to it last, or why not. */
  readonly notice: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
  /** Its fields, while it is edited. */
  readonly children: ReactNode;
}

/** An entry of the address book, or what is left of it. */
export function BookRow({ contact, isDeleted, notice, onEdit, onDelete, onUndo, children }: BookRowProps) {
  const { id, name, city, state } = contact;
  return (
    <li>
      <div className={styles.row}>
        {!isDeleted && (
          <p>
            <span className={styles.name}>{name}</span>
            <span className={styles.place}>{[city, state].filter(Boolean).join(', ')}</span>
          </p>
        )}
        {/* Always there, so that screen readers hear what comes into it. */}
        <span role="status" className={isDeleted ? styles.said : `${styles.said} ${styles.below}`}>
          {notice}
        </span>
        {isDeleted ? (
          <Button data-undo onClick={onUndo}>
            Undo
          </Button>
        ) : (
          <>
            <Button look="quiet" data-edit={id} onClick={onEdit}>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button look="quiet" onClick={onDelete}>
              Delete<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
      {!isDeleted && children}
    </li>
  );
}
