import type { Cents } from '@paperwage/values';
import { add, max, min, subtract, sum, times, yearOf, ZERO } from '@paperwage/values';
import type { PayInput, StateItemTax, StateItemTotals, TaxLine, TaxName } from './pay.ts';
import { payDatesBefore } from './pay-dates.ts';
import type { PaymentRun } from './payment-runs.ts';
import { addToRuns } from './payment-runs.ts';
import type { RuleBook } from './rule-book.ts';
import { isStated, stateItemsOn } from './rule-book.ts';
import type { StateItem, StateItems } from './rules/state-items.ts';
import { hasLoweredWages, itemPreTax, itemWages } from './taxes/items/item-wages.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';
import { stateItemLines, yearlyMaximumReached } from './taxes/state-items.ts';

const BEFORE_ITEMS: ReadonlySet<string> = new Set<TaxName>([
  'federalIncomeTax',
  'socialSecurity',
  'medicare',
  'stateIncomeTax',
]);

/**
 * The same payments with what employees pay into programs of the state. Programs begin in mid-year and some are taken
 * once a quarter, so each payment is given a pay date of its own: the periods before `input.payDate`.
 */
export function repeatItems(input: PayInput, runs: readonly PaymentRun[], rules: RuleBook): readonly PaymentRun[] {
  if (!hasItemsInYear(input, rules)) return runs;
  const { payDate, payFrequency, grossPay, state } = input;
  const payments = runs.reduce((count, run) => count + run.payments, 0);
  const dates = payDatesBefore(payDate, payFrequency, payments).reverse();
  const withItems: PaymentRun[] = [];
  let stateWages = ZERO;
  let stateItems: StateItemTotals = {};
  let index = 0;
  const left = subtract(grossPay, preTaxTotal(input));
  for (const run of runs) {
    const available = subtract(left, sum(Object.values(run.taxes)));
    for (let payment = 0; payment < run.payments; payment += 1) {
      const date = dates[index]!;
      const held = stateItemsOn(state, date, rules);
      const stateItemWages = loweredWages(input, index, rules);
      const yearToDate = { ...input.yearToDate, stateWages, stateItems, stateItemWages };
      const paid = { ...input, payDate: date, yearToDate };
      const lines = held ? stateItemLines(paid, available, held, rules.preTax.items) : [];
      stateItems = withLines(stateItems, lines);
      addToRuns(withItems, { ...run.taxes, ...withLines({}, lines) });
      stateWages = add(stateWages, grossPay);
      index += 1;
    }
  }
  return withItems;
}

/** Wages of so many payments, for the items whose wages pre-tax deductions or tips lower. */
export function loweredWages(input: PayInput, payments: number, rules: RuleBook): StateItemTotals {
  if (!hasLoweredWages(input)) return {};
  const items = rules.items.filter(({ state }) => state === input.state).flatMap((held) => held.items);
  const lowered = items.filter((item) => item.withoutTips || itemPreTax(input.state, item, rules.preTax.items));
  return Object.fromEntries(
    lowered.map((item) => [item.tax, times(itemWages(input, item, rules.preTax.items).wages, payments)]),
  );
}

/** Totals of the items in runs; zero for an item in force on the pay date that no payment had. */
export function itemTotals(input: PayInput, runs: readonly PaymentRun[], rules: RuleBook): StateItemTotals {
  const totals: Partial<Record<TaxName, Cents>> = {};
  for (const { tax } of itemsOnPayDate(input, rules)) totals[tax] = ZERO;
  for (const { taxes, payments } of runs) {
    for (const [tax, amount] of Object.entries(taxes) as [TaxName, Cents][]) {
      if (!BEFORE_ITEMS.has(tax)) totals[tax] = add(totals[tax] ?? ZERO, times(amount, payments));
    }
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
  const items = itemsOnPayDate(input, rules);
  const lowered = loweredWages(input, run.payments, rules);
  const totals: Partial<Record<StateItemTax, Cents>> = {};
  let left = available;
  for (const [tax, multiplied] of Object.entries(repeated) as [StateItemTax, Cents][]) {
    const item = items.find((one) => one.tax === tax);
    const reached = item && yearlyMaximumReached(item, lowered[tax] ?? grossBefore);
    const total = max(ZERO, min(reached ?? multiplied, left));
    totals[tax] = total;
    left = subtract(left, total);
  }
  return totals;
}

function hasItemsInYear({ state, payDate }: PayInput, rules: RuleBook): boolean {
  const year = yearOf(payDate);
  const inYear = ({ from, to }: StateItems) => yearOf(from) <= year && year <= yearOf(to);
  return rules.items.some((held) => held.state === state && held.items.length > 0 && inYear(held));
}

/** The items that are withheld on the pay date: those that need a figure only when it was stated. */
function itemsOnPayDate({ state, payDate, elections }: PayInput, rules: RuleBook): readonly StateItem[] {
  const items = stateItemsOn(state, payDate, rules)?.items ?? [];
  return items.filter((item) => isStated(item, elections));
}

function withLines(totals: StateItemTotals, lines: readonly TaxLine[]): StateItemTotals {
  const more: Partial<Record<TaxName, Cents>> = { ...totals };
  for (const { tax, amount } of lines) more[tax] = add(more[tax] ?? ZERO, amount);
  return more;
}
