import type { CalendarDate, StateCode } from '@paperwage/values';
import { isStateCode, parseCalendarDate, yearOf } from '@paperwage/values';
import type { StateElections } from './elections.ts';
import type { Coverage, PayInput } from './pay.ts';
import { MissingRulesError } from './problems.ts';
import type { StateCertificate } from './rules/certificates/certificate-rules.ts';
import type { FederalRules } from './rules/federal-rules.ts';
import { FEDERAL_RULES, stateRuleFiles } from './rules/index.ts';
import { STATE_ITEM_FILES } from './rules/load-items.ts';
import { COUNTY_TAX_STATES, PLACE_FILES } from './rules/places/index.ts';
import type { StatePlaces } from './rules/places/place-rules.ts';
import type { StateItem, StateItems } from './rules/state-items.ts';
import type { StateRules } from './rules/state-rules.ts';
import { SUPPLEMENTAL_FILES } from './rules/supplemental/load.ts';
import type { StateSupplementalRules } from './rules/supplemental/supplemental-rules.ts';
import { WAGE_RULES } from './rules/wage-rules.ts';
import type { WageRules } from './rules/wage-rules.ts';

/** The rules a calculation may use. What is not in it is refused or reported as missing, never borrowed. */
export interface RuleBook extends WageRules {
  readonly federal: readonly FederalRules[];
  readonly states: readonly StateRules[];
  /** What employees pay into programs of the states. */
  readonly items: readonly StateItems[];
  /** Cities, counties and districts that tax wages. */
  readonly places: readonly StatePlaces[];
  /** The states' own rates for supplemental wages. */
  readonly supplemental: readonly StateSupplementalRules[];
  /** What the withholding certificates of the states ask; no calculation needs them. */
  readonly certificates: readonly StateCertificate[];
}

/**
 * The federal rules and those of one state, loaded from their files on first use, with those of the state the employee
 * lives in where an agreement may leave the income tax to it. For another state the book answers that nothing is held,
 * so load anew when a state changes.
 */
export async function loadRuleBook(state: StateCode | undefined, residenceState?: StateCode): Promise<RuleBook> {
  const taxing = taxingStates(state, residenceState);
  const [book, certificates] = await Promise.all([
    loadBook(taxing, { places: taxing, supplemental: taxing }),
    state === undefined ? [] : loadCertificates(),
  ]);
  return { ...book, certificates: certificates.filter((held) => taxing.includes(held.state)) };
}

/** What of a payment decides which rules it needs. */
export type PaymentOfRules = Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'supplemental' | 'elections'>;

/**
 * The rules that one payment needs and nothing else, for a program that starts, calculates and ends: those of the year
 * of its pay date, and of places only where it names one. `calculatePay` answers with it as with every rule.
 */
export function loadRulesOf({ state, residenceState, payDate, ...pay }: PaymentOfRules): Promise<RuleBook> {
  const taxing = taxingStates(state, residenceState);
  const isPlaceNamed = PLACES_NAMED.some((name) => pay.elections?.[name] !== undefined);
  return loadBook(taxing, {
    // A day that is none is for calculatePay to refuse.
    year: parseCalendarDate(payDate) ? yearOf(payDate) : undefined,
    places: isPlaceNamed ? taxing : taxing.filter((one) => COUNTY_TAX_STATES.includes(one)),
    supplemental: pay.supplemental ? taxing : [],
  });
}

const PLACES_NAMED = [
  'county',
  'countyRate',
  'locality',
  'workLocality',
  'schoolDistrict',
] as const satisfies readonly (keyof StateElections)[];

/** Of which states places and rates for supplemental pay are loaded, and of which year the income taxes are. */
interface Needed {
  readonly places: readonly StateCode[];
  readonly supplemental: readonly StateCode[];
  readonly year?: number | undefined;
}

