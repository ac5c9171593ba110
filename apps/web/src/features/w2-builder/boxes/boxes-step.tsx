import type { ComputedField } from '@paperwage/documents/w2';
import { isRetirementPlanCalculated, setRetirementPlan } from '@paperwage/documents/w2';
import { formatMoney } from '@paperwage/values';
import { CheckField } from '../../../ui/check-field.tsx';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import { MoneyBox } from '../../tax-form-builder/boxes/money-box.tsx';
import { OccupationCodes } from '../../tax-form-builder/boxes/occupation-codes.tsx';
import styles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';
import { CalculationStatus } from '../steps/calculation-status.tsx';
import { Box12 } from './box-12.tsx';
import { Box14 } from './box-14.tsx';
import { ComputedBox } from './computed-box.tsx';
import { StateRows } from './state-rows.tsx';

const FEDERAL: readonly ComputedField[] = [
  'wagesTipsOther',
  'federalIncomeTax',
  'socialSecurityWages',
  'socialSecurityTax',
  'medicareWages',
  'medicareTax',
];
const TYPED = ['socialSecurityTips', 'allocatedTips'];

/** Step 3: every box as on the form; those that are calculated say so. */
export function BoxesStep() {
  return (
    <>
      <section className={styles.section} aria-label="Boxes 1 to 11">
        <h2>Wages and taxes</h2>
        <ul className={styles.list}>
          {FEDERAL.map((path) => (
            <ComputedBox key={path} path={path} />
          ))}
          {TYPED.map((path) => (
            <MoneyBox key={path} path={path} />
          ))}
          <DependentCare />
          <MoneyBox path="nonqualifiedPlans" />
        </ul>
        <div className={styles.more}>
          <CalculationStatus />
        </div>
      </section>
      <Box12 />
      <section className={styles.section} aria-label="Box 13">
        <h2>Box 13</h2>
        <div className={styles.marks}>
          <MarkField path="statutoryEmployee" label="Statutory employee" />
          <RetirementPlan />
          <MarkField path="sickPay" label="Third-party sick pay" />
        </div>
      </section>
      <Box14 />
      <OccupationCodes path="field14b" />
      <StateRows />
      <section className={styles.section} aria-label="Form marks">
        <h2>Corrected or void</h2>
        <div className={styles.marks}>
          <MarkField
            path="corrected"
            label="Corrected"
            help="Printed on the employee’s copies. Only before Social Security has the form."
          />
          <MarkField path="void" label="Void" help="Checked on Copy D only. The employee gets no void W-2." />
        </div>
      </section>
    </>
  );
}

/** Box 13 follows from the codes in box 12 until the user checks or clears it. */
function RetirementPlan() {
  const { store } = useBuilder();
  const { error, warning, onBlur } = useDraftChoice<boolean>('retirementPlan');
  const isChecked = useCalculation(({ result }) => result.document.checks.retirementPlan);
  const isCalculated = useBuilderState(({ draft }) => isRetirementPlanCalculated(draft));
  const change = (isMarked: boolean) => {
    editDraft(store, (draft) => setRetirementPlan(draft, isMarked));
    onBlur();
  };
  const help = warning ?? (isCalculated ? 'Calculated from the deferrals in box 12. You can clear it.' : undefined);
  return (
    <CheckField
      id="retirementPlan"
      label="Retirement plan"
      checked={isChecked}
      error={error}
      help={help}
      onChange={change}
    />
  );
}

/** Box 10 holds what was entered as dependent care in step 1 while nothing is typed in it. */
function DependentCare() {
  const { amount, typed } = useCalculation(({ result }) => result.document.amounts.dependentCareBenefits);
  if (typed || amount === undefined) return <MoneyBox path="dependentCareBenefits" />;
  return (
    <MoneyBox
      path="dependentCareBenefits"
      calculated={formatMoney(amount)}
      note={<p className={styles.note}>From the dependent care FSA in step 1.</p>}
    />
  );
}
