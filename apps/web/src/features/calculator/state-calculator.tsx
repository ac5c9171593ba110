import type { RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { formatDollars, formatMoney, STATE_NAMES } from '@paperwage/values';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { KINDS } from '@paperwage/documents/kinds';
import { payStubHref, payText, type PayEntries } from '../../paycheck/handed-pay.ts';
import type { Paycheck } from '../../paycheck/calculate.ts';
import { calculatePaycheck } from '../../paycheck/calculate.ts';
import type { EntryProblems } from '../../paycheck/entries.ts';
import { EXAMPLE, frequencyInText, STATUSES } from '../../paycheck/entries.ts';
import { FactsTable } from './facts-table.tsx';
import type { StateBooks } from './load-books.ts';
import { loadNeighborBooks } from './load-books.ts';
import { NeighborBars } from './neighbor-bars.tsx';
import { PayForm } from './pay-form.tsx';
import { PaycheckSheet } from './paycheck-sheet.tsx';
import styles from './calculator-page.module.css';
import { stateFacts } from './state-facts.ts';
import { shareOfStates } from './state-shares.ts';
import { SHARE_NO_BORDER } from './states.ts';

interface StateCalculatorProps {
  readonly state: StateCode;
  readonly books: StateBooks;
  /** What is entered at first. */
  readonly entries: PayEntries;
}

/** The paycheck calculator of a state, what the state takes, and the same paycheck in the states around it. */
export function StateCalculator({ state, books, entries: given }: StateCalculatorProps) {
  const { entries, paycheck, problems, change } = usePaycheck(state, books.own, given);
  const often = frequencyInText(entries.frequency);
  const { facts } = useMemo(() => stateFacts(state, entries.year, books.own), [state, entries.year, books.own]);
  const name = STATE_NAMES[state];
  return (
    <>
      <div className={styles.wrap}>
        <div className={`${styles.pinned} tnum`}>
          <span>
            Take-home <b>{formatMoney(paycheck.net)}</b>
          </span>
          <a href="#lines">Every line</a>
        </div>
        <div className={styles.calculator}>
          <PayForm entries={entries} problems={problems} paycheck={paycheck} onChange={change} />
          <PaycheckSheet
            paycheck={paycheck}
            often={often}
            isOutdated={Object.keys(problems).length > 0}
            payStubHref={payStubHref(KINDS.paystub.builderPath, { ...entries, state })}
          />
        </div>
      </div>
      <section className={styles.facts}>
        <div className={styles.columns}>
          <div>
            <h2>
              What {name} takes in {entries.year}
            </h2>
            <p className={styles.lead}>
              From the rules this page calculates with. Each names its source and how sure we are of it.
            </p>
          </div>
          <FactsTable facts={facts} />
        </div>
      </section>
      <section className={styles.near}>
        <div className={styles.columns}>
          <div>
            <h2>The same paycheck {SHARE_NO_BORDER.includes(state) ? 'elsewhere' : 'next door'}</h2>
            <p className={styles.lead}>
              {formatDollars(paycheck.gross)} {often}, {statusInText(entries.status)}, with the same deductions. The
              yellow part goes to the state.
            </p>
          </div>
          <Neighbors state={state} paycheck={paycheck} books={books} entries={entries} />
        </div>
      </section>
    </>
  );
}

function statusInText(status: PayEntries['status']): string {
  return STATUSES.find(({ value }) => value === status)!.label.toLowerCase();
}

interface Shown {
  readonly entries: PayEntries;
  /** The last one that could be calculated. */
  readonly paycheck: Paycheck;
  readonly problems: EntryProblems;
}

/** The entries with their paycheck; while a field cannot be read, with the one before. */
function usePaycheck(state: StateCode, rules: RuleBook, given: PayEntries) {
  const show = (entries: PayEntries, before?: Shown): Shown => {
    const calculated = calculatePaycheck(entries, state, rules);
    if ('paycheck' in calculated) return { entries, paycheck: calculated.paycheck, problems: {} };
    return { entries, paycheck: (before ?? show(EXAMPLE)).paycheck, problems: calculated.problems };
  };
  const [shown, change] = useReducer(
    (before: Shown, entries: PayEntries) => show(entries, before),
    given,
    (entries) => show(entries),
  );
  return { ...shown, change };
}

interface NeighborsProps {
  readonly state: StateCode;
  readonly books: StateBooks;
  readonly paycheck: Paycheck;
  readonly entries: PayEntries;
}

function Neighbors({ state, books, paycheck, entries }: NeighborsProps) {
  const [loaded, setLoaded] = useState(books);
  const { year } = entries;
  useEffect(() => {
    if (loaded.year === year) return;
    let isGone = false;
    loadNeighborBooks(state, year).then(
      (neighbors) => {
        if (!isGone) setLoaded((before) => ({ ...before, year, neighbors }));
      },
      // Those of the other year stay; the text above names the pay, not the year.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [loaded.year, state, year]);
  const shares = useMemo(() => {
    const own = new Map([[state, loaded.own]]);
    const isOfYear = loaded.year === Number(paycheck.input.payDate.slice(0, 4));
    return [...shareOfStates(paycheck, own), ...(isOfYear ? shareOfStates(paycheck, loaded.neighbors) : [])];
  }, [state, paycheck, loaded]);
  return <NeighborBars shares={shares} own={state} payText={payText(entries)} />;
}
