import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps {
  /** Id of the control; its message has the id `{id}-message`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong and what to do. It takes the place of the help, so that nothing below moves. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label above, control, then one reserved line for help or error. */
export function FieldFrame({ id, label, help, error, children, className }: FieldFrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldMessage id={id} help={help} error={error} />
    </div>
  );
}

/** The line below a control, when there is something to say; `.field` keeps its height free. */
export function FieldMessage({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (error === undefined && help === undefined) return null;
  return (
    <p id={messageId(id)} className={error ? `${styles.message} ${styles.error}` : styles.message}>
      {error ?? help}
    </p>
  );
}

export function messageId(id: string): string {
  return `${id}-message`;
}

/** The attributes that tie a control to its message, for screen readers. */
export function describedBy(id: string, help: ReactNode, error: string | undefined) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': help !== undefined || error ? messageId(id) : undefined,
  } as const;
}
