import {
  confirmEarlierPaychecks,
  confirmFrequency,
  EARLIER_PAYCHECKS,
  frequencyInSentence,
  lineNameAt,
  newYearSentence,
  questionName,
} from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { StateCode } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FIGURES_CHANGED_ID } from '../store/open-pay-stub.ts';
import { PreviousYearToDateLink } from '../earnings/previous-year-to-date/previous-year-to-date-link.tsx';
import { KeepExamplePay } from '../earnings/example-pay.tsx';
import { editDraft } from '../../builder/store/edits.ts';
import { HomeStateAnswers } from '../fields/home-state-question.tsx';
import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import { ReviewDetails } from './review-details.tsx';
import { useAsked } from '../state/use-asked.ts';
import { PausedNotice } from '../earnings/paused.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { stepById } from '../../builder/kind/builder-kind.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import { IssueList } from '../../builder/finish/issue-list.tsx';
import styles from '../../builder/finish/finish-step.module.css';

/** A summary, with errors and warnings and links to their fields. */
export function Review() {
  const { store, rules } = useBuilder();
  const errors = useCalculation((calculation) => calculation.errors);
  const problem = useCalculation(({ result }) => result.calculation.problem);
  const taxedBy = useCalculation(({ result }) => result.document.stubs[0]?.coverage?.incomeTaxState);
  const placeOf = (path: string) => {
    const { draft } = store.get();
    return questionName(draft, path, rules.get().book) ?? placeIn(draft, path, taxedBy);
  };
  return (
    <section className={styles.section} aria-labelledby="review-heading">
      <h2 id="review-heading" tabIndex={-1}>
        Review
      </h2>
      <IssueList placeOf={placeOf} actionsOf={actionsOf} more={problem && !errors.has(problem.path) ? [problem] : []} />
      <FiguresNotice />
      <ReviewDetails />
    </section>
  );
}

function actionsOf(path: string) {
  if (path === 'residenceState') return <HomeStateAnswers />;
  if (path === EARLIER_PAYCHECKS) return <ConfirmEarlierPaychecks />;
  if (path === 'oftenPaid') return <ConfirmFrequency />;
  if (path === 'elections.waWorkersCompensationRate') return <RateAnswers />;
  if (path === 'elections.deEmployees') return <EmployeeCountAnswers />;
  if (path.startsWith('elections.')) return <AnswersForPlace path={path} />;
  const pay = /^items\.(\d+)\.earnings\.(?:regular|salary|contractor)\.(rate|hours)$/.exec(path);
  if (!pay) return <PreviousYearToDateLink path={path} />;
  return (
    <>
      <KeepExamplePay stub={Number(pay[1])} beside={pay[2] as 'rate' | 'hours'} />
      {pay[2] === 'hours' && <PayAsOvertime path={path} />}
    </>
  );
}

/** Fewer work long hours than not. */
const PayAsOvertime = lazyPart(async () => (await import('../earnings/rows/pay-as-overtime-button.tsx')).PayAsOvertime);

/** Few come here with a place unanswered, so its suggestions come when one does. */
const PlaceAnswers = lazyPart(async () => (await import('../state/place-suggestions.tsx')).PlaceAnswers);

/** The number of employees, by which Delaware Paid Leave is withheld. */
const EmployeeCountAnswers = lazyPart(async () => (await import('../state/employee-count.tsx')).EmployeeCountAnswers);

/** Those of a rate that only the employer knows. */
const RateAnswers = lazyPart(async () => (await import('../state/workers-comp.tsx')).WorkersCompAnswers);

function AnswersForPlace({ path }: { path: string }) {
  const place = useAsked()?.places.find(({ election }) => path === `elections.${election}`);
  return place ? <PlaceAnswers place={place} /> : null;
}

function ConfirmEarlierPaychecks() {
  const { store } = useBuilder();
  return <Button onClick={() => editDraft(store, confirmEarlierPaychecks)}>Confirm</Button>;
}

function ConfirmFrequency() {
  const { store } = useBuilder();
  const frequency = useBuilderState(({ draft }) => frequencyInSentence(draft.oftenPaid));
  return <Button onClick={() => editDraft(store, confirmFrequency)}>Yes, {frequency}</Button>;
}

/** Whether the figures below are those that a file would have. */
function FiguresNotice() {
  const isPaused = useBuilderState((state) => state.paused);
  const haveChanged = useBuilderState(({ download }) => download.status === 'figures-changed');
  if (isPaused) return <PausedNotice />;
  if (!haveChanged) return <EarlierTables />;
  return (
    <div
      id={FIGURES_CHANGED_ID}
      className={styles.standing}
      role="group"
      aria-label="The amounts have changed"
      tabIndex={-1}
    >
      <Notice tone="warning">Calculation was paused. The amounts have changed since. Check them, then download.</Notice>
    </div>
  );
}

/** A choice of two steps ago or of another day, said again before the file is made. */
function EarlierTables() {
  const newYear = useCalculation(({ result }) => result.newYear);
  if (newYear?.state !== 'chosen') return null;
  return (
    <Notice>
      Calculated with the {newYear.before} tables: {newYearSentence(newYear)}
    </Notice>
  );
}

/** Fields whose messages do not say which one it is. */
const NAMES: Readonly<Record<string, string>> = {
  'companyInfo.state': 'State',
  'employeeInfo.state': 'State',
  'employeeInfo.dependentsAmount': 'W-4 step 3',
  'w4.otherIncome': 'W-4 step 4(a)',
  'w4.deductions': 'W-4 step 4(b)',
  'w4.extraWithholding': 'W-4 extra withholding',
  checkRightMm: 'Move the check right',
  checkDownMm: 'Move the check down',
};

/** `Employee`, `Employee: W-4 step 3`, or `Stub 2, Overtime` for what belongs to a line of one of several stubs. */
function placeIn(draft: PayStubDraft, path: string, taxedBy: StateCode | undefined): string {
  const stub = /^items\.(\d+)/.exec(path)?.[1];
  if (stub === undefined) {
    const { id, label } = stepById(payStubBuilderKind, payStubBuilderKind.stepOf(path), draft);
    // What is on the screen of the list needs no way to it.
    return [id === 'finish' && NAMES[path] ? '' : label, NAMES[path]].filter(Boolean).join(': ');
  }
  const name = lineNameAt(draft, path, taxedBy);
  return name ? `Stub ${Number(stub) + 1}, ${name}` : `Stub ${Number(stub) + 1}`;
}
