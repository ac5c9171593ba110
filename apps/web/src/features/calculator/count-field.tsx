import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { describedBy, FieldFrame } from '../../ui/field-frame.tsx';
import { SELECT_ON_ENTRY } from '../../ui/select-on-entry.ts';
import styles from './pay-form.module.css';

interface CountFieldProps {
  readonly id: string;
  readonly label: string;
  /** As typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

const MOST = 99;

/** A whole number from 0: typed, or one more and one fewer by the buttons. */
export function CountField({ id, label, value, error, onChange }: CountFieldProps) {
  const count = /^\s*\d{1,2}\s*$/.test(value) ? Number(value) : 0;
  const step = (to: number) => onChange(String(Math.min(Math.max(0, to), MOST)));
  return (
    <FieldFrame id={id} label={label} error={error} className={styles.tight}>
      <div className={styles.count}>
        <Button
          look="quiet"
          aria-label={`${label}: one fewer`}
          aria-disabled={count === 0 || undefined}
          onClick={() => step(count - 1)}
        >
          −
        </Button>
        <input
          id={id}
          className={`${fieldStyles.input} ${styles.number} tnum`}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          onChange={({ target }) => onChange(target.value)}
          {...SELECT_ON_ENTRY}
          {...describedBy(id, { error })}
        />
        <Button look="quiet" aria-label={`${label}: one more`} onClick={() => step(count + 1)}>
          +
        </Button>
      </div>
    </FieldFrame>
  );
}
