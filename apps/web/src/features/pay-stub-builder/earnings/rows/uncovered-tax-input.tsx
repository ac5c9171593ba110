import { setDeductionTyped } from '@paperwage/documents/pay-stub';
import { BareInput } from '../../../../ui/bare-input.tsx';
import { moneyFormat } from '../../../builder/fields/formats.ts';
import { useFieldError } from '../../../builder/fields/use-field.ts';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft, touch } from '../../../builder/store/edits.ts';
import { coverageNoteId, isCoverage } from './coverage-note.tsx';
import styles from './lines.module.css';

/** The amount of a tax that we do not cover: empty until the user types it, and again when cleared. */
export function UncoveredTaxInput({ stub, id, path, name }: { stub: number; id: string; path: string; name: string }) {
  const { store } = useBuilder();
  const place = `${path}.total`;
  const error = useFieldError(place);
  const isNotCovered = useCalculation(({ warnings }) =>
    warnings.some((issue) => issue.path === place && isCoverage(issue)),
  );
  const coverageNote = isNotCovered ? coverageNoteId(stub) : undefined;
  const value = useBuilderState((state) => {
    const line = readAt(state.draft, path) as { typed: boolean; total: string } | undefined;
    return line?.typed ? line.total : '';
  });
  const set = (text: string) =>
    editDraft(store, (draft) => setDeductionTyped(draft, stub, id, text === '' ? 'clear' : { total: text }));
  return (
    <span className={styles.cell}>
      <span className={styles.cellLabel} aria-hidden="true">
        This period
      </span>
      <BareInput
        id={place}
        name={`${name}, this period`}
        placeholder="Enter it"
        value={value}
        inputMode="decimal"
        maxLength={24}
        invalid={error !== undefined}
        messageId={error === undefined ? coverageNote : `${place}-message`}
        onChange={set}
        onBlur={() => {
          if (value !== '' && moneyFormat(value) !== value) set(moneyFormat(value));
          touch(store, place);
        }}
      />
    </span>
  );
}
