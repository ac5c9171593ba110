import type { Cents } from '@paperwage/values';
import { add, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import type { PayInput, TaxName } from './pay.ts';
import { payDatesBefore } from './pay-dates.ts';
import type { PaymentRun } from './payment-runs.ts';
import { addToRuns, leastLeftOf, paymentsOf } from './payment-runs.ts';
import { placesOfPayment } from './places/places-of-payment.ts';
import { PayProblem } from './problems.ts';
import type { RuleBook } from './rule-book.ts';
import { incomeTaxState } from './taxes/income-tax-state.ts';
import { localPayment, localTaxes, stateLineOfPlaces } from './taxes/local-taxes.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';
import { stateLine } from './taxes/state-line.ts';

/** Totals of local taxes, by the name of the line. */
export type LocalTotals = Readonly<Partial<Record<TaxName, Cents>>>;

/** What places took of several payments. */
export interface RepeatedLocal {
  readonly totals: LocalTotals;
  /** What all taxes left of the payment they left least of. */
  readonly leastLeft: Cents;
}

/**
 * What the places of `input` took of payments of which all other taxes are in `runs`. Fees are taken once a month or
 * up to a yearly amount, so each payment has a pay date and a place in the year of its own: the periods before
 * `input.payDate`, `payrollWages` of each counting towards wage bases.
 */
export function repeatLocal(
  input: PayInput,
  runs: readonly PaymentRun[],
  payrollWages: Cents,
  rules: RuleBook,
): RepeatedLocal {
  const left = subtract(input.grossPay, preTaxTotal(input));
  const places = placesOfPayment(input, incomeTaxState(input, rules).state, rules);
  if (!places) return { totals: {}, leastLeft: leastLeftOf(left, runs) };
  const dates = payDatesBefore(input.payDate, input.payFrequency, paymentsOf(runs)).reverse();
  const local: PaymentRun[] = [];
  let leastLeft = left;
  let index = 0;
  for (const { taxes, payments } of runs) {
    const available = max(ZERO, subtract(left, sum(Object.values(taxes))));
    for (let payment = 0; payment < payments; payment += 1) {
      const medicareWages = times(payrollWages, index);
      const supplementalWages = times(input.supplemental?.amount ?? ZERO, index);
      const yearToDate = { ...input.yearToDate, medicareWages, supplementalWages };
      const dated = { ...input, payDate: dates[index]!, yearToDate };
      const here = placesThen(dated, rules) ?? places;
      const ofState = stateLineOfPlaces(dated, stateLine(dated, taxes, rules), taxes, here, rules);
      const isRepeatedDate = index > 0 && dates[index] === dates[index - 1];
      const told = localPayment(dated, ofState);
      const paid = { ...told, paymentsBefore: index, monthsBegun: isRepeatedDate ? 0 : told.monthsBegun };
      const lines = localTaxes(paid, here, available);
      addToRuns(local, { ...NOTHING, ...Object.fromEntries(lines.map(({ tax, amount }) => [tax, amount] as const)) });
      leastLeft = min(leastLeft, subtract(available, sum(lines.map(({ amount }) => amount))));
      index += 1;
    }
  }
  return { totals: totalsOf(local), leastLeft };
}

/**
 * The places by the rules of an earlier pay date. Where those are not held, undefined: an estimate of earlier payments
 * by the rules of today is better than a refusal of the payment at hand.
 */
function placesThen(dated: PayInput, rules: RuleBook): ReturnType<typeof placesOfPayment> {
  try {
    return placesOfPayment(dated, incomeTaxState(dated, rules).state, rules);
  } catch (problem) {
    if (problem instanceof PayProblem) return undefined;
    throw problem;
  }
}

/**
 * The same for a typed gross of the year so far that was divided into the equal payments of `run`; no more was taken
 * than `available`.
 */
export function priorLocal(
  divided: PayInput,
  run: PaymentRun,
  payrollWages: Cents,
  available: Cents,
  rules: RuleBook,
): LocalTotals {
  const totals: Partial<Record<TaxName, Cents>> = {};
  let left = max(ZERO, available);
  const { totals: repeated } = repeatLocal(divided, [run], payrollWages, rules);
  for (const [tax, total] of Object.entries(repeated) as [TaxName, Cents][]) {
    totals[tax] = min(total, left);
    left = subtract(left, totals[tax]);
  }
  return totals;
}

const NOTHING = { federalIncomeTax: ZERO, socialSecurity: ZERO, medicare: ZERO } as const;

function totalsOf(runs: readonly PaymentRun[]): LocalTotals {
  const totals: Partial<Record<TaxName, Cents>> = {};
  for (const { taxes, payments } of runs) {
    for (const [tax, amount] of Object.entries(taxes) as [TaxName, Cents][]) {
      if (!(tax in NOTHING)) totals[tax] = add(totals[tax] ?? ZERO, times(amount, payments));
    }
  }
  return totals;
}
