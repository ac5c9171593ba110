import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldFrame } from '../../../ui/field-frame.tsx';
import inputStyles from '../../../ui/field.module.css';
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

/** A small whole number: typed, or one more and one less by the buttons. Too large a number becomes the largest. */
export function CountField({ id, label, value, most, help, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>();
  function read() {
    const count = Number(typed);
    if (typed !== undefined && /^\s*\d+\s*$/.test(typed)) onChange(Math.min(Math.max(1, count), most));
    setTyped(undefined);
  }
  return (
    <FieldFrame id={id} label={label} help={help}>
      <div className={styles.count}>
        <Button
          aria-label={`${label}: one less`}
          className={styles.step}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
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
          onChange={(event) => setTyped(event.target.value)}
          onBlur={read}
          onKeyDown={(event) => event.key === 'Enter' && read()}
          {...describedBy(id, { help })}
        />
        <Button
          aria-label={`${label}: one more`}
          className={styles.step}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </Button>
      </div>
    </FieldFrame>
  );
}
