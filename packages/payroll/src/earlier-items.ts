import type { Cents } from '@paperwage/values';
import { add, max, min, subtract, sum, times, yearOf, ZERO } from '@paperwage/values';
import type { PayInput, StateItemTax, StateItemTotals, TaxLine, TaxName } from './pay.ts';
import { payDatesBefore } from './pay-dates.ts';
import type { RuleBook } from './rule-book.ts';
import { stateItemsOn } from './rule-book.ts';
import type { WithheldFirst } from './taxes/state-income-tax.ts';
import { stateItemLines, yearlyMaximumReached } from './taxes/state-items.ts';

/** What was withheld from one payment so far, in the order in which taxes are taken. */
export type Withheld = WithheldFirst & Readonly<Partial<Record<TaxName, Cents>>>;

/** Payments that follow one another with the same taxes. */
export interface PaymentRun {
  readonly taxes: Withheld;
  readonly payments: number;
}

/** Adds a payment to the last run where its taxes are the same, else as a run of its own. */
export function addToRuns(runs: PaymentRun[], taxes: Withheld): void {
  const last = runs.at(-1);
  if (last && isSame(last.taxes, taxes)) runs[runs.length - 1] = { taxes: last.taxes, payments: last.payments + 1 };
  else runs.push({ taxes, payments: 1 });
}

/**
 * The same payments with what employees pay into programs of the state. Programs begin in mid-year and some are taken
 * once a quarter, so each payment is given a pay date of its own: the periods before `input.payDate`.
 */
export function repeatItems(input: PayInput, runs: readonly PaymentRun[], rules: RuleBook): readonly PaymentRun[] {
  if (namesInYear(input, rules).length === 0) return runs;
  const { payDate, payFrequency, grossPay, state } = input;
  const payments = runs.reduce((count, run) => count + run.payments, 0);
  const dates = payDatesBefore(payDate, payFrequency, payments).reverse();
  const withItems: PaymentRun[] = [];
  let stateWages = ZERO;
  let stateItems: StateItemTotals = {};
  let index = 0;
  for (const run of runs) {
    const available = subtract(grossPay, sum(Object.values(run.taxes)));
    for (let payment = 0; payment < run.payments; payment += 1) {
      const date = dates[index]!;
      const held = stateItemsOn(state, date, rules);
      const yearToDate = { ...input.yearToDate, stateWages, stateItems };
      const lines = held ? stateItemLines({ ...input, payDate: date, yearToDate }, available, held) : [];
      stateItems = withLines(stateItems, lines);
      addToRuns(withItems, { ...run.taxes, ...withLines({}, lines) });
      stateWages = add(stateWages, grossPay);
      index += 1;
    }
  }
  return withItems;
}

/** Totals of the items in runs: of all that the state has in the year, zero where no payment had one. */
export function itemTotals(input: PayInput, runs: readonly PaymentRun[], rules: RuleBook): StateItemTotals {
  const totals: Partial<Record<StateItemTax, Cents>> = {};
  for (const tax of namesInYear(input, rules)) {
    totals[tax] = sum(runs.map(({ taxes, payments }) => times(taxes[tax] ?? ZERO, payments)));
  }
  return totals;
}

/**
 * What programs of the state took of a typed gross pay of the year so far; `input` and `run` are the equal payments it
 * was divided into. Where the whole has reached a wage base, the item has reached its maximum, whatever the division
 * rounds. No more was taken than `available`.
 */
export function priorItems(
  grossBefore: Cents,
  input: PayInput,
  run: PaymentRun,
  available: Cents,
  rules: RuleBook,
): StateItemTotals {
  const repeated = itemTotals(input, repeatItems(input, [run], rules), rules);
  const items = stateItemsOn(input.state, input.payDate, rules)?.items ?? [];
  const totals: Partial<Record<StateItemTax, Cents>> = {};
  let left = available;
  for (const tax of namesInYear(input, rules)) {
    const item = items.find((one) => one.tax === tax);
    const reached = item && yearlyMaximumReached(item, grossBefore);
    const total = max(ZERO, min(reached ?? repeated[tax] ?? ZERO, left));
    totals[tax] = total;
    left = subtract(left, total);
  }
  return totals;
}

/** Every item that the state has on some day of the year. */
function namesInYear({ state, payDate }: PayInput, rules: RuleBook): readonly StateItemTax[] {
  const year = yearOf(payDate);
  const held = rules.items.filter((one) => one.state === state && yearOf(one.from) <= year && year <= yearOf(one.to));
  return [...new Set(held.flatMap(({ items }) => items.map(({ tax }) => tax)))];
}

function withLines(totals: StateItemTotals, lines: readonly TaxLine[]): StateItemTotals {
  const more: Partial<Record<TaxName, Cents>> = { ...totals };
  for (const { tax, amount } of lines) more[tax] = add(more[tax] ?? ZERO, amount);
  return more;
}

function isSame(one: Withheld, other: Withheld): boolean {
  const names = Object.keys(one) as TaxName[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
