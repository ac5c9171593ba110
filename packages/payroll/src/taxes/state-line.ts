import type { Cents, StateCode } from '@paperwage/values';
import { max, subtract, sum, ZERO } from '@paperwage/values';
import { inState } from '../working/figures.ts';
import type { PayInput, Source, TaxLine, WithheldFirst } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { federalRulesOn, stateRulesOn, supplementalRulesOn } from '../rule-book/rule-book.ts';
import type { StateRules } from '../rules/state-rules.ts';
import type { StateSupplementalRules } from '../rules/supplemental/supplemental-rules.ts';
import { lowestStanding } from '../rule-book/standing.ts';
import type { WorkingStep } from '../working/working.ts';
import { incomeTaxState } from '../rule-book/income-tax-state.ts';
import { ignoredElectionSteps } from './ignored-elections.ts';
import { preTaxTotal, withWages } from './pre-tax.ts';
import type { StateWithholding } from './state-income-tax.ts';
import { stateWithholding } from './state-income-tax.ts';
import type { SupplementalTax } from './state-supplemental.ts';
import { supplementalTax, combinedPaymentSteps } from './state-supplemental.ts';
import { stateWages } from './state-wages.ts';
import { splitSupplemental } from './supplemental-wages.ts';
import { prependSteps } from './prepend-steps.ts';

/** The line for the state whose income tax is withheld, with the rules it comes from. */
export interface StateLine extends StateWithholding {
  readonly held: StateRules;
}

/**
 * The income tax of whichever of two states withholds, on the wages that state taxes, with supplemental wages at its
 * own rate if it has one. Undefined when we don't have the state's rules.
 */
export function stateLine(input: PayInput, withheld: WithheldFirst, rules: RuleBook): StateLine | undefined {
  const { state, steps: whose, standings: agreed } = incomeTaxState(input, rules);
  const held = stateRulesOn(state, input.payDate, rules);
  if (!held) return undefined;
  if (isUntaxed(input, held)) {
    const { line, basis } = stateWithholding(input, withheld, held);
    return { held, basis, line: prependSteps(line, whose) };
  }
  const lowered = stateWages(input, held, rules);
  const taxed = withWages(input, lowered.wages);
  const federal = federalRulesOn(input.payDate, rules);
  const supplementalRules = supplementalRulesOn(held.state, input.payDate, rules);
  const supplemental = supplementalTax(taxed, supplementalRules, federal);
  const { federalIncomeTax, socialSecurity, medicare } = withheld;
  const taken = sum([preTaxTotal(input), federalIncomeTax, socialSecurity, medicare]);
  const { line, basis } = stateWithholding(
    supplemental ? withWages(taxed, supplemental.regular) : taxed,
    supplemental ? { ...withheld, federalIncomeTax: onRegularWages(input, withheld, federal) } : withheld,
    held,
    { available: max(ZERO, subtract(input.grossPay, taken)), supplemental },
  );
  const notAsked = ignoredElectionSteps(input, held.state, rules);
  const before = [
    ...whose,
    ...notAsked,
    ...lowered.steps,
    ...(supplemental ? [] : combinedPaymentSteps(taxed, held.state)),
  ];
  const source = sourceOf(line, supplemental && supplementalRules);
  const standing = lowestStanding([
    line.working.standing,
    ...agreed,
    ...lowered.standings,
    ...standingOf(supplemental),
  ]);
  const steps = withoutUnaskedStatus(line.working.steps, notAsked, held.state);
  return {
    held,
    basis,
    line: prependSteps({ ...line, working: { ...line.working, source, standing, steps } }, before),
  };
}

/** If a filing status doesn't count, don't also say that it was used. */
function withoutUnaskedStatus(
  steps: readonly WorkingStep[],
  notAsked: readonly WorkingStep[],
  state: StateCode,
): readonly WorkingStep[] {
  if (!notAsked.some(({ step }) => step === 'filingStatusNotAsked')) return steps;
  const nothingClaimed: WorkingStep = { step: 'nothingClaimed', figures: { state: inState(state) } };
  return steps.map((one) => (one.step === 'withoutStateCertificate' ? nothingClaimed : one));
}

function isUntaxed({ elections }: PayInput, { incomeTax }: StateRules): boolean {
  return incomeTax.method === 'none' || elections?.exempt === true;
}

/** The federal income tax without the part on supplemental wages at flat rates, for states that subtract it. */
function onRegularWages(
  { grossPay, supplemental, yearToDate }: PayInput,
  { federalIncomeTax }: WithheldFirst,
  rules: Parameters<typeof supplementalTax>[2],
): Cents {
  const { tax } = splitSupplemental(grossPay, supplemental, yearToDate.supplementalWages, rules.supplemental);
  return max(ZERO, subtract(federalIncomeTax, tax));
}

/** A line counts as using earlier tables even if only its supplemental rate does. */
function sourceOf({ working: { source } }: TaxLine, supplemental: StateSupplementalRules | undefined): Source {
  const assumedYear = supplemental?.source.assumedYear;
  return assumedYear === undefined || source.assumedYear !== undefined ? source : { ...source, assumedYear };
}

function standingOf(supplemental: SupplementalTax | undefined): readonly TaxLine['working']['standing'][] {
  return supplemental ? [supplemental.standing] : [];
}
