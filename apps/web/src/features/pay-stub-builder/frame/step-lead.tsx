import { isStateCode, STATE_NAMES, yearOf } from '@paperwage/values';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import styles from '../../builder/frame/builder-frame.module.css';

/** A sentence or two below the heading. */
export function StepLead({ step }: { step: string }) {
  const taxes = useTaxesLead();
  const isContractor = useBuilderState(({ draft }) => draft.employmentType === 'contractor');
  const { isOnePage } = useBuilder().kind;
  // One page has one lead, so that nothing moves while it is scrolled.
  if (step === 'earnings' || (isOnePage && step !== 'finish')) return <p className={styles.lead}>{taxes}</p>;
  return <p className={styles.lead}>{step === 'employee' && isContractor ? CONTRACTOR : LEADS[step]}</p>;
}

/** What stands there while nothing is known of the taxes yet. */
export function pendingLead(step: string): string {
  return step === 'earnings' ? PENDING : (LEADS[step] ?? '');
}

const HINT = 'Tap “Why?” to see how we got a number.';
const PENDING = 'We calculate taxes as you type.';

const CONTRACTOR = 'Name and address for the stub.';

const LEADS: Readonly<Record<string, string>> = {
  basics: 'The preview changes as you type, and your work is saved.',
  company: 'As it should appear at the top of the stub.',
  employee: 'Name and address for the stub, and what to withhold.',
  finish: 'Choose a design, check the numbers, and download.',
};

/** Which rules the taxes follow, as far as that is known. */
function useTaxesLead(): string {
  const { status } = useStored(useBuilder().rules);
  const stub = useBuilderState((state) => state.stub);
  const isAuto = useBuilderState(({ draft }) => draft.autoCalculator === 'true');
  const isTaxed = useBuilderState(({ draft }) => draft.employmentType === 'employee');
  const workState = useBuilderState(({ draft }) => draft.workState);
  const coverage = useCalculation(({ result }) => result.document.stubs[stub]?.coverage?.stateIncomeTax);
  const year = useCalculation(({ result }) => {
    const { payDate, coverage: held } = result.document.stubs[stub] ?? {};
    return held?.assumedYear ?? (payDate && yearOf(payDate));
  });
  if (!isAuto) return 'Enter the amount for each line. We add them up.';
  if (!isTaxed) return 'Enter what they earned. We add it up.';
  const state = isStateCode(workState) ? STATE_NAMES[workState] : '';
  // As long as what it becomes, so that nothing moves when the rules are there.
  if (status === 'loading' && state !== '') return `${PENDING} Loading the federal and ${state} rules. ${HINT}`;
  if (coverage === undefined || year === undefined) return PENDING;
  const rules = coverage === 'calculated' ? `${year} federal and ${state} rules` : `${year} federal rules`;
  const untaxed = coverage === 'none' ? ` ${state} has no income tax on wages.` : '';
  return `We calculate taxes as you type, with the ${rules}.${untaxed} ${HINT}`;
}
