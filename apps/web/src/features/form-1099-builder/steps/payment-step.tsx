import type { FormType } from '@paperwage/documents/1099';
import { controlTotal, form1099TemplatesOf, set1099Field } from '@paperwage/documents/1099';
import type { ComingFormFacts, FormFacts } from '@paperwage/documents/forms';
import { comingFormFacts, formFactsOf, isFormYear } from '@paperwage/documents/forms';
import type { Cents } from '@paperwage/values';
import { calendarDate, formatDollars, formatUsDate } from '@paperwage/values';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { SampleOffer } from '../../builder/frame/sample-offer.tsx';
import { YearField } from '../../tax-form-builder/fields/year-field.tsx';
import type { YearFact } from '../../tax-form-builder/frame/year-facts.tsx';
import { NOT_PUBLISHED, YearFacts } from '../../tax-form-builder/frame/year-facts.tsx';
import { editDraft, setState } from '../../builder/store/edits.ts';
import type { Form1099Builder } from '../store/builder.ts';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';

const FORM_TYPES = [
  { value: 'nec', label: 'For services (NEC)' },
  { value: 'misc', label: 'Other (MISC)' },
] as const;

/** Step 1: which of the two forms, the year and the income. */
export function PaymentStep() {
  const builder = useBuilder();
  const formType = useBuilderState(({ draft }) => draft.formType);
  // A 1099-MISC prints its boxes alone, which may be filled first.
  const isFilled = useCalculation(({ result }) => formType === 'misc' && controlTotal(result.document) > 0);
  const isNew = useBuilderState(({ draft }) => draft.income === '' && draft.recipientsName === '');
  return (
    <>
      {isNew && <SampleOffer />}
      <div className={styles.group}>
        <SegmentedField
          id="formType"
          label="What did you pay for?"
          value={formType}
          options={FORM_TYPES}
          help={
            formType === 'nec'
              ? 'Work by someone who isn’t your employee goes on Form 1099-NEC.'
              : 'Rents, royalties, prizes, payments to attorneys and others go on Form 1099-MISC.'
          }
          onChange={(value) => chooseFormType(builder, value)}
        />
        <div className={`${styles.pair} ${styles.stack}`}>
          <YearField label="Year paid" />
          <DraftText
            path="income"
            label="Income paid in the year"
            help={
              formType === 'nec'
                ? 'Goes in the nonemployee compensation box.'
                : isFilled
                  ? 'Optional. What the boxes should add up to. Not printed.'
                  : 'What the boxes should add up to. Not printed.'
            }
            inputMode="decimal"
            format={moneyFormat}
            align="end"
            maxLength={24}
            required={!isFilled}
          />
        </div>
      </div>
      <ThisYear formType={formType} />
    </>
  );
}

function ThisYear({ formType }: { formType: FormType }) {
  const { today } = useBuilder().context;
  const year = useBuilderState(({ draft }) => Number(draft.year));
  if (isFormYear(year)) return <YearFacts year={year} facts={formType === 'nec' ? necFacts(year) : miscFacts(year)} />;
  const coming = comingFormFacts(today);
  return coming ? <YearFacts year={coming.year} facts={comingFacts(coming, formType)} /> : null;
}

const written = (date: string) => formatUsDate(calendarDate(date));

const fromWritten = (amount: Cents) => (amount === 0 ? 'Any amount' : formatDollars(amount));

const NEC_REQUIRED = 'Required starting at';
const MISC_REQUIRED = 'Required for rents and most others starting at';

function necDates({ nec }: FormFacts['deadlines']): YearFact[] {
  return [{ name: 'Deadline for the recipient and the IRS', value: written(nec) }];
}

function miscDates(deadlines: FormFacts['deadlines']): YearFact[] {
  return [
    { name: 'Deadline for the recipient', value: written(deadlines.miscRecipient) },
    { name: 'Deadline for the recipient, with box 8 or 10', value: written(deadlines.miscRecipientBox8Or10) },
    { name: 'Deadline for the IRS, electronically', value: written(deadlines.miscElectronic) },
    { name: 'Deadline for the IRS, on paper', value: written(deadlines.miscPaper) },
  ];
}

function comingFacts({ deadlines }: ComingFormFacts, formType: FormType): YearFact[] {
  return formType === 'nec'
    ? [...necDates(deadlines), { name: NEC_REQUIRED, value: NOT_PUBLISHED }]
    : [...miscDates(deadlines), { name: MISC_REQUIRED, value: NOT_PUBLISHED }];
}

function necFacts(year: number): YearFact[] {
  const { thresholds, deadlines } = formFactsOf(year);
  return [
    ...necDates(deadlines),
    { name: NEC_REQUIRED, value: `${formatDollars(thresholds.nonemployeeCompensation)} a year` },
    { name: 'Direct sales for resale (box 2) starting at', value: formatDollars(thresholds.directSales) },
  ];
}

function miscFacts(year: number): YearFact[] {
  const { thresholds, deadlines } = formFactsOf(year);
  return [
    ...miscDates(deadlines),
    { name: MISC_REQUIRED, value: formatDollars(thresholds.miscellaneous) },
    { name: 'Required for royalties and substitute payments starting at', value: formatDollars(thresholds.royalties) },
    { name: 'Required for attorneys or fish starting at', value: formatDollars(thresholds.attorneyAndFish) },
    { name: 'Required for fishing boat proceeds starting at', value: fromWritten(thresholds.fishingBoat) },
    { name: 'Direct sales for resale (box 7) starting at', value: formatDollars(thresholds.directSales) },
  ];
}

/** Makes the other form of the draft; a set of copies that the form is too high for gives way to the same copies. */
function chooseFormType({ store }: Pick<Form1099Builder, 'store'>, formType: FormType): void {
  editDraft(store, (draft) => set1099Field(draft, 'formType', formType));
  const { template } = store.get();
  const templates = form1099TemplatesOf(formType);
  if (templates.some(({ id }) => id === template)) return;
  const [kind] = template.split('-');
  setState(store, { template: (templates.find(({ id }) => id === kind) ?? templates[0]!).id });
}
