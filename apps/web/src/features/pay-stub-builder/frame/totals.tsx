import type { PayStub, PayStubResult } from '@paperwage/documents/pay-stub';
import { frequencyInSentence, netWord, openTaxes } from '@paperwage/documents/pay-stub';
import { STATE_NAMES } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import { WAY_ON } from '../../builder/fields/keep-focus.ts';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { PausedLine } from '../earnings/paused.tsx';
import { retryRules } from '../../builder/tax-rules/retry.ts';

/** Gross, deductions and net pay of the open stub. */
export function Totals() {
  const stub = useBuilderState((state) => state.stub);
  const shown = useCalculation(({ result }) => result.document.stubs[stub]);
  const gross = shown?.settled.gross.period ? shown.gross.period : undefined;
  const withNet = useCalculation(({ result }) => settled(result, stub));
  const net = withNet?.net.period;
  const assumed = useBuilderState(({ draft: { untypedFrequency, oftenPaid } }) =>
    untypedFrequency ? `assumes ${frequencyInSentence(oftenPaid)} pay` : undefined,
  );
  // One at a time, as there is room for: an open tax first.
  const note = withNet && (openTaxes(withNet) ?? assumed);
  const isContractor = useBuilderState(({ draft }) => draft.employmentType === 'contractor');
  const label = useCalculation(({ result }) => netWord(result.document.recipient));
  return (
    <>
      <dl className={barStyles.totals}>
        <BarTotal label="Gross" amount={gross} look="minor" />
        {!isContractor && <BarTotal label="Deductions" amount={withNet?.deductionTotal.period} look="minor" />}
        <BarTotal label={label} amount={net} look="main" note={note} />
      </dl>
      <SpokenTotal label={label} amount={net} />
    </>
  );
}

/** Why the figures stand still, or why there is no net pay; the earnings say the latter among the figures. */
export function BarNotices({ step }: { step: string }) {
  return (
    <>
      <PausedLine className={barStyles.notice} next={[WAY_ON]} />
      {step !== 'earnings' && <WhyNoNetPay />}
    </>
  );
}

/** The stub once its taxes are calculated; before that, net pay would be wrong. */
function settled({ document }: PayStubResult, index: number): PayStub | undefined {
  const stub = document.stubs[index];
  return stub?.settled.net.period ? stub : undefined;
}

/** Why there is no net pay, until the rules load. */
function WhyNoNetPay() {
  const { rules } = useBuilder();
  const { status, state } = useStored(rules);
  const stub = useBuilderState((typed) => typed.stub);
  const isMissing = useCalculation(({ result }) => settled(result, stub) === undefined);
  if (status !== 'failed' || !isMissing) return null;
  return (
    <p className={barStyles.notice} role="status">
      <span>No net pay yet: the {state === '' ? '' : `${STATE_NAMES[state]} `}tax rules didn’t load.</span>
      <Button look="text" onClick={() => void retryRules(rules)}>
        Try again
      </Button>
    </p>
  );
}
