import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import { BareInput } from '../../../../ui/bare-input.tsx';
import type { Format } from '../../../builder/fields/formats.ts';
import { moneyFormat } from '../../../builder/fields/formats.ts';
import { useDraftText } from '../../../builder/fields/use-field.ts';
import styles from './lines.module.css';

export interface LineInputProps {
  /** Place in the draft; also the id of the input. */
  readonly path: string;
  /** Name of the line, for screen readers: `Overtime`. */
  readonly line: string;
  /** Name of the column: `Hours`. It stands above the input where there is no table head. */
  readonly column: string;
  readonly format?: Format;
  /** What stands on paper while nothing else is typed. */
  readonly workedOut?: Cents | undefined;
  /** That nobody typed it: an example, or an offer; hours that only make a sum its own total are not shown at all. */
  readonly untyped?: 'example' | 'offered' | undefined;
}

const NOTHING = /^[\s0.,]*$/;

/** An amount of a line, with a label that shows where the lines are cards. */
export function LineInput({ path, line, column, format = moneyFormat, workedOut, untyped }: LineInputProps) {
  const { value: text, error, warning, onChange, onBlur } = useDraftText(path, format);
  const isHidden = untyped === 'offered' && path.endsWith('.hours');
  const value = (workedOut !== undefined && NOTHING.test(text)) || isHidden ? '' : text;
  const classes = [value.length > 9 && styles.long, untyped && !isHidden && styles.untyped].filter(Boolean).join(' ');
  return (
    <span className={styles.cell}>
      <span className={styles.cellLabel} aria-hidden="true">
        {column}
      </span>
      <BareInput
        id={path}
        name={`${line}, ${column.toLowerCase()}`}
        {...(workedOut === undefined ? {} : { placeholder: formatMoney(workedOut) })}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        inputMode="decimal"
        invalid={error !== undefined}
        messageId={(error ?? warning) === undefined ? undefined : `${path}-message`}
        maxLength={24}
        className={classes || undefined}
      />
    </span>
  );
}
