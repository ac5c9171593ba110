import type { AmountField, Form1099Document } from '@paperwage/documents/1099';
import { AMOUNT_FIELDS, controlTotal } from '@paperwage/documents/1099';
import { boxOfField } from '@paperwage/documents/forms';
import { formatMoney } from '@paperwage/values';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import { MoneyBox } from '../../tax-form-builder/boxes/money-box.tsx';
import { OccupationCodes } from '../../tax-form-builder/boxes/occupation-codes.tsx';
import { TextBox } from '../../tax-form-builder/boxes/text-box.tsx';
import styles from '../../tax-form-builder/boxes/boxes.module.css';
import { useComputed, useTyped } from '../store/builder.ts';
import { WithoutBox } from './without-box.tsx';

/** Step 3: every box of the form of the year, in its order. */
export function BoxesStep() {
  const document = useComputed(({ result }) => result.document);
  const name = `Form 1099-${document.formType.toUpperCase()}`;
  return (
    <>
      <section className={styles.section} aria-label={`Boxes of ${name}`}>
        <h2>{name}</h2>
        <ul className={styles.list}>
          {amountsOf(document).map((field) => (
            <MoneyBox key={field} path={field} />
          ))}
        </ul>
        {document.formType === 'misc' && <Control />}
      </section>
      <WithoutBox />
      <section className={styles.section} aria-label="Marks">
        <h2>Marks</h2>
        <div className={styles.marks}>
          <DirectSales />
          <Fatca />
          <MarkField
            path="secondTinNotice"
            label="2nd TIN not."
            help="The IRS has told you twice within three years that the recipient’s number is wrong. On Copy C."
          />
          <MarkField path="corrected" label="Corrected" help="It takes the place of a form that was filed already." />
          <MarkField path="void" label="Void" help="Marked on copies C, 1 and 2: this form does not count." />
        </div>
      </section>
      <OccupationCodes path="tippedOccupationCodes" />
      <States />
    </>
  );
}

const OF_STATES = /^state(TaxWithHeld|Income)[AB]$/;

/** The fields of the amounts that the edition has a box for, in the order of its boxes; those of the states stand apart. */
function amountsOf({ edition }: Pick<Form1099Document, 'edition'>): AmountField[] {
  const fields = edition.boxes.flatMap(({ entries }) => entries.map(({ field }) => field));
  return fields.filter((field): field is AmountField => isAmountField(field) && !OF_STATES.test(field));
}

function isAmountField(field: string): field is AmountField {
  return AMOUNT_FIELDS.some((one) => one === field);
}

/** What the boxes of a 1099-MISC add up to, beside the income they should come to. */
function Control() {
  const total = useComputed(({ result }) => controlTotal(result.document));
  const income = useComputed(({ result }) => result.document.amounts.income);
  return (
    <p className={styles.sum} role="status">
      <span>
        The boxes add up to <b>{formatMoney(total)}</b>
      </span>
      <span>
        {income === undefined ? (
          'No income typed yet'
        ) : (
          <>
            of <b>{formatMoney(income)}</b> income
          </>
        )}
      </span>
    </p>
  );
}

function DirectSales() {
  const edition = useComputed(({ result }) => result.document.edition);
  const { number = '', caption = '' } = boxOfField(edition, 'payerDirectSales') ?? {};
  const isMarked = useTyped(({ draft }) => draft.payerDirectSales || draft.directSalesElsewhere);
  const other = useTyped(({ draft }) => (draft.formType === 'nec' ? 'MISC' : 'NEC'));
  return (
    <>
      <MarkField path="payerDirectSales" label={`${number} ${caption}`.trim()} />
      {isMarked && (
        <MarkField
          path="directSalesElsewhere"
          label="Direct sales are marked on another form for this recipient"
          help={`Not printed. They are marked on this form or on a 1099-${other}, not on both.`}
        />
      )}
    </>
  );
}

/** Form 1099-NEC has no box for it; a mark that was set can be cleared. */
function Fatca() {
  const edition = useComputed(({ result }) => result.document.edition);
  const isMarked = useTyped(({ draft }) => draft.fatca);
  const box = boxOfField(edition, 'fatca');
  if (!box && !isMarked) return null;
  return <MarkField path="fatca" label={`${box?.number ?? ''} FATCA filing requirement`.trim()} />;
}

/** The boxes of up to two states. */
function States() {
  const second = useTyped(({ draft }) => draft.payersStateNoB);
  return (
    <section className={styles.section} aria-label="States">
      <h2>State</h2>
      <ul className={styles.list}>
        <State row="A" />
      </ul>
      <div className={styles.more}>
        <Disclosure summary="A second state" hint={second || 'None'}>
          <ul className={styles.list}>
            <State row="B" of="second state" />
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}

function State({ row, of }: { row: 'A' | 'B'; of?: string }) {
  const more = of === undefined ? {} : { of };
  return (
    <>
      <MoneyBox path={`stateTaxWithHeld${row}`} {...more} />
      <TextBox path={`payersStateNo${row}`} maxLength={30} {...more} />
      <MoneyBox path={`stateIncome${row}`} {...more} />
    </>
  );
}
