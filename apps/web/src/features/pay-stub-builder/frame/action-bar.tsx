import type { PayStub, PayStubResult } from '@paperwage/documents/pay-stub';
import type { Cents } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { signedMoney } from '../../builder/fields/formats.ts';
import { useBuilder, useComputed, useStored, useTyped } from '../store/builder.tsx';
import { checkStep, hideToast } from '../store/edits.ts';
import { stepIndex, STEPS } from '../store/steps.ts';
import { useGoToStep, useStep } from '../store/use-step.ts';
import styles from '../../builder/frame/action-bar.module.css';
import { focusFirst, WAY_ON } from '../../builder/frame/keep-focus.ts';
import { PausedLine } from './paused.tsx';
import { retryRules } from './retry.ts';

const ANNOUNCE_AFTER_MS = 1_200;

/** What it comes to, always in sight, and the way on. */
export function ActionBar() {
  const { store } = useBuilder();
  const step = useStep();
  const go = useGoToStep();
  const toast = useTyped((state) => state.toast);
  const before = STEPS[stepIndex(step) - 1];
  const after = STEPS[stepIndex(step) + 1];
  return (
    <div className={styles.bar} data-part="action-bar">
      <Toast message={toast} onClose={() => hideToast(store)} onFocusLost={focusFirst} />
      <PausedLine className={styles.paused} next={[WAY_ON]} />
      {step !== 'earnings' && <WhyNoNetPay />}
      <div className={styles.row}>
        <Totals />
        {before && (
          <Button look="quiet" className={styles.back} onClick={() => go(before.id)}>
            Back
          </Button>
        )}
        {after ? (
          <Button
            look="primary"
            onClick={() => {
              checkStep(store, step);
              go(after.id);
            }}
          >
            Continue
          </Button>
        ) : (
          <DownloadButton kind="pdf" look="primary" />
        )}
      </div>
    </div>
  );
}

/** The stub once its taxes are worked out; until then a net pay would be a wrong one. */
function settled({ document }: PayStubResult, index: number): PayStub | undefined {
  const stub = document.stubs[index];
  return stub?.isSettled ? stub : undefined;
}

function Totals() {
  const stub = useTyped((state) => state.stub);
  const gross = useComputed(({ result }) => result.document.stubs[stub]?.gross.period);
  const deductions = useComputed(({ result }) => settled(result, stub)?.deductionTotal.period);
  const net = useComputed(({ result }) => settled(result, stub)?.net.period);
  return (
    <>
      <dl className={styles.totals}>
        <Total label="Gross" amount={gross} className={styles.minor} />
        <Total label="Deductions" amount={deductions} className={styles.minor} />
        <Total label="Net pay" amount={net} className={styles.net} />
      </dl>
      <NetPaySpoken net={net} />
    </>
  );
}

/** The reason why there is no net pay, as long as the rules did not come; the earnings say it among the figures. */
function WhyNoNetPay() {
  const { rules } = useBuilder();
  const { status, state } = useStored(rules);
  const stub = useTyped((typed) => typed.stub);
  const isMissing = useComputed(({ result }) => settled(result, stub) === undefined);
  if (status !== 'failed' || !isMissing) return null;
  return (
    <p className={styles.paused} role="status">
      <span>No net pay: the rules of {state === '' ? 'the taxes' : STATE_NAMES[state]} could not be loaded.</span>
      <Button look="text" onClick={() => void retryRules(rules)}>
        Try again
      </Button>
    </p>
  );
}

function Total({
  label,
  amount,
  className,
}: {
  label: string;
  amount: Cents | undefined;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd data-below-zero={(amount !== undefined && amount < 0) || undefined}>
        {amount === undefined ? '–' : signedMoney(amount)}
      </dd>
    </div>
  );
}

/** Says the net pay to screen readers once typing has paused; not when the page opens. */
function NetPaySpoken({ net }: { net: Cents | undefined }) {
  const [first] = useState(net);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (net === undefined || (net === first && spoken === '')) return undefined;
    const timer = setTimeout(() => setSpoken(`Net pay ${signedMoney(net)}`), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [net, first, spoken]);
  return (
    <div className={styles.spoken} aria-live="polite">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
