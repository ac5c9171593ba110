import type { ReactNode } from 'react';
import type { SummaryEntry } from '../../../ui/error-summary.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.tsx';
import type { PlacedIssue } from '../store/calculation.ts';
import { useGoToPath } from '../store/use-go-to-path.ts';
import { ERRORS_ID } from '../download/press-download.ts';
import { FILE_PASSWORD_ID, useFilePasswordError } from '../store/file-password-error.ts';

type ListedIssue = Pick<PlacedIssue, 'path' | 'message'>;

export interface IssueListProps {
  /** What people call a place in the draft. */
  readonly placeOf: (path: string) => string;
  /** Buttons that resolve an issue. */
  readonly actionsOf?: (path: string) => ReactNode;
  /** Listed after the field errors. */
  readonly more?: readonly ListedIssue[];
}

/** Errors and warnings, with links to their fields. Steps not reached yet report nothing. */
export function IssueList({ placeOf, actionsOf, more = [] }: IssueListProps) {
  const { kind } = useBuilder();
  const goToPath = useGoToPath();
  const errors = useCalculation((calculation) => calculation.errors);
  const warnings = useCalculation((calculation) => calculation.warnings);
  // A pressed download checks every step.
  const isAsked = useBuilderState((state) => state.checkedSteps.has('finish'));
  const passwordError = useFilePasswordError();
  const entryOf = ({ path, message }: ListedIssue): SummaryEntry => {
    const place = placeOf(path);
    // Don't repeat a field name that starts the message.
    return { path, message, place: message.startsWith(`${place} `) ? undefined : place, actions: actionsOf?.(path) };
  };
  const entries = [...[...errors.values()].filter(({ path }) => kind.isReportedAt(path)), ...more].map(entryOf);
  if (passwordError !== undefined) {
    entries.push({ path: FILE_PASSWORD_ID, message: passwordError, place: 'Password' });
  }
  return (
    <>
      {entries.length > 0 && (
        <ErrorSummary
          id={ERRORS_ID}
          tone={isAsked ? 'error' : 'neutral'}
          title={isAsked ? titleOf(entries.length) : 'Finish these before you download'}
          entries={entries}
          onGo={(path) => (path === FILE_PASSWORD_ID ? document.getElementById(path)?.focus() : goToPath(path))}
        />
      )}
      {warnings.length > 0 && (
        <ErrorSummary
          tone="warning"
          title="Worth a second look"
          entries={warnings.filter(({ path }) => kind.isReportedAt(path)).map(entryOf)}
          onGo={goToPath}
        />
      )}
    </>
  );
}

function titleOf(count: number): string {
  return count === 1 ? 'Fix 1 field' : `Fix ${count} fields`;
}
