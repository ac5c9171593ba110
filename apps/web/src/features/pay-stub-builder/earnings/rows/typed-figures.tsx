import type { TypedFigures as TypedOver } from '@paperwage/documents/pay-stub';
import { formatMoney } from '@paperwage/values';
import type { Cents } from '@paperwage/values';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { moneyFormat } from '../../../builder/fields/formats.ts';
import { useFieldError } from '../../../builder/fields/use-field.ts';
import { keepFocus } from '../../../builder/fields/keep-focus.ts';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { touch } from '../../../builder/store/edits.ts';
import styles from '../../../builder/explanation/explanation.module.css';

export interface TypedFiguresProps {
  readonly path: string;
  /** Name of the line. */
  readonly name: string;
  /** Where the computed figures stand in the result. */
  readonly computed: { readonly lines: 'earnings' | 'deductions'; readonly stub: number; readonly id: string };
  readonly set: (typed: TypedOver) => void;
}

interface Line {
  readonly total: string;
  readonly ytd: string;
  readonly typed: boolean;
  readonly ytdTyped: boolean;
}

/** A line that stands on paper and not in the draft, because nothing of it was typed. */
const UNTYPED: Line = { total: '', ytd: '', typed: false, ytdTyped: false };

/** The two figures of a line, to be typed over, and the way back to the computed ones. */
export function TypedFigures({ path, name, computed, set }: TypedFiguresProps) {
  const line = (useBuilderState((state) => readAt(state.draft, path)) as Line | undefined) ?? UNTYPED;
  const isTyped = line.typed || line.ytdTyped;
  return (
    <div className={styles.typedFigures}>
      <OverField
        id={`${path}.total`}
        label="This period"
        typed={line.typed ? line.total : undefined}
        computed={computed}
        which="period"
        set={(total) => set({ total })}
      />
      <OverField
        id={`${path}.ytd`}
        label="Year to date"
        typed={line.ytdTyped ? line.ytd : undefined}
        computed={computed}
        which="yearToDate"
        set={(ytd) => set({ ytd })}
      />
      {isTyped && (
        <Button
          look="text"
          className={styles.reset}
          onClick={() => keepFocus(() => set('clear'), `[data-path="${CSS.escape(path)}"] > [aria-expanded]`)}
          aria-label={`${name}: calculate again`}
        >
          Calculate again
        </Button>
      )}
    </div>
  );
}

interface OverFieldProps {
  readonly id: string;
  readonly label: string;
  /** What the user wrote over the figure; undefined while it is computed. */
  readonly typed: string | undefined;
  readonly computed: TypedFiguresProps['computed'];
  readonly which: 'period' | 'yearToDate';
  readonly set: (text: string) => void;
}

function OverField({ id, label, typed, computed, which, set }: OverFieldProps) {
  const { store } = useBuilder();
  const error = useFieldError(id);
  const figure = useCalculation(({ result }) => {
    const stub = result.document.stubs[computed.stub];
    return stub?.[computed.lines].find((line) => line.id === computed.id)?.[which] ?? (0 as Cents);
  });
  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? formatMoney(figure)}
      help={typed === undefined ? 'Calculated. Type to change.' : 'Entered by you'}
      error={error}
      inputMode="decimal"
      align="end"
      maxLength={24}
      autoComplete="off"
      onChange={set}
      onBlur={() => {
        if (typed !== undefined && moneyFormat(typed) !== typed) set(moneyFormat(typed));
        touch(store, id);
      }}
    />
  );
}
