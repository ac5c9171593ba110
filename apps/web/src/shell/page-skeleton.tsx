import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './page-skeleton.module.css';

interface PageSkeletonProps {
  readonly title: string | undefined;
  /** Why the page fails to load. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
}

/** An account page before we know who is signed in: its heading, and placeholders for the rest. */
export function PageSkeleton({ title, failure, onRetry }: PageSkeletonProps) {
  return (
    <main id="main" className={styles.page} aria-busy={failure === undefined}>
      <h1 tabIndex={-1}>{title}</h1>
      {failure === undefined ? (
        <div className={styles.blocks} aria-hidden="true">
          <div className={styles.block} />
          <div className={styles.block} />
          <div className={styles.block} />
        </div>
      ) : (
        <Notice tone="error" role="alert" actions={<Button onClick={onRetry}>Try again</Button>}>
          {failure}
        </Notice>
      )}
    </main>
  );
}
