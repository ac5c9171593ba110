import type { CalendarDate, StateCode } from '@paperwage/values';
import type { EmployeeQuestions } from './employee-questions.ts';
import type { AskedPlace } from '../places/asked-place.ts';
import type { StateElections } from '../pay-input/elections.ts';
import type { Coverage, LocalCoverage, PayInput, TaxLine, WithheldFirst } from '../pay.ts';
import { localCoverage } from '../places/local-coverage.ts';
import type { PayProblem } from '../problems.ts';
import { MissingRulesError } from '../problems.ts';
import type { StateCertificate } from '../rules/certificates/certificate-rules.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { PayStatementRules } from '../rules/pay-statement-types.ts';
import type { StatePlaces } from '../rules/places/place-rules.ts';
import type { StateItem, StateItems } from '../rules/state-items.ts';
import type { StateRules } from '../rules/state-rules.ts';
import type { StateSupplementalRules } from '../rules/supplemental/supplemental-rules.ts';
import type { WageRules } from '../rules/wage-rules.ts';

/** What states add to a book; a book without a state has none of this. */
export interface StateBook extends Omit<WageRules, 'preTax'> {
  readonly states: readonly StateRules[];
  /** What employees pay into programs of the states. */
  readonly items: readonly StateItems[];
  /** Cities, counties and districts that tax wages. */
  readonly places: readonly StatePlaces[];
  /** The states' own rates for supplemental wages. */
  readonly supplemental: readonly StateSupplementalRules[];
  /** What the states' withholding certificates ask: no figure depends on it, but the working says what doesn't count. */
  readonly certificates: readonly StateCertificate[];
  /** What states require on a pay statement: hints that no figure depends on. */
  readonly payStatements: readonly PayStatementRules[];
  /** Calculates state and local taxes. Undefined in a book without a state, so that a page loads it along with one. */
  readonly stateTaxes: StateTaxes | undefined;
}

/** The rules a calculation may use. Anything not in it is refused or reported as missing, never borrowed. */
export interface RuleBook extends StateBook, WageRules {
  readonly federal: readonly FederalRules[];
  /** The year whose rules also apply to the year after it (see `assumeYear`). */
  readonly assumedYear?: number;
  /** A later day, whose rules also apply to places we don't cover on a pay date: a past payment is estimated. */
  readonly laterPlacesOn?: CalendarDate;
}

/** The taxes that follow the federal ones. */
export interface StateTaxes {
  /** One payment's lines, in order, and what we cover for its state. */
  readonly ofPayment: (
    input: PayInput,
    federal: WithheldFirst,
    rules: RuleBook,
  ) => { readonly lines: readonly TaxLine[]; readonly coverage: Coverage };
  /** What to ask an employee for them, and why a named place can't be used. */
  readonly asked: (
    input: Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'w4' | 'elections'>,
    rules: RuleBook,
  ) => EmployeeQuestions;
  readonly placeProblem: (
    text: string,
    place: AskedPlace,
    payDate: CalendarDate,
    rules: RuleBook,
  ) => PayProblem | undefined;
}

/** The federal rules in effect on a pay date. Throws MissingRulesError when we have none. */
export function federalRulesOn(payDate: CalendarDate, rules: RuleBook): FederalRules {
  const found = inForceOn(payDate, rules.federal);
  if (!found) throw new MissingRulesError(payDate, coveredFederalRules(rules));
  return found;
}

/** The federal rules without those that only stand in for a later year. */
export function coveredFederalRules({ federal }: Pick<RuleBook, 'federal'>): readonly FederalRules[] {
  return federal.filter(({ standardSchedules }) => standardSchedules.source.assumedYear === undefined);
}

/** Rules for pay dates `from` to `to`, both included. */
export interface Dated {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The rule in effect on a pay date; undefined when we have none. */
export function inForceOn<Rule extends Dated>(payDate: CalendarDate, rules: readonly Rule[]): Rule | undefined {
  return rules.find(({ from, to }) => from <= payDate && payDate <= to);
}

/** A state's rules in effect on a pay date; undefined when we have none. */
export function stateRulesOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: RuleBook,
): StateRules | undefined {
  return rules.states.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/** What a state publishes for supplemental wages on a pay date; undefined when it publishes nothing. */
export function supplementalRulesOn(
  state: StateCode,
  payDate: CalendarDate,
  rules: RuleBook,
): StateSupplementalRules | undefined {
  return rules.supplemental.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/** What employees pay into a state's programs on a pay date; undefined when we don't cover it. */
export function stateItemsOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: RuleBook,
): StateItems | undefined {
  return rules.items.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/** What a state's certificate asks on a pay date; undefined if it has none. */
export function certificateOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: Pick<RuleBook, 'certificates'>,
): StateCertificate | undefined {
  return rules.certificates.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/**
 * What a state requires on a pay statement on a pay date; undefined if we have nothing for it. `items` is empty if the
 * state has no such law.
 */
export function payStatementOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: Pick<RuleBook, 'payStatements'>,
): PayStatementRules | undefined {
  return rules.payStatements.find((held) => held.state === state && (held.from ?? payDate) <= payDate);
}

/** What we cover for a state on a pay date, to show before or with a calculation. */
export function coverageOf(state: StateCode | undefined, payDate: CalendarDate, rules: RuleBook): Coverage {
  const input = { state, payDate };
  const held = [stateRulesOn(state, payDate, rules), stateItemsOn(state, payDate, rules)] as const;
  return coverageBy(...held, input, state, localCoverage(input, state));
}

/** The same, for rules already looked up; without `local`, nothing local is asked. */
export function coverageBy(
  held: StateRules | undefined,
  items: StateItems | undefined,
  input: Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'elections'>,
  taxedBy: StateCode | undefined = input.state,
  local: LocalCoverage = { status: 'none', places: [] },
): Coverage {
  const { state, payDate, elections } = input;
  const coverage: Coverage = {
    state,
    ...(taxedBy === undefined || taxedBy === state ? {} : { incomeTaxState: taxedBy }),
    payDate,
    stateIncomeTax: held ? incomeTaxCoverage(held) : 'missing',
    stateItems: items ? itemsCoverage(items) : 'missing',
    local,
  };
  const notStated = items?.items.filter((item) => !isStated(item, elections)).map(({ title }) => title) ?? [];
  return notStated.length === 0 ? coverage : { ...coverage, itemsNotStated: notStated };
}

function itemsCoverage({ items }: StateItems): Coverage['stateItems'] {
  return items.length === 0 ? 'none' : 'calculated';
}

/** Whether what the item needs was given: what only the employer knows, such as its rate. */
function isStated(item: StateItem, elections: StateElections = {}): boolean {
  return !('election' in item) || elections[item.election] !== undefined;
}

function incomeTaxCoverage({ incomeTax }: StateRules): Coverage['stateIncomeTax'] {
  return incomeTax.method === 'none' ? 'none' : 'calculated';
}
