import { Fragment } from 'react';
import { lineNameAt } from '@paperwage/documents/pay-stub';
import { useBuilder, useCalculation, useBuilderState } from '../../store/builder.ts';
import type { PlacedIssue } from '../../../builder/store/calculation.ts';
import { PreviousYearToDateLink } from '../previous-year-to-date/previous-year-to-date-link.tsx';
import { lazyPart } from '../../../builder/frame/part-not-loaded.tsx';
import { isCoverage } from './coverage-note.tsx';
import { isNetBelowZero } from './stub-total-issues.tsx';
import styles from './line-messages.module.css';

/** Few come to need it. */
const PayAsOvertime = lazyPart(async () => (await import('./pay-as-overtime-button.tsx')).PayAsOvertime);

/** What is wrong or odd in a line, right below its fields, and read out as it comes. */
export function LineMessages({ path: line }: { path: string }) {
  const { store } = useBuilder();
  const errors = useCalculation((calculation) => calculation.errors);
  const warnings = useCalculation((calculation) => calculation.warnings);
  const touched = useBuilderState((state) => state.touched);
  const isChecked = useBuilderState((state) => state.checkedSteps.has('earnings'));
  // The figures of an open line say themselves what is wrong with them.
  const isOpen = useBuilderState(({ opened, draft }) => draft.autoCalculator === 'true' && opened === line);
  const isShown = ({ path }: PlacedIssue) =>
    path.startsWith(`${line}.`) &&
    (isChecked || touched.has(path)) &&
    !(isOpen && (path === `${line}.total` || path === `${line}.ytd`));
  const shownErrors = [...errors.values()].filter(isShown);
  // A place has one message; what is not covered and a net pay below zero have a note of their own.
  const shownWarnings = warnings.filter(
    (warning) => isShown(warning) && !errors.has(warning.path) && !isCoverage(warning) && !isNetBelowZero(warning),
  );
  const taxedBy = useCalculation(({ result }) => result.document.stubs[0]?.coverage?.incomeTaxState);
  const nameOf = (path: string) => lineNameAt(store.get().draft, path, taxedBy);
  return (
    <div className={styles.messages} role="status">
      {[...shownErrors, ...shownWarnings].map(({ path, message, severity, code }) => (
        <Fragment key={path}>
          <p id={`${path}-message`} className={severity === 'warning' ? styles.odd : undefined}>
            {nameOf(path) ? `${nameOf(path)}: ` : ''}
            {message} <PreviousYearToDateLink path={path} />
          </p>
          {code === 'hours-above-forty' && <PayAsOvertime path={path} />}
        </Fragment>
      ))}
    </div>
  );
}
