import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { EarningsStep } from '../earnings/earnings-step.tsx';
import { loadDownload } from '../download/start-download.ts';
import { BasicsStep } from '../steps/basics-step.tsx';
import { CompanyStep } from '../steps/company-step.tsx';
import { EmployeeStep } from '../steps/employee-step.tsx';
import { useBuilder, useTyped } from '../store/builder.tsx';
import type { StepId } from '../store/steps.ts';
import { stepIndex, STEPS } from '../store/steps.ts';
import { useStep } from '../store/use-step.ts';
import { ActionBar } from './action-bar.tsx';
import styles from '../../builder/frame/builder-frame.module.css';
import { PartNotLoaded } from '../../builder/frame/part-not-loaded.tsx';
import { StepLead } from './step-lead.tsx';

async function loadFinish() {
  const [code] = await Promise.all([import('../finish/finish-step.tsx'), loadDownload()]);
  return code;
}

const FinishStep = lazy(() =>
  loadFinish().then(
    (code) => ({ default: code.FinishStep }),
    () => ({ default: PartNotLoaded }),
  ),
);

/** The last step is fetched once the page has settled, so that it is there even when the connection goes. */
const SETTLED_MS = 1_500;

/** The open step with its heading. A change of step moves the focus to the heading. */
export function StepPanel() {
  const step = useStep();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useVisit(step);
  useEffect(() => {
    // Opening the step says so when this fails.
    const timer = setTimeout(() => void loadFinish().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    document.title = `${STEPS[stepIndex(step)]!.label} · Make a pay stub · Paperwage`;
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {STEPS[stepIndex(step)]!.heading}
      </h1>
      <StepLead step={step} />
      <div className={styles.step}>
        <Suspense fallback={<p className={styles.loading}>Loading</p>}>{content(step)}</Suspense>
      </div>
      <ActionBar />
    </>
  );
}

function content(step: StepId) {
  switch (step) {
    case 'basics':
      return <BasicsStep />;
    case 'company':
      return <CompanyStep />;
    case 'employee':
      return <EmployeeStep />;
    case 'earnings':
      return <EarningsStep />;
    case 'finish':
      return <FinishStep />;
  }
}

/** Remembers the steps that were opened; the first visit of the last one sets a flag that stays. */
function useVisit(step: StepId) {
  const { store } = useBuilder();
  // Work that is replaced while the step is open has not been visited: this is its first visit.
  const isVisited = useTyped((state) => state.visited.has(step));
  useEffect(() => {
    store.set((state) => {
      const isNew = !state.visited.has(step);
      const isFirstFinish = step === 'finish' && !state.finishSeen;
      if (!isNew && !isFirstFinish) return state;
      return {
        ...state,
        visited: new Set(state.visited).add(step),
        finishSeen: state.finishSeen || isFirstFinish,
      };
    });
  }, [store, step, isVisited]);
}
