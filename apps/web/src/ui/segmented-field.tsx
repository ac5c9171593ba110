import type { ReactNode } from 'react';
import { memo } from 'react';
import { FieldMessage, describedBy } from './field-frame.tsx';
import styles from './field.module.css';

interface SegmentedFieldProps<Value extends string> {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: NoInfer<Value>) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** A choice of two or three: native radio buttons drawn as one control. */
export const SegmentedField = memo(function SegmentedField(props: SegmentedFieldProps<string>) {
  const { id, label, value, options, onChange, help, error, className } = props;
  return (
    <fieldset
      id={id}
      className={className ? `${styles.fieldset} ${className}` : styles.fieldset}
      {...describedBy(id, { help, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} help={help} error={error} />
    </fieldset>
  );
  // `memo` loses that a function is generic.
}) as <Value extends string>(props: SegmentedFieldProps<Value>) => ReactNode;
