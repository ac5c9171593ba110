import { useSyncExternalStore } from 'react';
import { BuilderHeader } from '../../../shell/builder-header.tsx';
import type { StepId } from '../store/steps.ts';
import { stepIndex, STEPS } from '../store/steps.ts';
import { stepOfAddress } from '../store/use-step.ts';
import styles from '../../builder/frame/builder-frame.module.css';
import { pendingLead } from './step-lead.tsx';
import railStyles from '../../builder/frame/step-rail.module.css';

/**
 * The builder before its work is read: the same places, as large as they will be. The server does not know the step of
 * the address, so it draws the first.
 */
export function BuilderSkeleton() {
  const step = useSyncExternalStore(never, stepOfWindow, firstStep);
  return (
    <div className={styles.builder}>
      <BuilderHeader path="/make-your-paystub" />
      <main id="main" className={styles.main} data-view="edit" aria-busy="true">
        <div className={styles.switch}>
          <div className={styles.skeletonSwitch} />
        </div>
        <section className={styles.form}>
          <RailSkeleton current={step} />
          <h1 className={styles.heading}>{STEPS[stepIndex(step)]!.heading}</h1>
          <p className={styles.lead}>{pendingLead(step)}</p>
          <div className={styles.skeletonFields} />
        </section>
        <section className={styles.skeletonView} />
      </main>
    </div>
  );
}

function RailSkeleton({ current }: { current: StepId }) {
  return (
    <div className={railStyles.room} aria-hidden="true">
      <p className={railStyles.position}>
        <b>{STEPS[stepIndex(current)]!.label}</b>
      </p>
      <ol className={railStyles.rail}>
        {STEPS.map(({ id, label }) => (
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
const stepOfWindow = () => stepOfAddress(Object.fromEntries(new URLSearchParams(location.search)));
const firstStep = (): StepId => 'basics';
