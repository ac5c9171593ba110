import { formatMoney, formatUsDate } from '@paperwage/values';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FREQUENCIES } from '../fields/options.ts';
import type { PlacedIssue } from '../store/calculation.ts';
import { useComputed, useTyped } from '../store/builder.tsx';
import { stepOfPath } from '../store/step-of-path.ts';
import { stepIndex, STEPS } from '../store/steps.ts';
import { useGoToPath } from '../store/use-go-to-path.ts';
import styles from './finish-step.module.css';

/** Everything once more, with what is wrong or odd and the way to it. */
export function Review() {
  const goToPath = useGoToPath();
  const errors = useComputed((calculation) => calculation.errors);
  const warnings = useComputed((calculation) => calculation.warnings);
  const problem = useComputed(({ result }) => result.calculation.problem);
  const entries = [...errors.values()].map(entryOf);
  if (problem && !errors.has(problem.path)) {
    entries.push({ path: problem.path, message: problem.message, place: placeOf(problem.path) });
  }
  return (
    <section className={styles.section} aria-labelledby="review-heading">
      <h2 id="review-heading">Read it once more</h2>
      {entries.length > 0 && (
        <ErrorSummary id="review-errors" title={titleOf(entries.length)} entries={entries} onGo={goToPath} />
      )}
      {warnings.length > 0 && (
        <ErrorSummary tone="warning" title="Worth a second look" entries={warnings.map(entryOf)} onGo={goToPath} />
      )}
      <Facts />
    </section>
  );
}

function titleOf(count: number): string {
  return count === 1 ? 'One thing is still missing or wrong' : `${count} things are still missing or wrong`;
}

function entryOf({ path, message }: PlacedIssue) {
  return { path, message, place: placeOf(path) };
}

/** `Employee`, or `Stub 2` for what belongs to one of several stubs. */
function placeOf(path: string): string {
  const stub = /^items\.(\d+)/.exec(path)?.[1];
  return stub === undefined ? STEPS[stepIndex(stepOfPath(path))]!.label : `Stub ${Number(stub) + 1}`;
}

function Facts() {
  const employer = useTyped(({ draft }) => draft.companyInfo.employerName);
  const employee = useTyped(({ draft }) => draft.employeeInfo.employeeName);
  const frequency = useTyped(({ draft }) => draft.oftenPaid);
  const stubs = useComputed(({ result }) => result.document.stubs);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>From</dt>
          <dd>{employer || 'No company name yet'}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{employee || 'No name yet'}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{FREQUENCIES.find(({ value }) => value === frequency)?.label}</dd>
        </div>
      </dl>
      <div className={styles.tableFrame} role="region" aria-label="Stubs" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Pay date</th>
              <th scope="col">Gross</th>
              <th scope="col">Deductions</th>
              <th scope="col">Net pay</th>
            </tr>
          </thead>
          <tbody>
            {stubs.map((stub) => (
              <tr key={stub.id}>
                <th scope="row">{stub.payDate ? formatUsDate(stub.payDate) : 'No date yet'}</th>
                <td>{formatMoney(stub.gross.period)}</td>
                <td>{formatMoney(stub.deductionTotal.period)}</td>
                <td>{formatMoney(stub.net.period)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
