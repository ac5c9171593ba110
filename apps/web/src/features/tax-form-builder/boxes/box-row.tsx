import type { ReactNode } from 'react';
import { FieldMessage } from '../../../ui/field-frame.tsx';
import styles from './boxes.module.css';
import { useBoxMessages } from './use-box-messages.ts';

export interface BoxRowProps {
  /** Place in the draft; the control has it as its id. */
  readonly path: string;
  readonly number: string;
  readonly caption: ReactNode;
  readonly children: ReactNode;
  /** Stands below the caption: how the figure came about. */
  readonly note?: ReactNode;
  /** Opens below the row. */
  readonly below?: ReactNode;
  /** Its figure is calculated, not typed. */
  readonly isCalculated?: boolean;
}

/** A box of the form: its number and caption, what is in it, and what is to be said of it. */
export function BoxRow({ path, number, caption, children, note, below, isCalculated = false }: BoxRowProps) {
  const { error, warning } = useBoxMessages(path, isCalculated);
  return (
    <li className={below ? `${styles.row} ${styles.open}` : styles.row} data-path={path}>
      <div className={styles.name}>
        <label htmlFor={path}>
          <b>{number}</b>
          <span>{caption}</span>
        </label>
        {note}
      </div>
      <div className={styles.value}>{children}</div>
      {(error ?? warning) !== undefined && (
        <div className={styles.message}>
          <FieldMessage id={path} error={error} warning={warning} />
        </div>
      )}
      {below}
    </li>
  );
}
