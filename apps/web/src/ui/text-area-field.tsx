import { memo } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface TextAreaFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'value' | 'onChange' | 'onBlur' | 'help' | 'error' | 'warning' | 'maxLength' | 'className'
> {
  /** Lines it has room for at first; it grows with what is typed, where the browser can. */
  readonly rows: number;
}

/** Several lines of text with their label, and their help or error below. */
export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, value, onChange, onBlur, help, error, warning, className, ...rest } = props;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} warning={warning} className={className}>
      <textarea
        id={id}
        className={`${styles.input} ${styles.area}`}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...describedBy(id, { help, error, warning })}
        {...rest}
      />
    </FieldFrame>
  );
});
