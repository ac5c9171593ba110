import type { PreTaxClass } from '@paperwage/payroll';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY, PRE_TAX_CLASSES } from '@paperwage/payroll';
import { formatDollars, yearOf } from '@paperwage/values';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import type { PayBasis, PayEntries } from '../../paycheck/handed-pay.ts';
import { PAY_BASES } from '../../paycheck/handed-pay.ts';
import { BareInput } from '../../ui/bare-input.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Paycheck } from '../../paycheck/calculate.ts';
import { changeBasis, changeFrequency, nameNextDeduction, renameDeduction } from './change-entries.ts';
import { CountField } from './count-field.tsx';
import type { EntryProblems } from '../../paycheck/entries.ts';
import { FREQUENCIES, PRE_TAX_NAMES, STATUSES } from '../../paycheck/entries.ts';
import styles from './pay-form.module.css';

const years = Array.from(
  { length: yearOf(LAST_COVERED_DAY) - yearOf(FIRST_COVERED_DAY) + 1 },
  (_, at) => yearOf(LAST_COVERED_DAY) - at,
).map((year) => ({ value: String(year), label: String(year) }));

/** What the amount of pay is called, by itself and as one to enter instead. */
const BASES: Readonly<Record<PayBasis, { readonly label: string; readonly asLink: string }>> = {
  paycheck: { label: 'Pay', asLink: 'the pay of one paycheck' },
  year: { label: 'Yearly salary', asLink: 'a yearly salary' },
  hour: { label: 'Hourly rate', asLink: 'an hourly rate' },
  net: { label: 'Take-home pay', asLink: 'a net pay' },
};

/** Lines that every visitor is asked for; others are added. */
const ALWAYS_ASKED: readonly PreTaxClass[] = ['retirement401k', 'section125'];

interface PayFormProps {
  readonly entries: PayEntries;
  readonly problems: EntryProblems;
  /** The last one that could be calculated. */
  readonly paycheck: Paycheck;
  readonly onChange: (entries: PayEntries) => void;
}

/** What a paycheck is calculated from. */
export function PayForm({ entries, problems, paycheck, onChange }: PayFormProps) {
  const change = (changes: Partial<PayEntries>) => onChange({ ...entries, ...changes });
  return (
    <div className={styles.form}>
      <PayAmount entries={entries} problems={problems} paycheck={paycheck} onChange={onChange} />
      <SegmentedField
        id="status"
        label="Filing status"
        className={styles.status}
        value={entries.status}
        options={STATUSES}
        onChange={(status) => change({ status })}
      />
      <div>
        <div className={styles.pair}>
          <CountField
            id="children"
            label="Children under 17"
            value={entries.children}
            error={problems.children}
            onChange={(children) => change({ children })}
          />
          <CountField
            id="dependents"
            label="Other dependents"
            value={entries.dependents}
            error={problems.dependents}
            onChange={(dependents) => change({ dependents })}
          />
        </div>
        <p className={styles.help}>{formatDollars(paycheck.credits)} in credits for step 3 of Form W-4</p>
      </div>
      <PreTaxLines entries={entries} problems={problems} onChange={onChange} />
      <SelectField
        id="year"
        label="Pay date in"
        className={styles.year!}
        value={String(entries.year)}
        options={years}
        onChange={(year) => change({ year: Number(year) })}
      />
    </div>
  );
}

function PayAmount({ entries, problems, paycheck, onChange }: PayFormProps) {
  const { basis, pay, hours, frequency } = entries;
  const { label } = BASES[basis];
  const others = PAY_BASES.filter((one) => one !== basis);
  const choose = (chosen: PayBasis) => {
    flushSync(() => onChange(changeBasis(entries, chosen, paycheck)));
    document.getElementById('pay')?.focus();
  };
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          id="pay"
          label={label}
          className={styles.tight}
          value={pay}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          error={problems.pay}
          onChange={(text) => onChange({ ...entries, pay: text })}
        />
        {basis === 'hour' && (
          <TextField
            id="hours"
            label="Hours each paycheck"
            className={styles.tight}
            value={hours}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            error={problems.hours}
            onChange={(text) => onChange({ ...entries, hours: text })}
          />
        )}
        <SelectField
          id="frequency"
          label="How often"
          className={styles.tight!}
          value={frequency}
          options={FREQUENCIES}
          onChange={(value) => onChange(changeFrequency(entries, value as PayEntries['frequency']))}
        />
      </div>
      <p className={`${styles.help} tnum`}>
        {basis !== 'paycheck' && `${formatDollars(paycheck.gross)} each paycheck, `}
        {formatDollars(paycheck.yearGross)} a year. Enter{' '}
        {others.map((other, at) => (
          <Fragment key={other}>
            <Button look="text" className={styles.link} onClick={() => choose(other)}>
              {BASES[other].asLink}
            </Button>
            {at < others.length - 2 && ', '}
            {at === others.length - 2 && ' or '}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function PreTaxLines({ entries, problems, onChange }: Omit<PayFormProps, 'paycheck'>) {
  const kinds = Object.keys(entries.preTax) as PreTaxClass[];
  const left = PRE_TAX_CLASSES.filter((kind) => !kinds.includes(kind));
  const next = nameNextDeduction(kinds);
  const addLine = () => {
    flushSync(() => onChange({ ...entries, preTax: { ...entries.preTax, [next!]: '' } }));
    document.getElementById(`pre-tax-${next}`)?.focus();
  };
  return (
    <fieldset className={styles.preTax}>
      <legend className={fieldStyles.legend}>Taken out before tax, each paycheck</legend>
      {kinds.map((kind, at) => (
        <div className={styles.row} key={at}>
          {ALWAYS_ASKED.includes(kind) ? (
            <span>{PRE_TAX_NAMES[kind]}</span>
          ) : (
            <select
              className={`${fieldStyles.input} ${fieldStyles.select}`}
              aria-label="Deduction"
              value={kind}
              onChange={({ target }) => onChange(renameDeduction(entries, kind, target.value as PreTaxClass))}
            >
              {[kind, ...left].map((one) => (
                <option key={one} value={one}>
                  {PRE_TAX_NAMES[one]}
                </option>
              ))}
            </select>
          )}
          <BareInput
            id={`pre-tax-${kind}`}
            name={`${PRE_TAX_NAMES[kind]}, each paycheck`}
            value={entries.preTax[kind] ?? ''}
            inputMode="decimal"
            maxLength={24}
            invalid={problems[kind] !== undefined}
            messageId={problems[kind] === undefined ? undefined : `pre-tax-${kind}-message`}
            onChange={(text) => onChange({ ...entries, preTax: { ...entries.preTax, [kind]: text } })}
          />
          {problems[kind] !== undefined && (
            <p className={`${fieldStyles.message} ${fieldStyles.error}`} id={`pre-tax-${kind}-message`}>
              {problems[kind]}
            </p>
          )}
        </div>
      ))}
      {next !== undefined && (
        <Button look="text" className={styles.add} onClick={addLine}>
          Add another
        </Button>
      )}
    </fieldset>
  );
}
