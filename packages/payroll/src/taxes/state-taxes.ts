import type { Cents } from '@paperwage/values';
import { divide, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import { askedOfEmployee, placeProblem } from '../asked-of-employee.ts';
import { itemTotals, loweredWages, priorItems, repeatItems } from '../earlier-items.ts';
import { priorLocal, repeatLocal } from '../earlier-local.ts';
import { refuseElectionsElsewhere } from '../elections-of-state.ts';
import { assumableYear } from '../new-year.ts';
import type { PayInput, TaxLine, TaxName, WithheldFirst } from '../pay.ts';
import { payDatesBefore } from '../pay-dates.ts';
import type { PaymentRun, Withheld } from '../payment-runs.ts';
import { addToRuns, paymentsOf } from '../payment-runs.ts';
import { placesOfPayment } from '../places/places-of-payment.ts';
import type { DividedPay, EarlierStateTaxes, RepeatedStateTaxes, RuleBook, StateTaxes } from '../rule-book.ts';
import { coverageBy, federalRulesOn, stateItemsOn, stateRulesOn } from '../rule-book.ts';
import type { ExemptEarningsRules } from '../rules/exempt-earnings.ts';
import type { StateRules } from '../rules/state-rules.ts';
import { incomeTaxState } from './income-tax-state.ts';
import { localPayment, localTaxes, stateLineOfPlaces } from './local-taxes.ts';
import { preTaxTotal } from './pre-tax.ts';
import { stateItemLines } from './state-items.ts';
import { stateLine } from './state-line.ts';
import { exemptOvertime } from './state-wages.ts';

/** The income tax of the state that withholds, then what its programs and places take. */
export const stateTaxes: StateTaxes = { ofPayment, ofRepeated, ofDivided, asked: askedOfEmployee, placeProblem };

function ofPayment(input: PayInput, federal: WithheldFirst, rules: RuleBook): ReturnType<StateTaxes['ofPayment']> {
  const { payDate, state } = input;
  const lines: TaxLine[] = [];
  const left = () => {
    const taken = sum(lines.map(({ amount }) => amount));
    return subtract(subtract(input.grossPay, preTaxTotal(input)), sum([...Object.values(federal), taken]));
  };
  const taxedBy = incomeTaxState(input, rules).state;
  refuseElectionsElsewhere(input, taxedBy);
  const ofState = stateLine(input, federal, rules);
  if (ofState) lines.push(ofState.line);
  const items = stateItemsOn(state, payDate, rules);
  if (items && items.items.length > 0) lines.push(...stateItemLines(input, left(), items, rules.preTax.items));
  const places = placesOfPayment(input, taxedBy, rules);
  if (places) {
    const builtOn = stateLineOfPlaces(input, ofState, federal, places, rules);
    lines.push(...localTaxes(localPayment(input, builtOn), places, left()));
  }
  const coverage = coverageBy(ofState?.held, items, input, taxedBy);
  const isMissing = coverage.stateIncomeTax === 'missing' || coverage.stateItems === 'missing';
  const before = isMissing ? assumableYear(input, rules) : undefined;
  return { lines, coverage: before === undefined ? coverage : { ...coverage, assumableYear: before } };
}

function ofRepeated(...[input, runs, payrollWages, rules]: Parameters<StateTaxes['ofRepeated']>): RepeatedStateTaxes {
  const taxedBy = incomeTaxState(input, rules).state;
  refuseElectionsElsewhere(input, taxedBy);
  const withState = withStateTax(input, runs, rules);
  const totals = withState.map(({ taxes, payments }) => times(taxes.stateIncomeTax ?? ZERO, payments));
  const isHeld = stateRulesOn(taxedBy, input.payDate, rules) !== undefined;
  const withItems = repeatItems(input, withState, rules);
  const { totals: local, leastLeft } = repeatLocal(input, withItems, payrollWages, rules);
  return {
    stateIncomeTax: isHeld ? sum(totals) : undefined,
    stateItems: itemTotals(input, withItems, rules),
    stateItemWages: loweredWages(input, paymentsOf(runs), rules),
    local,
    leastLeft,
  };
}

function ofDivided(divided: DividedPay, rules: RuleBook): EarlierStateTaxes {
  const { grossBefore, payment, payments, payrollWages, federal, left } = divided;
  refuseElectionsElsewhere(payment, incomeTaxState(payment, rules).state);
  const ofState = priorState(divided, rules);
  const taxes: Withheld = { ...federal, ...ofState };
  const run = { taxes: dividedTaxes(taxes, payments), payments };
  const stateItems = priorItems(grossBefore, payment, run, subtract(left, totalOf(taxes)), rules);
  const withItems = { ...run, taxes: dividedTaxes({ ...taxes, ...stateItems }, payments) };
  const leftAfter = subtract(left, totalOf({ ...taxes, ...stateItems }));
  return {
    stateIncomeTax: ofState.stateIncomeTax,
    stateItems,
    stateItemWages: loweredWages(payment, payments, rules),
    local: priorLocal(payment, withItems, payrollWages, leftAfter, rules),
  };
}

/** What the state's income tax of one of equal payments comes from, beside what the federal taxes leave. */
interface StateGround {
  readonly held: StateRules | undefined;
  readonly exempt: ExemptEarningsRules | undefined;
}

/**
 * The same payments with the state's income tax, each by the rules of its own pay date: states change in mid-year. Once
 * the supplemental wages of the year can pass the federal threshold, each payment is told what came before it, because
 * states that take a share of the federal tax, or subtract it, follow.
 */
function withStateTax(input: PayInput, runs: readonly PaymentRun[], rules: RuleBook): readonly PaymentRun[] {
  const payments = paymentsOf(runs);
  const dates = payDatesBefore(input.payDate, input.payFrequency, payments).reverse();
  const supplemental = input.supplemental?.amount ?? ZERO;
  const { threshold } = federalRulesOn(input.payDate, rules).supplemental;
  const thresholdInReach = times(supplemental, payments) > threshold;
  const withState: PaymentRun[] = [];
  let index = 0;
  for (const run of runs) {
    let seen: (StateGround & { readonly taxes: Withheld }) | undefined;
    for (let payment = 0; payment < run.payments; payment += 1) {
      const yearToDate = { ...input.yearToDate, supplementalWages: times(supplemental, index) };
      const dated = { ...input, payDate: dates[index]!, yearToDate };
      const ground = stateGround(dated, rules);
      if (!seen || thresholdInReach || seen.held !== ground.held || seen.exempt !== ground.exempt) {
        seen = { ...ground, taxes: { ...run.taxes, ...stateOf(dated, run.taxes, rules) } };
      }
      addToRuns(withState, seen.taxes);
      index += 1;
    }
  }
  return withState;
}

function stateGround(input: PayInput, rules: RuleBook): StateGround {
  const held = stateRulesOn(incomeTaxState(input, rules).state, input.payDate, rules);
  const exempt = held && exemptOvertime(held.state, input.payDate, rules.exemptEarnings);
  return { held, exempt };
}

interface StateTotal {
  readonly stateIncomeTax?: Cents;
}

/** The tax of the state that withholds from one payment, where its rules are held. */
function stateOf(input: PayInput, federal: WithheldFirst, rules: RuleBook): StateTotal {
  const held = stateLine(input, federal, rules);
  return held ? { stateIncomeTax: held.line.amount } : {};
}

/** The state tax of a divided payment, multiplied back. */
function priorState({ payment, payments, federal, left }: DividedPay, rules: RuleBook): StateTotal {
  const taken: Withheld = { ...federal };
  const { stateIncomeTax } = stateOf(payment, dividedTaxes(taken, payments), rules);
  if (stateIncomeTax === undefined) return {};
  const available = max(ZERO, subtract(left, totalOf(taken)));
  return { stateIncomeTax: min(times(stateIncomeTax, payments), available) };
}

/** What was withheld from one of so many equal payments. */
function dividedTaxes(totals: Withheld, payments: number): Withheld {
  const divided = Object.entries(totals).map(([tax, total]) => [tax, divide(total, payments)] as const);
  return { ...totals, ...(Object.fromEntries(divided) as Partial<Record<TaxName, Cents>>) };
}

function totalOf(taxes: Withheld): Cents {
  return sum(Object.values(taxes));
}
