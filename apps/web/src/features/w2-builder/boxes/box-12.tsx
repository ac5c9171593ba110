import type { Box12Row } from '@paperwage/documents/w2';
import { BOX_12_ROWS } from '@paperwage/documents/w2';
import { box12CodesOf, inDollars } from '@paperwage/documents/forms';
import { useMemo } from 'react';
import { ComboField } from '../../../ui/combo-field.tsx';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { useDraftChoice, useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { FieldMessage } from '../../../ui/field-frame.tsx';
import { MoneyInput } from '../../tax-form-builder/boxes/money-input.tsx';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilderState, useCalculation } from '../store/builder.ts';
import { reasonOfCode } from '../steps/plan-words.ts';
import styles from './box-12.module.css';

const SHOWN = 8;

/** Box 12: four rows of a code and its amount. A code is found by its letters or a word of what it means. */
export function Box12() {
  return (
    <section className={boxStyles.section} aria-label="Box 12">
      <h2>Box 12</h2>
      <ul className={boxStyles.list}>
        {BOX_12_ROWS.map((row) => (
          <Row key={row} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: Box12Row }) {
  const path = `field${row}`;
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const code = useDraftChoice<string>(`${path}Code`);
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const options = useMemo(
    () => box12CodesOf(year).map((one): ComboOption => ({ value: one.code, label: one.code, detail: one.meaning })),
    [year],
  );
  const meaning = options.find(({ value }) => value === code.value)?.detail;
  return (
    <li className={styles.row} data-path={path} data-list-room="">
      <b>{row}</b>
      <ComboField
        id={`${path}Code`}
        label={`Code ${row}`}
        find={(text) => find(options, text)}
        none="No code matches."
        help={meaning}
        maxLength={4}
        {...code}
        onChange={(typed) => code.onChange(typed.toUpperCase().slice(0, 4))}
      />
      <div className={styles.amount}>
        <span className={styles.label} aria-hidden="true">
          Amount {row}
        </span>
        <MoneyInput path={path} name={`Amount ${row}`} />
        <FieldMessage id={path} error={error} warning={warning} />
      </div>
      <PlanNote row={row} />
    </li>
  );
}

/** A row that nobody typed may print what was entered by kind of plan. */
function PlanNote({ row }: { row: Box12Row }) {
  const { amount, typed } = useCalculation(({ result }) => result.document.amounts[`field${row}`]);
  const code = useCalculation(({ result }) => result.document.codes[`field${row}Code`]);
  if (typed || amount === undefined) return null;
  return (
    <p className={`${boxStyles.note} ${styles.note}`}>
      Prints code {code}, {inDollars(amount)}. {reasonOfCode(code)}
    </p>
  );
}

/** Codes that begin so, then those with a word in their meaning that does. */
function find(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const sought = text.trim().toLowerCase();
  const byCode = options.filter(({ value }) => value.toLowerCase().startsWith(sought));
  const byWord = options.filter(
    (option) =>
      !byCode.includes(option) &&
      (option.detail ?? '')
        .toLowerCase()
        .split(/[^a-z0-9()]+/)
        .some((word) => word.startsWith(sought)),
  );
  return [...byCode, ...byWord].slice(0, SHOWN);
}
