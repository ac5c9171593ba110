import { isStateCode, STATE_NAMES, yearOf } from '@paperwage/values';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import styles from '../../builder/frame/builder-frame.module.css';

/** A sentence or two below the heading. */
export function StepLead({ step }: { step: string }) {
  const taxes = useTaxesLead();
  const isContractor = useBuilderState(({ draft }) => draft.employmentType === 'contractor');
  if (step === 'earnings') return <p className={styles.lead}>{taxes}</p>;
  return <p className={styles.lead}>{step === 'employee' && isContractor ? CONTRACTOR : LEADS[step]}</p>;
}

/** What stands there while nothing is known of the taxes yet. */
export function pendingLead(step: string): string {
  return step === 'earnings' ? PENDING : (LEADS[step] ?? '');
}

const HINT = 'Open any line to see how it was worked out.';
const PENDING = 'Taxes follow as you type.';

const CONTRACTOR = 'The name and address on the stub. A contractor files no withholding certificate.';

const LEADS: Readonly<Record<string, string>> = {
  basics: 'The paper changes as you type. Your work is saved as you type.',
  company: 'As it should stand at the head of the stub.',
  employee: 'The name and address on the stub, and what the withholding certificate says.',
  finish: 'Choose how it looks, read it once more, then download it.',
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
  if (!isAuto) return 'Type the figures of each line. Gross and net pay are their sums.';
  if (!isTaxed) return 'Type what was earned. The totals follow as you type.';
  const state = isStateCode(workState) ? STATE_NAMES[workState] : '';
  // As long as what it becomes, so that nothing moves when the rules are there.
  if (status === 'loading' && state !== '')
    return `${PENDING} The federal and ${state} rules are being loaded. ${HINT}`;
  if (coverage === undefined || year === undefined) return PENDING;
  const rules = coverage === 'calculated' ? `${year} federal and ${state} rules` : `${year} federal rules`;
  const untaxed = coverage === 'none' ? ` ${state} takes no income tax from wages.` : '';
  return `Taxes follow as you type, with the ${rules}.${untaxed} ${HINT}`;
}