/** The first of the states is the one the work is done in. */
async function loadBook(taxing: readonly StateCode[], { year, ...needed }: Needed): Promise<RuleBook> {
  const [state] = taxing;
  const [files, supplemental, places, items] = await Promise.all([
    Promise.all(taxing.flatMap((one) => stateRuleFiles(one, year)).map((load) => load())),
    Promise.all(needed.supplemental.map((one) => SUPPLEMENTAL_FILES[one]?.())),
    Promise.all(needed.places.map((one) => PLACE_FILES[one]?.())),
    state === undefined ? [] : STATE_ITEM_FILES[state](),
  ]);
  return {
    ...WAGE_RULES,
    federal: FEDERAL_RULES,
    states: files.flat().filter((rules) => taxing.includes(rules.state)),
    items: items.filter((held) => held.state === state),
    places: places.filter((held) => held !== undefined),
    supplemental: supplemental.flatMap((rules) => rules ?? []),
    certificates: [],
  };
}

async function loadCertificates(): Promise<readonly StateCertificate[]> {
  return (await import('./rules/certificates/state-certificates.ts')).stateCertificates;
}

/** The states of two whose income tax may be withheld; a code that is no state has no rules. */
function taxingStates(state: StateCode | undefined, residenceState: StateCode | undefined): readonly StateCode[] {
  if (state === undefined || !isStateCode(state)) return [];
  if (residenceState === undefined || residenceState === state || !isStateCode(residenceState)) return [state];
  const agreed = WAGE_RULES.reciprocity.some(
    ({ workState, residentsOf }) =>
      workState === state && (residentsOf === 'everyOther' || residentsOf.includes(residenceState)),
  );
  return agreed ? [state, residenceState] : [state];
}

/** The federal rules in force on a pay date. Throws MissingRulesError when none are held. */
export function federalRulesOn(payDate: CalendarDate, rules: RuleBook): FederalRules {
  const found = rules.federal.find(({ from, to }) => from <= payDate && payDate <= to);
  if (!found) throw new MissingRulesError(payDate, rules.federal);
  return found;
}

/** A state's rules in force on a pay date; undefined when none are held. */
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

/** What employees pay into programs of a state on a pay date; undefined when that is not held. */
export function stateItemsOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: RuleBook,
): StateItems | undefined {
  return rules.items.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/** What the certificate of a state asks on a pay date; undefined where there is none. */
export function certificateOn(
  state: StateCode | undefined,
  payDate: CalendarDate,
  rules: Pick<RuleBook, 'certificates'>,
): StateCertificate | undefined {
  return rules.certificates.find((held) => held.state === state && held.from <= payDate && payDate <= held.to);
}

/** What is held for a state on a pay date, to say before or beside a calculation. */
export function coverageOf(state: StateCode | undefined, payDate: CalendarDate, rules: RuleBook): Coverage {
  return coverageBy(stateRulesOn(state, payDate, rules), stateItemsOn(state, payDate, rules), { state, payDate });
}

/** The same, for rules already looked up. */
export function coverageBy(
  held: StateRules | undefined,
  items: StateItems | undefined,
  { state, payDate, elections }: Pick<PayInput, 'state' | 'payDate' | 'elections'>,
  taxedBy: StateCode | undefined = state,
): Coverage {
  const coverage: Coverage = {
    state,
    ...(taxedBy === undefined || taxedBy === state ? {} : { incomeTaxState: taxedBy }),
    payDate,
    stateIncomeTax: held ? incomeTaxCoverage(held) : 'missing',
    stateItems: items ? itemsCoverage(items) : 'missing',
  };
  const notStated = items?.items.filter((item) => !isStated(item, elections)).map(({ title }) => title) ?? [];
  return notStated.length === 0 ? coverage : { ...coverage, itemsNotStated: notStated };
}

function itemsCoverage({ items }: StateItems): Coverage['stateItems'] {
  return items.length === 0 ? 'none' : 'calculated';
}

/** Whether what the item needs was stated: the employer's rate, where the rules cannot know it. */
export function isStated(item: StateItem, elections: StateElections = {}): boolean {
  return item.method !== 'statedPerHour' || elections[item.election] !== undefined;
}

function incomeTaxCoverage({ incomeTax }: StateRules): Coverage['stateIncomeTax'] {
  return incomeTax.method === 'none' ? 'none' : 'calculated';
}
