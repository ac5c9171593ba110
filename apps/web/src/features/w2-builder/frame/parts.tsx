import { stateIncomeTaxOf } from '@paperwage/documents/w2';
import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import frameStyles from '../../builder/frame/builder-frame.module.css';
import { PaperNotices } from '../../tax-form-builder/frame/paper-notices.tsx';
import { BoxesStep } from '../boxes/boxes-step.tsx';
import { InformationStep } from '../steps/information-step.tsx';
import { PartiesStep } from '../steps/parties-step.tsx';
import { useComputed } from '../store/builder.ts';
import { pendingLead } from './leads.ts';

/** The screens a W-2 hands to the frame of all builders. */
export const w2Parts: BuilderParts = {
  steps: { information: InformationStep, parties: PartiesStep, boxes: BoxesStep },
  loadFinish: async () => (await import('../finish/finish-step.tsx')).FinishStep,
  Lead,
  pendingLead,
  Totals,
  PaperNotices,
};

function Lead({ step }: { step: string }) {
  return <p className={frameStyles.lead}>{pendingLead(step)}</p>;
}

/** Wages of the year, and the two taxes of income. */
function Totals() {
  const wages = useComputed(({ result }) => result.document.amounts.wagesTipsOther.amount);
  const federal = useComputed(({ result }) => result.document.amounts.federalIncomeTax.amount);
  const state = useComputed(({ result }) => stateIncomeTaxOf(result.document));
  return (
    <>
      <dl className={barStyles.totals}>
        <BarTotal label="Federal tax" amount={federal} look="minor" />
        <BarTotal label="State tax" amount={state} look="minor" />
        <BarTotal label="Wages, box 1" amount={wages} look="main" />
      </dl>
      <SpokenTotal label="Wages" amount={wages} />
    </>
  );
}
