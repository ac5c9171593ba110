import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { LARGEST_AMOUNT, formatMoney, parseMoney, ZERO } from '@paperwage/values';
import { useEffect, useState } from 'react';
import { describedBy, FieldFrame } from '../../ui/field-frame.tsx';
import field from '../../ui/field.module.css';
import { SelectField } from '../../ui/select-field.tsx';

import styles from './try-it.module.css';

const OFTEN: readonly { readonly value: PayFrequency; readonly label: string }[] = [
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'BI_WEEKLY', label: 'Every two weeks' },
  { value: 'SEMI_MONTHLY', label: 'Twice a month' },
  { value: 'MONTHLY', label: 'Monthly' },
];
const STATUSES: readonly { readonly value: FilingStatus; readonly label: string }[] = [
  { value: 'single', label: 'Single or married filing separately' },
  { value: 'marriedJointly', label: 'Married filing jointly' },
  { value: 'headOfHousehold', label: 'Head of household' },
];

interface TryItProps {
  /** The tax on what the fields begin with. */
  readonly result?: string;
  /** What the server sent in its place, in which a hurried visitor may have changed a field already. */
  readonly sent?: Element | undefined;
}

/** Federal income tax on the reader’s own pay. The tax engine loads once they change a field. */
export function TryIt({ result: first, sent }: TryItProps) {
  const [begun] = useState(() => ({
    pay: sentValue(sent, 'try-pay') ?? '2,400.00',
    often: (sentValue(sent, 'try-often') ?? 'SEMI_MONTHLY') as PayFrequency,
    status: (sentValue(sent, 'try-status') ?? 'single') as FilingStatus,
  }));
  const [pay, setPay] = useState(begun.pay);
  const [often, setOften] = useState(begun.often);
  const [status, setStatus] = useState(begun.status);
  const [isTouched, setTouched] = useState(sent !== undefined && wasChanged(sent));
  const amount = parseMoney(pay);
  const isPay = amount !== undefined && amount > ZERO && amount <= LARGEST_AMOUNT;
  const error = isPay ? undefined : `“${pay}” is not an amount. Enter your gross pay, such as 2,400.00.`;
  const { result, hasFailed } = useFederalTax(
    isTouched && isPay ? amount : undefined,
    often,
    status,
    first ?? sent?.querySelector('[role=status] b')?.textContent ?? '',
  );
  const change =
    <T,>(set: (value: T) => void) =>
    (value: string) => {
      setTouched(true);
      set(value as T);
    };
  return (
    <section className={styles.try} aria-labelledby="try-heading">
      <h3 id="try-heading">Try it with your own pay</h3>
      <div className={styles.fields}>
        {/* Not a TextField, which comes with the code of the builders. */}
        <FieldFrame id="try-pay" label="Pay each time" error={error}>
          <input
            id="try-pay"
            className={field.input}
            value={pay}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => change(setPay)(target.value)}
            {...describedBy('try-pay', { error })}
          />
        </FieldFrame>
        <SelectField id="try-often" label="How often" value={often} options={OFTEN} onChange={change(setOften)} />
        <SelectField
          id="try-status"
          label="Filing status"
          value={status}
          options={STATUSES}
          onChange={change(setStatus)}
        />
      </div>
      <p className={`${styles.out} tnum`} role="status">
        {hasFailed
          ? 'The tax rules didn’t load. Check your connection and change a field to try again.'
          : isPay &&
            result !== '' && (
              <>
                Federal income tax: <b>{result}</b> of each {formatMoney(amount)}
              </>
            )}
      </p>
      <p>
        <a href="/make-your-paystub">Make a pay stub with state taxes</a>
      </p>
    </section>
  );
}

/** The tax by the engine, which is fetched for the first amount; until then `first`. */
function useFederalTax(pay: Cents | undefined, often: PayFrequency, status: FilingStatus, first: string) {
  const [result, setResult] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (pay === undefined) return undefined;
    let isLatest = true;
    import('./federal-tax.ts')
      .then(({ federalTax }) => federalTax(pay, often, status))
      .then(
        (tax) => {
          if (!isLatest) return;
          setFailed(false);
          setResult(tax);
        },
        () => isLatest && setFailed(true),
      );
    return () => {
      isLatest = false;
    };
  }, [pay, often, status]);
  return { result, hasFailed };
}

function sentValue(sent: Element | undefined, id: string): string | undefined {
  return sent?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value;
}

function wasChanged(sent: Element): boolean {
  const input = sent.querySelector('input');
  const selects = [...sent.querySelectorAll('select')];
  return (
    input?.value !== input?.defaultValue || selects.some(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
  );
}
