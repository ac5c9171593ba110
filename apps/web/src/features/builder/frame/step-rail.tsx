import type { MouseEvent } from 'react';
import { useAddress } from '../../../navigation/address.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.tsx';
import { isSamePage, stepById, stepIndex } from '../kind/builder-kind.ts';
import { useFilePasswordError } from '../store/file-password-error.ts';
import { stepHref, useGoToStep, useStep } from '../store/use-step.ts';
import { showSection } from './section-places.ts';
import styles from './step-rail.module.css';

type Status = 'done' | 'to do' | 'has errors';

/** The steps: any of them can be opened at any time. */
export function StepRail() {
  const { kind } = useBuilder();
  const current = useStep();
  const label = useStepLabel(current);
  return (
    <div className={kind.isOnePage ? `${styles.room} ${styles.kept}` : styles.room}>
      <nav aria-label="Steps">
        <p className={styles.position} aria-hidden="true">
          <b>{label}</b>
          <span>
            Step {stepIndex(kind, current) + 1} of {kind.steps.length}
          </span>
        </p>
        <ol className={styles.rail}>
          {kind.steps.map((step) => (
            <Step key={step.id} id={step.id} isCurrent={step.id === current} />
          ))}
        </ol>
      </nav>
      {!kind.isOnePage && <Remaining current={current} />}
    </div>
  );
}

function Step({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  const label = useStepLabel(id);
  const status = useStatus(id);
  const link = useStepLink(id);
  const classes = [styles.step, styles[CLASSES[status]], isCurrent && styles.current].filter(Boolean).join(' ');
  return (
    <li>
      <a {...link} className={classes} aria-current={isCurrent ? 'step' : undefined} aria-label={`${label}, ${status}`}>
        <span className={styles.label}>{label}</span>
        <span className={styles.sign} aria-hidden="true">
          {SIGNS[status]}
        </span>
      </a>
    </li>
  );
}

function useStepLabel(id: string): string {
  const { kind } = useBuilder();
  return useBuilderState(({ draft }) => stepById(kind, id, draft).label);
}

/** The address of a step, followed without reloading the page. */
function useStepLink(id: string) {
  const { kind } = useBuilder();
  const current = useStep();
  const go = useGoToStep();
  const { pathname } = useAddress();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(id);
    if (isSamePage(kind, current, id)) showSection(id);
  };
  return { href: stepHref(pathname, id), onClick };
}

/** On phones, where the rail has no names: what the user skipped with Continue, and a link back to it. */
function Remaining({ current }: { current: string }) {
  const { kind } = useBuilder();
  const checked = useBuilderState((state) => state.checkedSteps);
  const steps = kind.steps.filter(({ id }) => id !== current && checked.has(id));
  return (
    <p className={styles.remaining}>
      {steps.map(({ id }) => (
        <RemainingStep key={id} id={id} />
      ))}
    </p>
  );
}

function RemainingStep({ id }: { id: string }) {
  const { kind } = useBuilder();
  const label = useStepLabel(id);
  const count = useCalculation(
    ({ errors }) => [...errors.values()].filter(({ step, path }) => step === id && kind.isReportedAt(path)).length,
  );
  const link = useStepLink(id);
  return count > 0 && <a {...link}>{`${label}: ${count} to fix`}</a>;
}

const CLASSES: Readonly<Record<Status, 'done' | 'open' | 'wrong'>> = {
  done: 'done',
  'to do': 'open',
  'has errors': 'wrong',
};
const SIGNS: Readonly<Record<Status, string>> = { done: '✓', 'to do': '', 'has errors': '!' };

/** A step has errors once its messages show; before that it is simply still to do. */
function useStatus(id: string): Status {
  const isVisited = useBuilderState((state) => state.visited.has(id));
  const isChecked = useBuilderState((state) => state.checkedSteps.has(id));
  const touched = useBuilderState((state) => state.touched);
  const passwordError = useFilePasswordError();
  const isFinished = useBuilderState(({ download }) => id !== 'finish' || download.status === 'done');
  return useCalculation(({ errors, undone }) => {
    if (id === 'finish' && passwordError) return 'has errors';
    const paths = [...errors].filter(([, issue]) => issue.step === id).map(([path]) => path);
    if (paths.length === 0) return isVisited && isFinished && !undone?.includes(id) ? 'done' : 'to do';
    return isChecked || paths.some((path) => touched.has(path)) ? 'has errors' : 'to do';
  });
}
