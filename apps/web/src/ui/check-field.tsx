import type { ReactNode } from 'react';
import { memo } from 'react';
import { describedBy, FieldMessage } from './field-frame.tsx';
import styles from './field.module.css';

export interface CheckFieldProps {
  readonly id: string;
  /** In a form that finds its fields by their names. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A native checkbox with its label beside it. */
export const CheckField = memo(function CheckField(props: CheckFieldProps) {
  const { id, name, label, checked, onChange, help, error, className } = props;
  return (
    <div className={className ? `${styles.checkField} ${className}` : styles.checkField}>
      <label className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...describedBy(id, { help, error })}
        />
        <span className={styles.checkLabel}>{label}</span>
      </label>
      <FieldMessage id={id} help={help} error={error} />
    </div>
  );
});
