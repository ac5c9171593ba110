import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps extends Messages {
  /** Id of the control; its message has the id `{id}-message`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Shown below a control: one at a time, in one place, so that nothing below moves. */
export interface Messages {
  readonly help?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** What is odd and may be right all the same. */
  readonly warning?: string | undefined;
  /** A way to fill the field in, which stays beside whatever is said of it. */
  readonly action?: ReactNode;
}

/** Label above, control, then one reserved line for help, warning or error. */
export function FieldFrame({ id, label, children, className, ...messages }: FieldFrameProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldMessage id={id} {...messages} />
    </div>
  );
}

/** The line below a control, when there is something to say; `.field` keeps its height free. */
export function FieldMessage({ id, help, error, warning, action }: Messages & { id: string }) {
  const said = error ?? warning ?? help;
  if (said === undefined && action === undefined) return null;
  const tone = (error && styles.error) || (warning && styles.warning);
  return (
    <p id={messageId(id)} className={tone ? `${styles.message} ${tone}` : styles.message}>
      {said}
      {action !== undefined && <> {action}</>}
    </p>
  );
}

export function messageId(id: string): string {
  return `${id}-message`;
}

/** The attributes that tie a control to its message, for screen readers. A warning makes nothing invalid. */
export function describedBy(id: string, { help, error, warning }: Messages) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': help !== undefined || error || warning ? messageId(id) : undefined,
  } as const;
}
