import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldFrame } from '../../../ui/field-frame.tsx';
import inputStyles from '../../../ui/field.module.css';
import { SELECT_ON_ENTRY } from '../../../ui/select-on-entry.ts';
import styles from './count-field.module.css';

export interface CountFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly help?: string;
  /** Called with a whole number from 1 to `most`, on leaving the field or by the buttons. */
  readonly onChange: (count: number) => void;
}

/**
 * A small whole number: typed, or changed by one with the buttons. Too large a number becomes the maximum; other text stays
 * visible with the reason.
 */
export function CountField({ id, label, value, most, help, onChange }: CountFieldProps) {
  const [entry, setEntry] = useState<{ readonly text: string; readonly over: number }>();
  // Text typed for an earlier count, such as that of replaced work, no longer applies.
  const typed = entry?.over === value ? entry.text : undefined;
  const [isRead, setRead] = useState(true);
  const error = typed !== undefined && isRead ? `Enter a whole number from 1 to ${most}.` : undefined;
  function change(count: number) {
    setEntry(undefined);
    onChange(Math.min(Math.max(1, count), most));
  }
  function read() {
    setRead(true);
    if (typed?.trim() === '') setEntry(undefined);
    else if (typed !== undefined && /^\s*0*[1-9]\d*\s*$/.test(typed)) change(Number(typed));
  }
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={styles.count}>
        <Button
          aria-label={`${label}: one less`}
          className={styles.step}
          aria-disabled={value <= 1 || undefined}
          onClick={() => change(value - 1)}
        >
          −
        </Button>
        <input
          id={id}
          className={`${inputStyles.input} ${styles.input}`}
          value={typed ?? String(value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          onChange={(event) => {
            setRead(false);
            setEntry({ text: event.target.value, over: value });
          }}
          onBlur={read}
          {...SELECT_ON_ENTRY}
          onKeyDown={(event) => event.key === 'Enter' && read()}
          {...describedBy(id, { help, error })}
        />
        <Button
          aria-label={`${label}: one more`}
          className={styles.step}
          aria-disabled={value >= most || undefined}
          onClick={() => change(value + 1)}
        >
          +
        </Button>
      </div>
    </FieldFrame>
  );
}
