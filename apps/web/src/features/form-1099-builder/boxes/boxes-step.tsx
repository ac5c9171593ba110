import { controlTotal } from '@paperwage/documents/1099';
import type { FormEdition } from '@paperwage/documents/forms';
import { boxOfField } from '@paperwage/documents/forms';
import { formatDollars } from '@paperwage/values';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MarkField } from '../../tax-form-builder/boxes/mark-field.tsx';
import { MoneyBox } from '../../tax-form-builder/boxes/money-box.tsx';
import { OccupationCodes } from '../../tax-form-builder/boxes/occupation-codes.tsx';
import { TextBox } from '../../tax-form-builder/boxes/text-box.tsx';
import styles from '../../tax-form-builder/boxes/boxes.module.css';
import { useCalculation, useBuilderState } from '../store/builder.ts';
import { UnprintedAmounts } from './unprinted-amounts.tsx';

/** Step 3: every box of the form of the year, in its order; those of the states, and the marks without a number, follow. */
export function BoxesStep() {
  const document = useCalculation(({ result }) => result.document);
  const name = `Form 1099-${document.formType.toUpperCase()}`;
  const fields = numberedFields(document.edition);
  return (
    <>
      <section className={styles.section} aria-label={`Boxes on ${name}`}>
        <h2>{name}</h2>
        <ul className={styles.list}>
          {fields.map((field) => (
            <Box key={field} field={field} />
          ))}
        </ul>
        {document.formType === 'misc' && <Control />}
      </section>
      <UnprintedAmounts />
      {!fields.includes(CODES) && <OccupationCodes path={CODES} />}
      <States />
      <section className={styles.section} aria-label="Form marks">
        <h2>Corrected or void</h2>
        <div className={styles.marks}>
          {!fields.includes('fatca') && <Fatca />}
          <MarkField
            path="secondTinNotice"
            label="2nd TIN not."
            help="Check if the IRS told you twice in three years that this number is wrong. Prints on Copy C."
          />
          <MarkField path="corrected" label="Corrected" help="Replaces a form you already filed." />
          <MarkField path="void" label="Void" help="Prints on Copies C, 1 and 2. Don’t file this form." />
        </div>
      </section>
    </>
  );
}

const CODES = 'tippedOccupationCodes';

/** One box: an amount, a mark or codes. */
function Box({ field }: { field: string }) {
  if (field === CODES) {
    return (
      <li className={styles.nested}>
        <OccupationCodes path={field} />
      </li>
    );
  }
  if (field !== 'payerDirectSales' && field !== 'fatca') return <MoneyBox path={field} />;
  return <li className={styles.mark}>{field === 'fatca' ? <Fatca /> : <DirectSales />}</li>;
}

/** What the boxes of a 1099-MISC add up to, beside the income they should come to. */
function Control() {
  const total = useCalculation(({ result }) => controlTotal(result.document));
  const income = useCalculation(({ result }) => result.document.amounts.income);
  return (
    <p className={styles.sum} role="status">
      <span>
        Total in the boxes: <b>{formatDollars(total)}</b>
      </span>
      <span>
        {income !== undefined && (
          <>
            Income: <b>{formatDollars(income)}</b>
          </>
        )}
      </span>
    </p>
  );
}

/** Marked on one form for a recipient, which the form alone does not tell. */
function DirectSales() {
  const edition = useCalculation(({ result }) => result.document.edition);
  const { number = '', caption = '' } = boxOfField(edition, 'payerDirectSales') ?? {};
  const isMarked = useBuilderState(({ draft }) => draft.payerDirectSales || draft.directSalesElsewhere);
  const other = useBuilderState(({ draft }) => (draft.formType === 'nec' ? 'MISC' : 'NEC'));
  return (
    <>
      <MarkField path="payerDirectSales" label={<Numbered number={number}>{caption}</Numbered>} />
      {isMarked && (
        <MarkField
          path="directSalesElsewhere"
          label="Direct sales are checked on another form for this recipient"
          help={`Not printed. Check the box on this form or on a 1099-${other}, not both.`}
        />
      )}
    </>
  );
}

/** Form 1099-NEC has no box for it; a mark that was set can be cleared. */
function Fatca() {
  const edition = useCalculation(({ result }) => result.document.edition);
  const isMarked = useBuilderState(({ draft }) => draft.fatca);
  const box = boxOfField(edition, 'fatca');
  if (!box && !isMarked) return null;
  return <MarkField path="fatca" label={<Numbered number={box?.number ?? ''}>FATCA filing requirement</Numbered>} />;
}

function Numbered({ number, children }: { number: string; children: string }) {
  if (number === '') return children;
  return (
    <>
      <b>{number}</b> {children}
    </>
  );
}

/** The boxes of up to two states. */
function States() {
  const second = useBuilderState(({ draft }) => draft.payersStateNoB);
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

const OF_STATES = /^(state(TaxWithHeld|Income)|payersStateNo)[AB]$/;

/** The fields of the numbered boxes, in the order of their numbers: `1a` before `1b` before `2`; those of states stand apart. */
export function numberedFields({ boxes }: Pick<FormEdition, 'boxes'>): string[] {
  return boxes
    .flatMap(({ number, entries }) => (number === undefined ? [] : entries.map(({ field }) => ({ number, field }))))
    .filter(({ field }) => !OF_STATES.test(field))
    .sort((a, b) => parseInt(a.number, 10) - parseInt(b.number, 10) || a.number.localeCompare(b.number))
    .map(({ field }) => field);
}
