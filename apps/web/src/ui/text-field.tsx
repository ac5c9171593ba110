import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { memo } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { SELECT_ON_ENTRY } from './select-on-entry.ts';

export interface TextFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly action?: ReactNode;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Amounts stand at the end of the field, in tabular figures. */
  readonly align?: 'start' | 'end';
  readonly required?: boolean;
  readonly className?: string | undefined;
}

/** One line of text with its label, and its help or error below. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    value,
    onChange,
    onBlur,
    help,
    error,
    warning,
    action,
    align = 'start',
    required,
    className,
    ...rest
  } = props;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} warning={warning} action={action} className={className}>
      <input
        id={id}
        className={align === 'end' ? `${styles.input} ${styles.end}` : styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-required={required || undefined}
        spellCheck={false}
        {...describedBy(id, { help, error, warning })}
        {...((align === 'end' || isCount(rest)) && SELECT_ON_ENTRY)}
        {...rest}
      />
    </FieldFrame>
  );
});

/** Digits that form a number. Longer ones identify something, and are corrected in one place. */
function isCount({ inputMode, maxLength = Infinity }: Pick<TextFieldProps, 'inputMode' | 'maxLength'>): boolean {
  return inputMode === 'numeric' && maxLength <= MAX_DIGITS_OF_COUNT;
}

const MAX_DIGITS_OF_COUNT = 3;
