import { Notice } from '../../../../ui/notice.tsx';
import type { PlacedIssue } from '../../../builder/store/calculation.ts';
import { useCalculation } from '../../store/builder.ts';
import styles from '../earnings-step.module.css';

/** Whether an issue says that more is taken off than there is. */
export function isNetBelowZero({ code }: Pick<PlacedIssue, 'code'>): boolean {
  return code === 'net-below-zero';
}

/**
 * What is said of the sums of a stub: more than paper takes, or a net pay below zero. It stands below all that is typed,
 * so that no field moves. A paused net pay is another.
 */
export function StubTotalIssues({ stub }: { stub: number }) {
  const tooLarge = useCalculation(({ errors }) => errors.get(`items.${stub}`));
  const below = useCalculation(({ warnings, freshness }) =>
    freshness === 'current'
      ? warnings.find((warning) => isNetBelowZero(warning) && warning.path.startsWith(`items.${stub}.`))
      : undefined,
  );
  const issue = tooLarge ?? below;
  return (
    <div className={styles.below} role="status">
      {issue && (
        <Notice tone={tooLarge ? 'error' : 'warning'}>
          {/* The id by which the field of the largest deduction is described. */}
          <span id={`${issue.path}-message`}>{issue.message}</span>
        </Notice>
      )}
    </div>
  );
}
