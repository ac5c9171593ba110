import { countAssumedPaychecks, lineNameAt, setPrevYtdEntry, taxesOfStub } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { memo, useCallback } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import { moneyFormat } from '../../../builder/fields/formats.ts';
import { useFieldError } from '../../../builder/fields/use-field.ts';
import { useStored } from '../../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import { editDraft, touch } from '../../../builder/store/edits.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { previousLines } from './previous-lines.ts';
import styles from '../rows/lines.module.css';
import ownStyles from './previous-year-to-date.module.css';

type Group = keyof PayStubDraft['prevYtdItem'];

/** What was paid and taken off in this year before the earliest of these stubs. */
export function PreviousYearToDate() {
  const { book } = useStored(useBuilder().rules);
  const taxedBy = useCalculation(({ result }) => result.document.stubs[0]?.coverage?.incomeTaxState);
  const entries = useBuilderState(({ draft }) => previousLines(draft, taxesOfStub(draft, 0, taxedBy, book)).join());
  return (
    <section className={styles.lines} aria-labelledby="previous-heading">
      <h2 id="previous-heading" className={ownStyles.heading}>
        Year to date before these stubs
      </h2>
      <p className={ownStyles.lead}>
        From the last pay stub before these. Enter 0 for anything not paid. We assume anything left blank was the same
        in each earlier period, and calculate blank taxes.
      </p>
      <div className={ownStyles.previous}>
        {entries.split(',').map((entry) => {
          const [group, id] = entry.split(' ') as [Group, string];
          return <Entry key={entry} group={group} id={id} />;
        })}
      </div>
    </section>
  );
}

const Entry = memo(function Entry({ group, id }: { group: Group; id: string }) {
  const { store } = useBuilder();
  const path = `prevYtdItem.${group}.${id}.ytd`;
  const value = useBuilderState((state) => String(readAt(state.draft, path) ?? ''));
  const taxedBy = useCalculation(({ result }) => result.document.stubs[0]?.coverage?.incomeTaxState);
  const name = useBuilderState((state) => lineNameAt(state.draft, path, taxedBy));
  const assumed = useBuilderState(({ draft }) => {
    const count = lineOf(draft, group, id)?.assumedPaychecks;
    return count === undefined ? undefined : `Includes ${countAssumedPaychecks(count, draft)}.`;
  });
  const error = useFieldError(path);
  const set = useCallback(
    (text: string) => editDraft(store, (draft) => setPrevYtdEntry(draft, group, id, text)),
    [store, group, id],
  );
  return (
    <TextField
      id={path}
      label={name ?? 'New line'}
      value={value}
      help={assumed}
      error={error}
      onChange={set}
      onBlur={() => {
        if (moneyFormat(value) !== value) set(moneyFormat(value));
        touch(store, path);
      }}
      inputMode="decimal"
      align="end"
      autoComplete="off"
      maxLength={24}
    />
  );
});

function lineOf({ prevYtdItem }: PayStubDraft, group: Group, id: string) {
  return prevYtdItem[group].find((line) => line.id === id);
}
