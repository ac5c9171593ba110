import type { Box12Row } from '@paperwage/documents/w2';
import { BOX_12_ROWS, setBox12 } from '@paperwage/documents/w2';
import { box12CodesOf } from '@paperwage/documents/forms';
import { formatMoney } from '@paperwage/values';
import { useMemo } from 'react';
import { ComboField } from '../../../ui/combo-field.tsx';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { useDraftChoice, useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { FieldMessage } from '../../../ui/field-frame.tsx';
import { MoneyInput } from '../../tax-form-builder/boxes/money-input.tsx';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { editDraft } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';
import { reasonOfCode } from '../steps/plan-words.ts';
import styles from './box-12.module.css';

const SHOWN = 8;

/**
 * Box 12: four rows of a code and its amount. A code is found by its letters or a word of what it means. A row that nobody
 * typed holds what was entered by kind of plan.
 */
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
  const path = `field${row}` as const;
  const { store } = useBuilder();
  const plan = usePlan(row);
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const code = useDraftChoice<string>(`${path}Code`);
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const options = useMemo(
    () => box12CodesOf(year).map((one): ComboOption => ({ value: one.code, label: one.code, detail: one.meaning })),
    [year],
  );
  const shown = plan?.code ?? code.value;
  const meaning = options.find(({ value }) => value === shown)?.detail;
  // Code and amount become the user's together: one without the other is no row.
  const replace = (typed: string) =>
    editDraft(store, (draft) => setBox12(draft, row, typed, plan?.amount ?? draft[path]));
  function chooseCode(typed: string) {
    if (plan === undefined) code.onChange(typed.toUpperCase().slice(0, 4));
    else if (typed.trim() !== '') replace(typed.slice(0, 4));
  }
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
        value={shown}
        onChange={chooseCode}
      />
      <div className={styles.amount}>
        <span className={styles.label} aria-hidden="true">
          Amount {row}
        </span>
        <MoneyInput
          path={path}
          name={`Amount ${row}`}
          calculated={plan?.amount}
          onReplace={() => plan && replace(plan.code)}
        />
        <FieldMessage id={path} error={error} warning={warning} />
      </div>
      {plan && <p className={`${boxStyles.note} ${styles.note}`}>{reasonOfCode(plan.code)}</p>}
    </li>
  );
}

/** Code and amount of the plan that a row holds; undefined where it is typed or blank. */
function usePlan(row: Box12Row): { readonly code: string; readonly amount: string } | undefined {
  const { amount, typed } = useCalculation(({ result }) => result.document.amounts[`field${row}`]);
  const code = useCalculation(({ result }) => result.document.codes[`field${row}Code`]);
  return typed || amount === undefined ? undefined : { code, amount: formatMoney(amount) };
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
