import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './list-skeleton.module.css';

/** Rows that are on their way, as high as they will be. */
export function ListSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>
        <span role="status">Loading</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <i className={styles.sheet} />
          <i className={styles.long} />
          <i className={styles.short} />
          <i className={styles.short} />
        </div>
      ))}
    </div>
  );
}
