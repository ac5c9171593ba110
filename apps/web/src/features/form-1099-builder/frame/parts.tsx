import { controlTotal } from '@paperwage/documents/1099';
import type { Cents } from '@paperwage/values';
import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import frameStyles from '../../builder/frame/builder-frame.module.css';
import { hasUnreadAmount } from '../../builder/store/unread-amounts.ts';
import { PaperNotices } from '../../tax-form-builder/frame/paper-notices.tsx';
import { SpokenMessage } from '../../tax-form-builder/frame/spoken-message.tsx';
import { BoxesStep } from '../boxes/boxes-step.tsx';
import { PartiesStep } from '../steps/parties-step.tsx';
import { PaymentStep } from '../steps/payment-step.tsx';
import { useCalculation } from '../store/builder.ts';

/** The screens a 1099 hands to the frame of all builders. */
export const form1099Parts: BuilderParts = {
  steps: { payment: PaymentStep, parties: PartiesStep, boxes: BoxesStep },
  loadFinish: async () => (await import('../finish/finish-step.tsx')).FinishStep,
  Lead,
  pendingLead,
  Totals,
  PaperNotices,
};

function Lead({ step }: { step: string }) {
  return <p className={frameStyles.lead}>{pendingLead(step)}</p>;
}

/** What the form reports as paid, and what was withheld of it. */
function Totals() {
  const isUnread = useCalculation((calculation) => hasUnreadAmount(calculation));
  const document = useCalculation(({ result }) => result.document);
  const known = (figure: Cents | undefined) => (isUnread ? undefined : figure);
  const withheld = known(document.amounts.federalIncomeTax);
  const paid = known(document.formType === 'nec' ? document.amounts.income : controlTotal(document));
  return (
    <>
      <dl className={barStyles.totals}>
        <BarTotal label="Tax withheld" amount={withheld} look="minor" />
        <BarTotal label="Paid" amount={paid} look="main" />
      </dl>
      <SpokenTotal label="Paid" amount={paid} />
      <SpokenMessage />
    </>
  );
}

const LEADS: Readonly<Record<string, string>> = {
  payment: 'The preview changes as you type, and your work is saved.',
  parties: 'Names and addresses as they should appear on the form.',
  boxes: 'As on that year’s form. Skip what doesn’t apply.',
  finish: 'Choose the copies, review them, then download.',
};

/** A sentence or two below the heading of a step. */
function pendingLead(step: string): string {
  return LEADS[step] ?? '';
}
