import {
  mostStubs,
  setEmploymentType,
  setHiredInPast52Weeks,
  setPayFrequency,
  setPaymentType,
  setPayPeriodsWorked,
  setPrevYtd,
  setStubCount,
  templateForEmployment,
} from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayFrequency } from '@paperwage/payroll';
import { useEffect } from 'react';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CountField } from '../../builder/fields/count-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { EMPLOYMENT_TYPES, FREQUENCIES, PAYMENT_TYPES } from '../fields/options.ts';
import { LazyNewYearNotice } from '../new-year/lazy-new-year.tsx';
import { ResidenceState } from '../fields/residence-state.tsx';
import { TaxStateField } from '../fields/tax-state-field.tsx';
import { SampleOffer } from '../../builder/frame/sample-offer.tsx';
import { changeStubs } from '../store/change-stubs.ts';
import { switchCalculation } from '../store/switch-calculation.ts';
import type { PayStubBuilder } from '../store/builder.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { loadStateQuestions } from '../state/load-state-questions.ts';

/** Step 1: who is paid how, where and how often. */
export function BasicsStep() {
  const { store } = useBuilder();
  const employmentType = useBuilderState((state) => state.draft.employmentType);
  const paymentType = useBuilderState((state) => state.draft.paymentType);
  const isNobodyNamed = useBuilderState(
    ({ draft }) => draft.companyInfo.employerName === '' && draft.employeeInfo.employeeName === '',
  );
  return (
    <>
      {isNobodyNamed && <SampleOffer />}
      <div className={styles.group}>
        <div className={`${styles.pair} ${styles.stack}`}>
          <SegmentedField
            id="employmentType"
            label="Who is paid"
            value={employmentType}
            options={EMPLOYMENT_TYPES}
            help={employmentType === 'contractor' ? 'No taxes are taken off.' : undefined}
            onChange={(value) => changeEmploymentType({ store }, value as PayStubDraft['employmentType'])}
          />
          {employmentType === 'employee' && (
            <SegmentedField
              id="paymentType"
              label="Paid by"
              value={paymentType}
              options={PAYMENT_TYPES}
              onChange={(value) =>
                editDraft(store, (draft) => setPaymentType(draft, value as PayStubDraft['paymentType']))
              }
            />
          )}
        </div>
        <Timing />
      </div>
      <Automatic />
    </>
  );
}

/** Changes who is paid, and the template with it unless the user chose one that suits both. */
function changeEmploymentType(
  { store }: Pick<PayStubBuilder, 'store'>,
  employmentType: PayStubDraft['employmentType'],
): void {
  store.set((state) => ({
    ...store.withDraft(state, setEmploymentType(state.draft, employmentType)),
    template: templateForEmployment(state.template, employmentType),
  }));
}

function Timing() {
  const { store, context } = useBuilder();
  const draft = useBuilderState((state) => state.draft);
  const isContractor = draft.employmentType === 'contractor';
  const isHired = draft.hiredInPast52Weeks === 'true';
  useEffect(() => {
    // They are asked two steps on.
    if (draft.workState !== '') void loadStateQuestions().catch(() => undefined);
  }, [draft.workState]);
  return (
    <>
      <div className={`${styles.pair} ${styles.stack}`}>
        <TaxStateField
          path="workState"
          label="State where the work is done"
          help={workStateHelp(draft)}
          required={!isContractor}
        />
        <SelectField
          id="oftenPaid"
          label="How often paid"
          value={draft.oftenPaid}
          options={FREQUENCIES}
          onChange={(value) => changeStubs(store, (was) => setPayFrequency(was, value as PayFrequency, context))}
        />
      </div>
      <LazyNewYearNotice />
      {!isContractor && <ResidenceState />}
      <CheckField
        id="hiredInPast52Weeks"
        label="Hired in the past 52 weeks"
        help="Then the year to date counts only the periods worked."
        checked={isHired}
        onChange={(checked) => changeStubs(store, (was) => setHiredInPast52Weeks(was, checked, context))}
      />
      <div className={`${styles.pair} ${styles.stack}`}>
        {isHired && (
          <CountField
            id="payPeriodsWorked"
            label="Pay periods worked"
            value={draft.payPeriodsWorked}
            most={PERIODS_PER_YEAR[draft.oftenPaid]}
            help="So far, this one included."
            onChange={(count) => changeStubs(store, (was) => setPayPeriodsWorked(was, count, context))}
          />
        )}
        <CountField
          id="paystubsNumber"
          label="Number of stubs"
          value={draft.items.length}
          most={mostStubs(draft)}
          help={countHelp(draft)}
          onChange={(count) => changeStubs(store, (was) => setStubCount(was, count, context))}
        />
      </div>
    </>
  );
}

function workStateHelp({ employmentType, residenceState }: PayStubDraft): string {
  if (employmentType === 'contractor') return 'Not needed for contractors.';
  return residenceState === ''
    ? 'Its income tax is withheld, if it has one.'
    : 'Its programs and local taxes are withheld.';
}

function countHelp(draft: PayStubDraft): string {
  const most = mostStubs(draft);
  if (most === 1 && draft.hiredInPast52Weeks === 'true') return 'One at most: raise the periods worked for more.';
  if (most === 1) return 'One at most: there is one period a year.';
  return draft.items.length === most ? `${most} at most.` : 'Each one is a period earlier.';
}

function Automatic() {
  const builder = useBuilder();
  const { store } = builder;
  const isAuto = useBuilderState((state) => state.draft.autoCalculator === 'true');
  const isPrevYtd = useBuilderState((state) => state.draft.prevYtd === 'true');
  return (
    <div className={styles.group}>
      <h2>Calculation</h2>
      <CheckField
        id="autoCalculator"
        label="Work out totals and taxes"
        help={isAuto ? 'Every figure can still be typed over.' : 'Off: you type every total yourself.'}
        checked={isAuto}
        onChange={(checked) => switchCalculation(builder, checked)}
      />
      {isAuto && (
        <CheckField
          id="prevYtd"
          label="Build on a year to date from before"
          help="For a change of payroll in mid-year: you enter it with the earnings."
          checked={isPrevYtd}
          onChange={(checked) => editDraft(store, (draft) => setPrevYtd(draft, checked))}
        />
      )}
    </div>
  );
}
