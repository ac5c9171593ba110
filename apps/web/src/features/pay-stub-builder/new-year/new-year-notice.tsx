import type { NewYear, PayStubDraft } from '@paperwage/documents/pay-stub';
import { newYearSentence, setAssumeYear } from '@paperwage/documents/pay-stub';
import { formatUsDate, parseCalendarDate } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../builder/frame/problem-notice.tsx';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import styles from './new-year-notice.module.css';

/** Step 1: that a pay date, which stands three steps on, is in a year whose tables are not in, and what to do. */
export function NewYearNotice() {
  const newYear = useCalculation(({ result }) => result.newYear);
  const problem = useCalculation(({ result }) => result.calculation.problem);
  if (newYear) return <AboutNewYear newYear={newYear} />;
  return problem?.code === 'missing-rules' ? <ProblemNotice {...problem} /> : null;
}

function AboutNewYear({ newYear }: { newYear: NewYear }) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  const payDate = useBuilderState(({ draft }) => payDateText(draft, newYear.stub));
  if (newYear.state === 'arrived') {
    const forget = () => editDraft(store, (draft) => setAssumeYear(draft, undefined));
    return <Notice actions={<Button onClick={forget}>OK</Button>}>{newYearSentence(newYear)}</Notice>;
  }
  return (
    <Notice
      role="status"
      tone={newYear.state === 'offered' ? 'warning' : 'quiet'}
      actions={<Button onClick={() => goToPath(`items.${newYear.stub}.payDate`)}>Change the pay date</Button>}
    >
      <p className={styles.said}>
        {newYearSentence(newYear)} Your pay date is {payDate}.
      </p>
      <EarlierTables id="assumeYear" newYear={newYear} label={`Use the ${newYear.before} tables until then.`} />
    </Notice>
  );
}

/** At the pay date: the same choice, once the field has said why it is needed. */
export function NewYearChoice() {
  const newYear = useCalculation(({ result }) => result.newYear);
  if (!newYear || newYear.state === 'arrived') return null;
  return (
    <div className={styles.atDate}>
      <EarlierTables
        id="assumeYear-at-date"
        newYear={newYear}
        label={`Use the ${newYear.before} tables until the ${newYear.year} tables are in.`}
      />
    </div>
  );
}

function EarlierTables({ id, newYear, label }: { id: string; newYear: NewYear; label: string }) {
  const { store } = useBuilder();
  const { year, before, state, stub } = newYear;
  function choose(isChosen: boolean) {
    editDraft(store, (draft) => setAssumeYear(draft, isChosen ? before : undefined));
    // From March on the field says that the tables are late.
    touch(store, `items.${stub}.payDate`);
  }
  // The label goes on from a sentence that stands elsewhere.
  return (
    <div role="group" aria-label={newYearSentence(newYear)}>
      <CheckField
        id={id}
        label={label}
        help={`We use what’s already published for ${year}, such as the Social Security wage base.`}
        checked={state === 'chosen'}
        onChange={choose}
      />
    </div>
  );
}

function payDateText({ items }: PayStubDraft, stub: number): string {
  const date = parseCalendarDate(items[stub]?.payDate ?? '');
  return date ? formatUsDate(date) : '';
}
