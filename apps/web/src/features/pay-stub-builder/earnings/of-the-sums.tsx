import { Notice } from '../../../ui/notice.tsx';
import type { PlacedIssue } from '../../builder/store/calculation.ts';
import { useComputed } from '../store/builder.ts';
import styles from './earnings-step.module.css';

/** Whether an issue says that more is taken off than there is. */
export function isNetBelowZero({ code }: Pick<PlacedIssue, 'code'>): boolean {
  return code === 'net-below-zero';
}

/** Said where the deductions end, below all that is typed, so that no field moves. A paused figure is another. */
export function NetBelowZero({ stub }: { stub: number }) {
  const issue = useComputed(({ warnings, freshness }) =>
    freshness === 'current'
      ? warnings.find((warning) => isNetBelowZero(warning) && warning.path.startsWith(`items.${stub}.`))
      : undefined,
  );
  return (
    <div className={styles.below} role="status">
      {issue && (
        <Notice tone="warning">
          {/* The id by which the field of the largest deduction is described. */}
          <span id={`${issue.path}-message`}>{issue.message}</span>
        </Notice>
      )}
    </div>
  );
}
