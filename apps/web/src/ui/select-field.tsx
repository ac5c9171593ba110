import type { ReactNode } from 'react';
import { memo } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Shown as the first entry while nothing is chosen. */
  readonly prompt?: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly className?: string;
}

/** A native select: it is good on phones and by keyboard everywhere. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const {
    id,
    label,
    value,
    options,
    onChange,
    onBlur,
    prompt,
    help,
    error,
    warning,
    autoComplete,
    required,
    className,
  } = props;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} warning={warning} className={className}>
      <select
        id={id}
        className={`${styles.input} ${styles.select}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        autoComplete={autoComplete}
        aria-required={required || undefined}
        {...describedBy(id, { help, error, warning })}
      >
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
