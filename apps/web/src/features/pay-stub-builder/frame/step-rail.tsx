import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useComputed, useTyped } from '../store/builder.tsx';
import type { StepId } from '../store/steps.ts';
import { isToldOnce } from '../store/told-once.ts';
import { stepIndex, STEPS } from '../store/steps.ts';
import { stepHref, useGoToStep, useStep } from '../store/use-step.ts';
import styles from '../../builder/frame/step-rail.module.css';

type Status = 'done' | 'to do' | 'has errors';

/** The five steps: any of them can be opened at any time. */
export function StepRail() {
  const current = useStep();
  const { label } = STEPS[stepIndex(current)]!;
  return (
    <div className={styles.room}>
      <nav aria-label="Steps">
        <p className={styles.position} aria-hidden="true">
          <b>{label}</b>
          <span>
            Step {stepIndex(current) + 1} of {STEPS.length}
          </span>
        </p>
        <ol className={styles.rail}>
          {STEPS.map((step) => (
            <Step key={step.id} id={step.id} label={step.label} isCurrent={step.id === current} />
          ))}
        </ol>
      </nav>
      <Remaining current={current} />
    </div>
  );
}

function Step({ id, label, isCurrent }: { id: StepId; label: string; isCurrent: boolean }) {
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

/** The address of a step, followed without loading the page anew. */
function useStepLink(id: StepId) {
  const go = useGoToStep();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(id);
  };
  return { href: stepHref(pathname, id), onClick };
}

/** On phones, where the rail has no names: what was left behind with Continue, and the way back to it. */
function Remaining({ current }: { current: StepId }) {
  const checked = useTyped((state) => state.checkedSteps);
  const steps = STEPS.filter(({ id }) => id !== current && checked.has(id));
  return (
    <p className={styles.remaining}>
      {steps.map(({ id, label }) => (
        <RemainingStep key={id} id={id} label={label} />
      ))}
    </p>
  );
}

function RemainingStep({ id, label }: { id: StepId; label: string }) {
  const count = useComputed(
    ({ errors }) => [...errors.values()].filter(({ step, path }) => step === id && isToldOnce(path)).length,
  );
  const link = useStepLink(id);
  return count > 0 && <a {...link}>{`${label}: ${count} missing or wrong`}</a>;
}

const CLASSES: Readonly<Record<Status, 'done' | 'open' | 'wrong'>> = {
  done: 'done',
  'to do': 'open',
  'has errors': 'wrong',
};
const SIGNS: Readonly<Record<Status, string>> = { done: '✓', 'to do': '', 'has errors': '!' };

/**
 * A step has errors once its messages show; before that it is simply still to do. Earnings are done when their taxes
 * are, which needs the state, and the amount of a tax that no rules are held for.
 */
function useStatus(id: StepId): Status {
  const isVisited = useTyped((state) => state.visited.has(id));
  const isChecked = useTyped((state) => state.checkedSteps.has(id));
  const touched = useTyped((state) => state.touched);
  const isFinished = useTyped(({ download }) => id !== 'finish' || download.status === 'done');
  return useComputed(({ errors, warnings, result }) => {
    const paths = [...errors].filter(([, issue]) => issue.step === id).map(([path]) => path);
    const isWorkedOut =
      id !== 'earnings' ||
      (!errors.has('workState') &&
        result.document.stubs.every((stub) => stub.isSettled) &&
        !warnings.some(({ code }) => code === 'state-tax-not-covered'));
    if (paths.length === 0) return isVisited && isFinished && isWorkedOut ? 'done' : 'to do';
    return isChecked || paths.some((path) => touched.has(path)) ? 'has errors' : 'to do';
  });
}
