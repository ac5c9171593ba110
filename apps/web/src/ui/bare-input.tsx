import { memo } from 'react';
import styles from './field.module.css';
import { SELECT_ON_ENTRY } from './select-on-entry.ts';

export interface BareInputProps {
  readonly id: string;
  /** The name a screen reader speaks; the visible column heading is elsewhere. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly invalid?: boolean;
  /** Id of the element that says what is wrong. */
  readonly messageId?: string | undefined;
  readonly align?: 'start' | 'end';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

/** An input for a table cell: its name and its message are elsewhere. */
export const BareInput = memo(function BareInput(props: BareInputProps) {
  const { name, onChange, invalid, messageId, align = 'end', className, ...rest } = props;
  const classes = [styles.input, align === 'end' && styles.end, className].filter(Boolean).join(' ');
  return (
    <input
      className={classes}
      aria-label={name}
      aria-invalid={invalid || undefined}
      aria-describedby={messageId}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...(rest.inputMode === 'decimal' && SELECT_ON_ENTRY)}
      {...rest}
    />
  );
});
