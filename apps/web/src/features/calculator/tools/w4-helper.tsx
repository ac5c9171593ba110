import type { FormW4, PayFrequency, RuleBook } from '@paperwage/payroll';
import {
  calculatePay,
  loadRuleBook,
  NOTHING_PAID,
  ordinaryPayDate,
  PERIODS_PER_YEAR,
  plainW4,
  step3Credits,
} from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { formatDollars, formatMoney, subtract, times, ZERO } from '@paperwage/values';
import type { ComponentType } from 'react';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EXAMPLE as EXAMPLE_PAY, FREQUENCIES, STATUSES } from '../../../paycheck/entries.ts';
import { AMOUNT_WANTED, readAmount, readCount, readOptionalAmount } from './exact.ts';
import page from '../calculator-page.module.css';
import type { ToolProps } from './fields.ts';
import { calculatorHrefOf, useFields } from './fields.ts';
import { ResultSheet } from './result-sheet.tsx';
import styles from './tools.module.css';

const EXAMPLE = {
  pay: '2,500.00',
  frequency: 'BI_WEEKLY',
  status: 'single',
  step2: '',
  children: '1',
  dependents: '0',
  income: '',
  deductions: '',
  extra: '20.00',
};

const COUNT_WANTED = 'Enter a whole number from 0 to 99.';

/** The entries of Form W-4 in numbers. */
export interface W4Entries {
  readonly pay: Cents;
  readonly frequency: PayFrequency;
  readonly status: FormW4['filingStatus'];
  readonly step2: boolean;
  readonly credits: Cents;
  readonly income: Cents;
  readonly deductions: Cents;
  readonly extra: Cents;
}

/** The tool at `/tools/w4-helper`, with the federal taxes. */
export async function loadW4Helper(): Promise<ComponentType<ToolProps>> {
  const rules = await loadRuleBook(undefined);
  return ({ sent }) => <W4Helper sent={sent} rules={rules} />;
}

function W4Helper({ sent, rules }: ToolProps & { readonly rules: RuleBook }) {
  const [fields, set] = useFields(EXAMPLE, sent);
  const read = readW4(fields, rules);
  const effects = 'entries' in read ? effectsOfW4(read.entries, rules) : undefined;
  const problems = 'problems' in read ? read.problems : {};
  const isExample = Object.entries(EXAMPLE).every(([name, value]) => fields[name as keyof typeof EXAMPLE] === value);
  return (
    <div className={page.calculator}>
      <W4Fields fields={fields} problems={problems} set={set} />
      <ResultSheet
        label={`Federal income tax, each paycheck${isExample ? ', in this example' : ''}`}
        answer={effects && formatDollars(effects.total)}
        columns={['What it changes', 'Each paycheck', 'In a year']}
        rows={effects?.rows ?? []}
        notes={[
          ...(isExample ? ['The numbers on the form are an example. Enter your own.'] : []),
          `We use the ${EXAMPLE_PAY.year} tables of IRS Publication 15-T. Each step shows what it adds (+) or takes off (−) after the steps above it.`,
          `The year is ${PERIODS_PER_YEAR[fields.frequency as PayFrequency]} paychecks, each rounded to the cent.`,
        ]}
        link={{
          href: calculatorHrefOf({
            basis: 'paycheck',
            pay: fields.pay,
            frequency: fields.frequency as PayFrequency,
            status: fields.status as FormW4['filingStatus'],
            children: fields.children,
            dependents: fields.dependents,
          }),
          text: 'Calculate take-home pay',
        }}
      />
    </div>
  );
}

interface W4FieldsProps {
  readonly fields: Readonly<typeof EXAMPLE>;
  readonly problems: Problems;
  readonly set: (name: keyof typeof EXAMPLE) => (value: string) => void;
}

