import { BuilderHeader } from '../../../shell/builder-header.tsx';
import { STEPS } from '../store/steps.ts';
import styles from './builder-frame.module.css';

/** The builder before its work is read: the same places, empty. */
export function BuilderSkeleton() {
  const [{ heading }] = STEPS;
  return (
    <div className={styles.builder}>
      <BuilderHeader path="/make-your-paystub" />
      <main id="main" className={styles.main} data-view="edit" aria-busy="true">
        <section className={styles.form}>
          <div className={styles.skeletonRail} />
          <h1 className={styles.heading}>{heading}</h1>
          <div className={styles.skeletonFields} />
        </section>
        <section className={styles.skeletonView} />
      </main>
    </div>
  );
}
