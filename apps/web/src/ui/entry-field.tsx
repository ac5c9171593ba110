import type { InputHTMLAttributes, ReactNode } from 'react';
import { useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import entryStyles from './entry-field.module.css';

export interface EntryFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'defaultValue'
> {
  readonly id: string;
  /** Under which the form sends it. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  /** Said when it is sent empty; leave out where it may be. */
  readonly empty?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/**
 * A line of text that the browser keeps and the form reads when it is sent, so that what a password manager fills in, or
 * what was typed before the code came, is there too. A password can be shown.
 */
export function EntryField({ id, name, label, type = 'text', empty, help, error, ...rest }: EntryFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <span className={entryStyles.box}>
        <input
          id={id}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          className={isPassword ? `${styles.input} ${entryStyles.password}` : styles.input}
          aria-required={empty === undefined ? undefined : true}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={false}
          data-label={label}
          data-empty={empty}
          {...describedBy(id, { help, error })}
          {...rest}
        />
        {isPassword && (
          <button
            type="button"
            className={entryStyles.show}
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </span>
    </FieldFrame>
  );
}
