import type { PlanKind } from '@paperwage/documents/w2';
import { PLAN_KINDS, setPlanAmount } from '@paperwage/documents/w2';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat, stripInvisible } from '../../builder/fields/formats.ts';
import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { PLAN_WORDS } from './plan-words.ts';

/** What the employee paid into plans in the year, by kind: it lowers the right boxes and fills boxes 10 and 12. */
export function PlanFields() {
  const count = useBuilderState(
    ({ draft }) => PLAN_KINDS.filter((kind) => draft.planAmounts[kind].trim() !== '').length,
  );
  return (
    <Disclosure summary="Pre-tax deductions and Roth" hint={count === 0 ? 'None' : `${count} entered`}>
      <p className={styles.note}>Totals for the year, from the employee’s pay. Skip what doesn’t apply.</p>
      <div className={`${styles.pair} ${styles.stack}`}>
        {PLAN_KINDS.map((kind) => (
          <PlanField key={kind} kind={kind} />
        ))}
      </div>
    </Disclosure>
  );
}

function PlanField({ kind }: { kind: PlanKind }) {
  const { store } = useBuilder();
  const path = `planAmounts.${kind}`;
  const value = useBuilderState(({ draft }) => draft.planAmounts[kind]);
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const { label, help } = PLAN_WORDS[kind];
  const set = (text: string) => editDraft(store, (draft) => setPlanAmount(draft, kind, text));
  return (
    <TextField
      id={path}
      label={label}
      help={help}
      error={error}
      warning={warning}
      inputMode="decimal"
      autoComplete="off"
      align="end"
      maxLength={24}
      value={value}
      onChange={(text) => set(stripInvisible(text))}
      onBlur={() => {
        set(moneyFormat(value));
        touch(store, path);
      }}
    />
  );
}
