import { KINDS } from '@paperwage/documents/kinds';
import type { FilingStatus, PayFrequency, RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { formatMoney, STATE_CODES, STATE_NAMES } from '@paperwage/values';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { payStubHref, type PayEntries } from '../../../paycheck/handed-pay.ts';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { calculatePaycheck } from '../../../paycheck/calculate.ts';
import type { EntryProblems } from '../../../paycheck/entries.ts';
import { EXAMPLE as EXAMPLE_PAY, frequencyInText, FREQUENCIES, STATUSES } from '../../../paycheck/entries.ts';
import { PaycheckSheet } from '../paycheck-sheet.tsx';
import page from '../calculator-page.module.css';
import type { ToolProps } from './fields.ts';
import { useFields } from './fields.ts';
import styles from './tools.module.css';

const EXAMPLE = { state: 'TX', net: '2,000.00', frequency: 'BI_WEEKLY', status: 'single', children: '0' };

const STATES = STATE_CODES.map((value) => ({ value, label: STATE_NAMES[value] }));

interface Rules {
  readonly state: StateCode;
  readonly book: RuleBook;
}

/** The tool at `/tools/gross-from-net`, with the rules of the state it shows first. */
export async function loadGrossFromNet(): Promise<ComponentType<ToolProps>> {
  const state = EXAMPLE.state as StateCode;
  const book = await loadRuleBook(state);
  return ({ sent }) => <GrossFromNet sent={sent} rules={{ state, book }} />;
}

function GrossFromNet({ sent, rules: first }: ToolProps & { readonly rules: Rules }) {
  const [fields, set] = useFields(EXAMPLE, sent);
  const { rules, hasFailed } = useRules(first, fields.state as StateCode);
  const entries = entriesOf(fields, fields.net);
  const calculated = calculatePaycheck(entries, rules.state, rules.book);
  const problems = 'problems' in calculated ? calculated.problems : {};
  const shown =
    'paycheck' in calculated ? calculated : calculatePaycheck(entriesOf(fields, '0'), rules.state, rules.book);
  return (
    <div className={page.calculator}>
      <NetFields fields={fields} problems={problems} hasFailed={hasFailed} set={set} />
      {'paycheck' in shown && (
        <PaycheckSheet
          headline={{
            label: `Gross pay in ${STATE_NAMES[rules.state]}, ${frequencyInText(entries.frequency)}`,
            amount: formatMoney(shown.paycheck.gross),
            yearAmount: formatMoney(shown.paycheck.yearGross),
          }}
          paycheck={shown.paycheck}
          often={frequencyInText(entries.frequency)}
          isOutdated={Object.keys(problems).length > 0 || rules.state !== fields.state}
          payStubHref={payStubHref(KINDS.paystub.builderPath, { ...entries, state: rules.state })}
        />
      )}
    </div>
  );
}

interface NetFieldsProps {
  readonly fields: Readonly<typeof EXAMPLE>;
  readonly problems: EntryProblems;
  readonly hasFailed: boolean;
  readonly set: (name: keyof typeof EXAMPLE) => (value: string) => void;
}

function NetFields({ fields, problems, hasFailed, set }: NetFieldsProps) {
  return (
    <div className={styles.form}>
      <TextField
        id="net"
        label="Take-home pay"
        value={fields.net}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        error={problems.pay}
        onChange={set('net')}
      />
      <SelectField
        id="frequency"
        label="How often"
        value={fields.frequency}
        options={FREQUENCIES}
        onChange={set('frequency')}
      />
      <SelectField
        id="state"
        label="State"
        value={fields.state}
        options={STATES}
        error={
          hasFailed ? 'The rules of this state didn’t load. Check your connection and choose it again.' : undefined
        }
        onChange={set('state')}
      />
      <SegmentedField
        id="status"
        label="Filing status"
        value={fields.status}
        options={STATUSES}
        onChange={set('status')}
      />
      <TextField
        id="children"
        label="Children under 17"
        value={fields.children}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={problems.children}
        onChange={set('children')}
      />
    </div>
  );
}

function entriesOf({ frequency, status, children }: Readonly<typeof EXAMPLE>, net: string): PayEntries {
  return {
    ...EXAMPLE_PAY,
    basis: 'net',
    pay: net,
    frequency: frequency as PayFrequency,
    status: status as FilingStatus,
    children,
    dependents: '0',
    preTax: {},
  };
}

/** The rules of the chosen state; those of the one before until they are there. */
function useRules(first: Rules, state: StateCode): { readonly rules: Rules; readonly hasFailed: boolean } {
  const [rules, setRules] = useState(first);
  const [failed, setFailed] = useState<StateCode>();
  useEffect(() => {
    if (rules.state === state) return;
    let isGone = false;
    loadRuleBook(state).then(
      (book) => {
        if (isGone) return;
        setFailed(undefined);
        setRules({ state, book });
      },
      () => {
        if (!isGone) setFailed(state);
      },
    );
    return () => {
      isGone = true;
    };
  }, [rules.state, state]);
  return { rules, hasFailed: failed === state };
}
