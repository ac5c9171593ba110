import type { PayStubDraft, PayStubResult } from '@paperwage/documents/pay-stub';
import { followYearOfDependents, newYearSentence, setPayDate, setPayPeriod } from '@paperwage/documents/pay-stub';
import type { CalendarDate } from '@paperwage/values';
import { useCallback } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { LazyNewYearChoice } from '../new-year/lazy-new-year.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import type { PlacedIssue } from '../../builder/store/calculation.ts';
import { readAt } from '../../builder/store/draft-path.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import styles from './earnings-step.module.css';

type SetDate = (draft: PayStubDraft, stub: number, date: CalendarDate | '') => PayStubDraft;

const DATES: readonly { place: string; label: string; set: SetDate }[] = [
  { place: 'payPeriod.from', label: 'Period start', set: (draft, stub, from) => setPayPeriod(draft, stub, { from }) },
  { place: 'payPeriod.to', label: 'Period end', set: (draft, stub, to) => setPayPeriod(draft, stub, { to }) },
  { place: 'payDate', label: 'Pay date', set: setPayDate },
];

/** The three dates of a stub. The first stub's dates set the others while totals are calculated. */
export function StubDates({ stub }: { stub: number }) {
  return (
    <>
      <div className={styles.dates}>
        {DATES.map(({ place, label, set }) => (
          <StubDate key={place} path={`items.${stub}.${place}`} label={label} stub={stub} set={set} />
        ))}
      </div>
      <LazyNewYearChoice />
    </>
  );
}

function StubDate({ path, label, stub, set }: { path: string; label: string; stub: number; set: SetDate }) {
  const { store, rules } = useBuilder();
  const value = useBuilderState((state) => String(readAt(state.draft, path) ?? ''));
  const refused = useCalculation(({ errors }) => yearRefused(errors.get(path)));
  const offered = useCalculation(({ result }) => yearOffered(result, path));
  const toldError = useFieldError(path);
  const warning = useFieldWarning(path);
  const error = offered === undefined ? (toldError ?? refused) : undefined;
  const onChange = useCallback(
    (date: CalendarDate | '') =>
      editDraft(store, (draft) => followYearOfDependents(draft, set(draft, stub, date), rules.get().book)),
    [store, rules, set, stub],
  );
  const onBlur = useCallback(() => touch(store, path), [store, path]);
  const rest = { value, error, warning: offered ?? warning, onChange, onBlur };
  return <DateField id={path} label={label} {...rest} />;
}

/** Why this date has no taxes. It is said before the field is left: the date may be one that came by itself. */
function yearRefused(issue: PlacedIssue | undefined): string | undefined {
  return issue?.code === 'missing-rules' ? issue.message : undefined;
}

/** The same where the choice below the dates is the way out. */
function yearOffered({ newYear }: PayStubResult, path: string): string | undefined {
  const isHere = newYear?.state === 'offered' && path === `items.${newYear.stub}.payDate`;
  return isHere ? newYearSentence(newYear) : undefined;
}