function W4Fields({ fields, problems, set }: W4FieldsProps) {
  const amount = (id: 'income' | 'deductions' | 'extra', label: string, help: string) => (
    <TextField
      id={id}
      label={label}
      value={fields[id]}
      inputMode="decimal"
      autoComplete="off"
      help={help}
      error={problems[id]}
      onChange={set(id)}
    />
  );
  return (
    <div className={styles.form}>
      <TextField
        id="pay"
        label="Pay"
        value={fields.pay}
        inputMode="decimal"
        autoComplete="off"
        help="Before taxes, after deductions before tax."
        error={problems.pay}
        onChange={set('pay')}
      />
      <SelectField
        id="frequency"
        label="How often"
        value={fields.frequency}
        options={FREQUENCIES}
        onChange={set('frequency')}
      />
      <SegmentedField
        id="status"
        label="Filing status"
        value={fields.status}
        options={STATUSES}
        onChange={set('status')}
      />
      <CheckField
        id="step2"
        label="Step 2: two jobs, or a spouse who works"
        checked={fields.step2 === 'on'}
        onChange={(isOn) => set('step2')(isOn ? 'on' : '')}
      />
      <TextField
        id="children"
        label="Step 3: children under 17"
        value={fields.children}
        inputMode="numeric"
        autoComplete="off"
        error={problems.children}
        onChange={set('children')}
      />
      <TextField
        id="dependents"
        label="Step 3: other dependents"
        value={fields.dependents}
        inputMode="numeric"
        autoComplete="off"
        error={problems.dependents}
        onChange={set('dependents')}
      />
      {amount('income', 'Step 4(a): other income', 'A year, not from jobs.')}
      {amount('deductions', 'Step 4(b): deductions', 'A year, above the standard deduction.')}
      {amount('extra', 'Step 4(c): extra withholding', 'Each paycheck.')}
    </div>
  );
}

type Problems = Partial<Record<keyof typeof EXAMPLE, string>>;

function readW4(
  fields: Readonly<typeof EXAMPLE>,
  rules: RuleBook,
): { readonly entries: W4Entries } | { readonly problems: Problems } {
  const pay = readAmount(fields.pay);
  const children = readCount(fields.children);
  const dependents = readCount(fields.dependents);
  const [income, deductions, extra] = [fields.income, fields.deductions, fields.extra].map(readOptionalAmount);
  if (
    pay === undefined ||
    children === undefined ||
    dependents === undefined ||
    income === undefined ||
    deductions === undefined ||
    extra === undefined
  ) {
    return {
      problems: {
        ...(pay === undefined && { pay: AMOUNT_WANTED }),
        ...(children === undefined && { children: COUNT_WANTED }),
        ...(dependents === undefined && { dependents: COUNT_WANTED }),
        ...(income === undefined && { income: AMOUNT_WANTED }),
        ...(deductions === undefined && { deductions: AMOUNT_WANTED }),
        ...(extra === undefined && { extra: AMOUNT_WANTED }),
      },
    };
  }
  const dependentsOfForm = { childrenUnder17: children, otherDependents: dependents };
  const credits = step3Credits(dependentsOfForm, ordinaryPayDate(EXAMPLE_PAY.year), rules);
  const frequency = fields.frequency as PayFrequency;
  const status = fields.status as FormW4['filingStatus'];
  return { entries: { pay, frequency, status, step2: fields.step2 === 'on', credits, income, deductions, extra } };
}

/** What each entry of Form W-4 adds to the federal income tax of a paycheck or takes off it, in the order of the form. */
export function effectsOfW4(entries: W4Entries, rules: RuleBook) {
  const { pay, frequency, status, step2, credits, income, deductions, extra } = entries;
  const tax = (w4: FormW4) => {
    const payDate = ordinaryPayDate(EXAMPLE_PAY.year);
    const input = { payDate, payFrequency: frequency, grossPay: pay, state: undefined, w4, yearToDate: NOTHING_PAID };
    return calculatePay(input, rules).lines.find((line) => line.tax === 'federalIncomeTax')!.amount;
  };
  const steps = [
    ['Step 2: two jobs', { step2Checkbox: step2 }],
    ['Step 3: dependents', { step3Credits: credits }],
    ['Step 4(a): other income', { otherIncome: income }],
    ['Step 4(b): deductions', { deductions }],
    ['Step 4(c): extra withholding', { extraWithholding: extra }],
  ] as const;
  let w4 = plainW4(status, ZERO);
  let before = tax(w4);
  const row = (name: string, amount: Cents, text: (amount: Cents) => string) =>
    [name, text(amount), text(times(amount, PERIODS_PER_YEAR[frequency]))] as const;
  const rows = [row('Filing status alone', before, formatMoney)];
  for (const [name, step] of steps) {
    w4 = { ...w4, ...step } as FormW4;
    const after = tax(w4);
    rows.push(row(name, subtract(after, before), signed));
    before = after;
  }
  rows.push(row('Federal income tax', before, formatMoney));
  return { total: before, rows };
}

/** `+20.00`, `−84.62`, `0.00` */
function signed(amount: Cents): string {
  if (amount === 0) return formatMoney(amount);
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount) as Cents)}`;
}
