import type { Cents } from '@paperwage/values';
import { max, min, subtract, ZERO } from '@paperwage/values';
import { limitStep, money } from '../working/figures.ts';
import type { PayInput, Standing, TaxLine } from '../pay.ts';
import type { ItemPreTaxRules } from '../rules/pre-tax-types.ts';
import type { StateItem, StateItems } from '../rules/state-items.ts';
import { lowestStanding } from '../rule-book/standing.ts';
import { perHour, perQuarter, electedPerHour } from './items/by-hour-and-quarter.ts';
import type { ItemPayment, ItemTax } from './items/item-payment.ts';
import { itemPreTax, itemWages, itemWagesStanding } from './items/item-wages.ts';
import {
  rateByEmployees,
  rateOfWages,
  rateToWageBase,
  rateToWeeklyMaximum,
  rateToYearlyMaximum,
  shareOfPremium,
} from './items/rates.ts';
import { prependSteps } from './prepend-steps.ts';

/**
 * What the employee pays into the state's programs, one line each. We withhold no more than `available`, what is left
 * of the pay after the taxes that come first.
 */
export function stateItemLines(
  input: Omit<PayInput, 'w4' | 'supplemental'>,
  available: Cents,
  held: Pick<StateItems, 'items' | 'from' | 'to'>,
  preTax: readonly ItemPreTaxRules[] = [],
): TaxLine[] {
  const { payDate, payFrequency, hoursWorked, elections = {}, yearToDate } = input;
  const lines: TaxLine[] = [];
  let left = max(ZERO, available);
  for (const item of held.items) {
    const { wages, steps } = itemWages(input, item, preTax);
    const payment = {
      payDate,
      payFrequency,
      hoursWorked,
      elections,
      wages,
      wagesBefore: yearToDate.stateItemWages?.[item.tax] ?? yearToDate.stateWages ?? yearToDate.socialSecurityWages,
      withheldBefore: yearToDate.stateItems?.[item.tax],
    };
    const worked = asMost(item, byMethod(payment, item));
    if (!worked) continue;
    const ofWages = itemWagesStanding(steps, itemPreTax(input.state, item, preTax));
    const line = prependSteps(toLine(item, item.inForce ?? held, worked, left, ofWages), steps);
    left = subtract(left, line.amount);
    lines.push(line);
  }
  return lines;
}

/** Says that the employer may withhold less, if the rule gives only the maximum. */
function asMost({ isMost }: StateItem, worked: ItemTax | undefined): ItemTax | undefined {
  if (!isMost || !worked || worked.tax === 0) return worked;
  const steps = [...worked.steps, { step: 'mostAllowed', figures: { tax: money(worked.tax) } } as const];
  return { ...worked, steps, isAssumed: true };
}

function byMethod(payment: ItemPayment, item: StateItem): ItemTax | undefined {
  switch (item.method) {
    case 'rateToWageBase':
      return rateToWageBase(payment, item);
    case 'rateByEmployees':
      return rateByEmployees(payment, item);
    case 'rateOfWages':
      return rateOfWages(payment, item);
    case 'rateToYearlyMaximum':
      return rateToYearlyMaximum(payment, item);
    case 'rateToWeeklyMaximum':
      return rateToWeeklyMaximum(payment, item);
    case 'shareOfPremium':
      return shareOfPremium(payment, item);
    case 'perHour':
      return perHour(payment, item.price);
    case 'electedPerHour':
      return electedPerHour(payment, item);
    case 'perQuarter':
      return perQuarter(payment, item);
  }
}

function toLine(
  { tax, title, source, standing }: StateItem,
  { from, to }: Pick<StateItems, 'from' | 'to'>,
  worked: ItemTax,
  left: Cents,
  ofWages: readonly Standing[],
): TaxLine {
  const amount = min(worked.tax, left);
  const steps = amount < worked.tax ? [...worked.steps, limitStep(worked.tax, left)] : worked.steps;
  const sure = worked.isAssumed === true ? 'inferred' : lowestStanding([standing, ...ofWages]);
  return { tax, title, taxable: worked.taxable, amount, working: { steps, source, standing: sure, from, to } };
}
