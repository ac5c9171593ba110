import { setDependents } from '@paperwage/documents/pay-stub';
import { useCallback } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useStored } from '../../builder/store/builder.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { useFieldError } from '../../builder/fields/use-field.ts';

/** Step 3 of Form W-4: the dollar amount, or the counts from which the year's amounts make it. */
export function DependentsHelper() {
  return (
    <div className={styles.triple}>
      <Count count="qualifyingChildren" label="Children under 17" />
      <Count count="otherDependents" label="Other dependents" />
      <DraftText
        path="employeeInfo.dependentsAmount"
        label="Step 3: amount"
        help="From the form, per year"
        inputMode="decimal"
        format={moneyFormat}
        align="end"
        maxLength={24}
      />
    </div>
  );
}

function Count({ count, label }: { count: 'qualifyingChildren' | 'otherDependents'; label: string }) {
  const { store, rules } = useBuilder();
  const path = `w4.${count}`;
  const value = useBuilderState((state) => state.draft.w4[count]);
  const error = useFieldError(path);
  const formOf = useStored(rules).book?.assumedYear;
  const isCount = /^\s*\d{0,2}\s*$/.test(value);
  const onChange = useCallback(
    (text: string) => editDraft(store, (draft) => setDependents(draft, { [count]: text }, rules.get().book)),
    [store, rules, count],
  );
  const onBlur = useCallback(() => touch(store, path), [store, path]);
  return (
    <TextField
      id={path}
      label={label}
      value={value}
      error={isCount ? error : 'Enter a number from 0 to 99.'}
      help={`Fills in step 3${formOf === undefined ? '' : ` using ${formOf} amounts`}.`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
