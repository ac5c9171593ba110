import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { followYearOfDependents, setPayDate, setPayPeriod } from '@paperwage/documents/pay-stub';
import type { CalendarDate } from '@paperwage/values';
import { useCallback } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { useBuilder, useTyped } from '../store/builder.ts';
import { readAt } from '../../builder/store/draft-path.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import styles from './earnings-step.module.css';

type SetDate = (draft: PayStubDraft, stub: number, date: CalendarDate | '') => PayStubDraft;

const DATES: readonly { place: string; label: string; set: SetDate }[] = [
  { place: 'payPeriod.from', label: 'Period start', set: (draft, stub, from) => setPayPeriod(draft, stub, { from }) },
  { place: 'payPeriod.to', label: 'Period end', set: (draft, stub, to) => setPayPeriod(draft, stub, { to }) },
  { place: 'payDate', label: 'Pay date', set: setPayDate },
];

/** The three dates of a stub. Those of the first set the others while totals are worked out. */
export function StubDates({ stub }: { stub: number }) {
  return (
    <div className={styles.dates}>
      {DATES.map(({ place, label, set }) => (
        <StubDate key={place} path={`items.${stub}.${place}`} label={label} stub={stub} set={set} />
      ))}
    </div>
  );
}

function StubDate({ path, label, stub, set }: { path: string; label: string; stub: number; set: SetDate }) {
  const { store, rules } = useBuilder();
  const value = useTyped((state) => String(readAt(state.draft, path) ?? ''));
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const onChange = useCallback(
    (date: CalendarDate | '') =>
      editDraft(store, (draft) => followYearOfDependents(draft, set(draft, stub, date), rules.get().book)),
    [store, rules, set, stub],
  );
  const onBlur = useCallback(() => touch(store, path), [store, path]);
  const rest = { value, error, warning, onChange, onBlur };
  return <DateField id={path} label={label} {...rest} />;
}
