import type { ReactNode } from 'react';
import styles from './call-form.module.css';

interface FieldsProps {
  /** In the form, with what was typed, but out of sight. */
  readonly isHidden?: boolean;
  /** As wide as an address is long. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Fields below each other. */
export function Fields({ isHidden, isNarrow, children }: FieldsProps) {
  return (
    <div className={isNarrow ? `${styles.fields} ${styles.narrow}` : styles.fields} hidden={isHidden}>
      {children}
    </div>
  );
}
