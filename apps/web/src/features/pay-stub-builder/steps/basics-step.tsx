import {
  changeStubCount,
  confirmFrequency,
  frequencyInSentence,
  mainPayKey,
  maxStubCount,
  setEmploymentType,
  setPayFrequency,
  setPaymentType,
  templateForEmployment,
} from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayFrequency } from '@paperwage/payroll';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CountField } from '../../builder/fields/count-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';
import { EMPLOYMENT_TYPES, FREQUENCIES, PAYMENT_TYPES } from '../fields/options.ts';
import { LazyNewYearNotice } from '../new-year/lazy-new-year.tsx';
import { FirstPaycheck } from './first-paycheck.tsx';
import { ResidenceState } from '../fields/residence-state.tsx';
import { TaxStateField } from '../fields/tax-state-field.tsx';
import { SampleOffer } from '../../builder/frame/sample-offer.tsx';
import { changeStubs } from '../store/change-stubs.ts';
import { switchCalculation } from '../store/switch-calculation.ts';
import type { PayStubBuilder } from '../store/builder.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft, showToast } from '../../builder/store/edits.ts';
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
            help={employmentType === 'contractor' ? 'We withhold no taxes.' : undefined}
            onChange={(value) => changeEmploymentType(store, value)}
          />
          {employmentType === 'employee' && (
            <SegmentedField
              id="paymentType"
              label="Pay type"
              value={paymentType}
              options={PAYMENT_TYPES}
              onChange={(value) => changePaymentType(store, value)}
            />
          )}
        </div>
        <Timing />
      </div>
      <Automatic />
    </>
  );
}

type Store = PayStubBuilder['store'];

/** Changes who is paid, and the template with it unless the user chose one that suits both. */
function changeEmploymentType(store: Store, employmentType: PayStubDraft['employmentType']): void {
  const { draft: before } = store.get();
  store.set((state) => ({
    ...store.withDraft(state, setEmploymentType(state.draft, employmentType)),
    template: templateForEmployment(state.template, employmentType),
  }));
  sayCarried(store, before, () => changeEmploymentType(store, before.employmentType));
}

function changePaymentType(store: Store, paymentType: PayStubDraft['paymentType']): void {
  const { draft: before } = store.get();
  editDraft(store, (draft) => setPaymentType(draft, paymentType));
  sayCarried(store, before, () => changePaymentType(store, before.paymentType));
}

/** Says what the pay has become when a change of how it is paid carried it over. */
function sayCarried(store: Store, before: PayStubDraft, undo: () => void): void {
  const sentence = carriedPaySentence(before, store.get().draft);
  if (sentence !== undefined) showToast(store, sentence, { label: 'Undo', run: undo });
}

function carriedPaySentence(before: PayStubDraft, after: PayStubDraft): string | undefined {
  const key = mainPayKey(after);
  const lineOf = (draft: PayStubDraft) => draft.items[0]!.earnings.find((line) => line.key === key);
  const [was, is] = [lineOf(before), lineOf(after)];
  if (!is || was === is) return undefined;
  if (key === 'salary') return `Pay carried over: $${is.rate} a year.`;
  if (is.untyped?.hours === 'offered') return `Pay carried over: $${is.rate}.`;
  return `Pay carried over: $${is.rate} × ${is.hours} hours.`;
}

function Timing() {
  const { store, context } = useBuilder();
  const draft = useBuilderState((state) => state.draft);
  const isContractor = draft.employmentType === 'contractor';
  useEffect(() => {
    // They are asked two steps on.
    if (draft.workState !== '') void loadStateQuestions().catch(() => undefined);
  }, [draft.workState]);
  return (
    <>
      <div className={`${styles.pair} ${styles.stack}`}>
        {!isContractor && (
          <TaxStateField path="workState" label="State where they work" help={workStateHelp(draft)} required />
        )}
        <Frequency />
      </div>
      <LazyNewYearNotice />
      {!isContractor && <ResidenceState />}
      <div className={`${styles.pair} ${styles.stack}`}>
        <CountField
          id="paystubsNumber"
          label="Number of stubs"
          value={draft.items.length}
          most={maxStubCount(draft)}
          help={countHelp(draft)}
          onChange={(count) => changeStubs(store, (was) => changeStubCount(was, count, context))}
        />
      </div>
      {draft.autoCalculator === 'true' && <FirstPaycheck />}
    </>
  );
}

/** One comes with every new stub; it is nobody's answer until it is chosen or confirmed. */
function Frequency() {
  const { store, context } = useBuilder();
  const value = useBuilderState(({ draft }) => draft.oftenPaid);
  const error = useFieldError('oftenPaid');
  return (
    <div>
      <SelectField
        id="oftenPaid"
        label="Pay frequency"
        value={value}
        options={FREQUENCIES}
        error={error}
        onChange={(chosen) => changeStubs(store, (was) => setPayFrequency(was, chosen as PayFrequency, context))}
      />
      {error !== undefined && (
        <Button onClick={() => keepFocus(() => editDraft(store, confirmFrequency), '#oftenPaid')}>
          Yes, {frequencyInSentence(value)}
        </Button>
      )}
    </div>
  );
}

function workStateHelp({ residenceState }: PayStubDraft): string {
  return residenceState === ''
    ? 'We withhold this state’s taxes.'
    : 'We withhold what employees pay into state programs, and local taxes.';
}

function countHelp(draft: PayStubDraft): string {
  const most = maxStubCount(draft);
  if (most === 1) return 'One at most. A year has one pay period.';
  return draft.items.length === most ? `${most} at most.` : 'Each extra stub covers the period before.';
}

function Automatic() {
  const builder = useBuilder();
  const isAuto = useBuilderState((state) => state.draft.autoCalculator === 'true');
  return (
    <div className={styles.group}>
      <h2>Calculation</h2>
      <CheckField
        id="autoCalculator"
        label="Calculate taxes and totals"
        help={isAuto ? 'You can change any amount.' : 'Off: you enter every total yourself.'}
        checked={isAuto}
        onChange={(checked) => switchCalculation(builder, checked)}
      />
    </div>
  );
}
