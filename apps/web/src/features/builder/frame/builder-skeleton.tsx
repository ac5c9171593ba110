import { useSyncExternalStore } from 'react';
import type { BuilderKind } from '../kind/builder-kind.ts';
import { pageHeading, stepById } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { stepOfAddress } from '../store/use-step.ts';
import styles from './builder-frame.module.css';
import railStyles from './step-rail.module.css';

/**
 * Form and paper before the work is read, at their final positions and sizes. The server does not know the step in the address,
 * so it renders the first.
 */
export function BuilderSkeleton({ kind, parts }: { kind: BuilderKind; parts: BuilderParts }) {
  const step = useSyncExternalStore(
    never,
    () => stepOfWindow(kind),
    () => kind.steps[0]!.id,
  );
  return (
    <main id="main" className={styles.main} data-view="edit" aria-busy="true">
      <div className={styles.switch}>
        <div className={styles.skeletonSwitch} />
      </div>
      <section className={styles.form}>
        <RailSkeleton kind={kind} current={step} />
        <h1 className={styles.heading}>{pageHeading(kind, step)}</h1>
        <p className={styles.lead}>{parts.pendingLead(step)}</p>
        <div className={styles.skeletonFields} />
      </section>
      <section className={styles.skeletonView} />
    </main>
  );
}

function RailSkeleton({ kind, current }: { kind: BuilderKind; current: string }) {
  return (
    <div className={kind.isOnePage ? `${railStyles.room} ${railStyles.kept}` : railStyles.room} aria-hidden="true">
      <p className={railStyles.position}>
        <b>{stepById(kind, current).label}</b>
      </p>
      <ol className={railStyles.rail}>
        {kind.steps.map(({ id, label }) => (
          <li key={id}>
            <span className={railStyles.step}>
              <span className={railStyles.label}>{label}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const never = () => () => undefined;
const stepOfWindow = (kind: BuilderKind) => stepOfAddress(kind, location.search);
