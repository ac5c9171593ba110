import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import styles from '../../builder/frame/preview-pane.module.css';
import { BasicsStep } from '../steps/basics-step.tsx';
import { ExamplePayOnPaper } from '../earnings/example-pay.tsx';
import { PausedLine } from '../earnings/paused.tsx';
import { pendingLead, StepLead } from './step-lead.tsx';
import { YearToDateAssumption } from '../fields/year-to-date-assumption.tsx';
import { BarNotices, Totals } from './totals.tsx';

/** The screens a pay stub hands to the frame of all builders. */
export const payStubParts: BuilderParts = {
  steps: { basics: BasicsStep },
  fetchedSteps: {
    company: async () => (await import('../steps/company-step.tsx')).CompanyStep,
    employee: async () => (await import('../steps/employee-step.tsx')).EmployeeStep,
    earnings: async () => (await import('../earnings/earnings-step.tsx')).EarningsStep,
  },
  loadFinish: async () => (await import('../finish/finish-step.tsx')).FinishStep,
  Lead: StepLead,
  pendingLead,
  Totals,
  BarNotices,
  PaperNotices,
};

/** Says that the paper is frozen while the calculation is paused, and what on it nobody typed. */
function PaperNotices() {
  return (
    <>
      <PausedLine className={`${styles.notice} ${styles.inBarToo}`} next={['#preview [role=group]']} />
      <ExamplePayOnPaper className={styles.notice} />
      <YearToDateAssumption className={styles.notice} />
    </>
  );
}
