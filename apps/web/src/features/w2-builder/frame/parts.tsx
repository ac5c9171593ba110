import { stateIncomeTaxOf } from '@paperwage/documents/w2';
import type { Cents } from '@paperwage/values';
import { useCallback } from 'react';
import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import frameStyles from '../../builder/frame/builder-frame.module.css';
import { hasUnreadAmount } from '../../builder/store/unread-amounts.ts';
import { useGoToStep } from '../../builder/store/use-step.ts';
import { PaperNotices } from '../../tax-form-builder/frame/paper-notices.tsx';
import { SpokenMessage } from '../../tax-form-builder/frame/spoken-message.tsx';
import { InformationStep } from '../steps/information-step.tsx';
import { PartiesStep } from '../steps/parties-step.tsx';
import { useBuilder, useCalculation } from '../store/builder.ts';
import { sumDroppedStubs } from '../sum/lazy-sum.ts';

/** The screens a W-2 hands to the frame of all builders. */
export const w2Parts: BuilderParts = {
  steps: { information: InformationStep, parties: PartiesStep },
  fetchedSteps: { boxes: async () => (await import('../boxes/boxes-step.tsx')).BoxesStep },
  loadFinish: async () => (await import('../finish/finish-step.tsx')).FinishStep,
  Lead,
  pendingLead,
  Totals,
  PaperNotices,
  useTakeFiles,
};

/** Adds up dropped pay stubs, and opens the step that shows the result. */
function useTakeFiles() {
  const builder = useBuilder();
  const goToStep = useGoToStep();
  return useCallback(
    async (files: readonly File[]) => {
      if (!(await sumDroppedStubs(builder, files))) return false;
      if (!builder.store.get().toast) goToStep('information');
      return true;
    },
    [builder, goToStep],
  );
}

function Lead({ step }: { step: string }) {
  return <p className={frameStyles.lead}>{pendingLead(step)}</p>;
}

/** Wages of the year, and the two taxes of income. */
function Totals() {
  const isUnread = useCalculation((calculation) => hasUnreadAmount(calculation));
  const figures = useCalculation(({ result }) => result.document);
  const known = (figure: Cents | undefined) => (isUnread ? undefined : figure);
  const wages = known(figures.amounts.wagesTipsOther.amount);
  const federal = known(figures.amounts.federalIncomeTax.amount);
  const state = known(stateIncomeTaxOf(figures));
  return (
    <>
      <dl className={barStyles.totals}>
        <BarTotal label="Federal tax" amount={federal} look="minor" />
        <BarTotal label="State tax" amount={state} look="minor" />
        <BarTotal label="Wages, box 1" amount={wages} look="main" />
      </dl>
      <SpokenTotal label="Wages" amount={wages} />
      <SpokenMessage />
    </>
  );
}

const LEADS: Readonly<Record<string, string>> = {
  information: 'We calculate the boxes from the year’s pay. Your work is saved as you type.',
  parties: 'Names and addresses as they should appear on the form.',
  boxes: 'As on the form. You can change any box we calculated.',
  finish: 'Choose the copies, review them, then download.',
};

/** A sentence or two below the heading of a step. */
function pendingLead(step: string): string {
  return LEADS[step] ?? '';
}
