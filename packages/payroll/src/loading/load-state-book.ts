import type { StateCode } from '@paperwage/values';
import { isStateCode, parseCalendarDate, yearOf } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import type { PayInput } from '../pay.ts';
import type { StateBook } from '../rule-book/rule-book.ts';
import type { StateCertificate } from '../rules/certificates/certificate-rules.ts';
import { STATE_ITEM_FILES } from '../rules/load-items.ts';
import { COUNTY_TAX_STATES, PLACE_FILES } from '../rules/places/index.ts';
import { stateRuleFiles } from '../rules/state-rule-files.ts';
import { SUPPLEMENTAL_FILES } from '../rules/supplemental/load.ts';
import { STATE_WAGE_RULES } from '../rules/wage-rules.ts';
import { ASKED_BY_SOME } from '../taxes/ignored-elections.ts';
import { stateTaxes } from '../taxes/state-taxes.ts';

/** All we cover for a state, and for the one where the employee lives if an agreement may leave the tax to it. */
export async function loadStateBook(state: StateCode, residenceState: StateCode | undefined): Promise<StateBook> {
  const taxing = taxingStates(state, residenceState);
  const [book, certificates, payStatements] = await Promise.all([
    loadBook(taxing, { places: taxing, supplemental: taxing }),
    loadCertificates(taxing),
    loadPayStatements(state),
  ]);
  return { ...book, certificates, payStatements };
}

/** The same for one payment, without what it does not need. */
export async function loadStateBookOf(
  payment: Pick<PayInput, 'residenceState' | 'payDate' | 'supplemental' | 'elections'> & { readonly state: StateCode },
): Promise<StateBook> {
  const { state, residenceState, payDate, supplemental, elections } = payment;
  const taxing = taxingStates(state, residenceState);
  const isPlaceNamed = PLACES_NAMED.some((name) => elections?.[name] !== undefined);
  const isAskedBySome = ASKED_BY_SOME.some((name) => elections?.[name] !== undefined);
  const [book, certificates] = await Promise.all([
    loadBook(taxing, {
      // calculatePay rejects a date that doesn't exist.
      year: parseCalendarDate(payDate) ? yearOf(payDate) : undefined,
      places: isPlaceNamed ? taxing : taxing.filter((one) => COUNTY_TAX_STATES.includes(one)),
      supplemental: supplemental ? taxing : [],
    }),
    isAskedBySome ? loadCertificates(taxing) : [],
  ]);
  return { ...book, certificates };
}

const PLACES_NAMED = [
  'county',
  'countyRate',
  'locality',
  'workLocality',
  'schoolDistrict',
] as const satisfies readonly (keyof StateElections)[];

/** Which states to load places and supplemental rates for, and the year of the income taxes. */
interface Needed {
  readonly places: readonly StateCode[];
  readonly supplemental: readonly StateCode[];
  readonly year?: number | undefined;
}

/** The first state is the one where the work is done. */
async function loadBook(taxing: readonly StateCode[], { year, ...needed }: Needed): Promise<StateBook> {
  const [state] = taxing;
  const [files, supplemental, places, items] = await Promise.all([
    Promise.all(taxing.flatMap((one) => stateRuleFiles(one, year)).map((load) => load())),
    Promise.all(needed.supplemental.map((one) => SUPPLEMENTAL_FILES[one]?.())),
    Promise.all(needed.places.map((one) => PLACE_FILES[one]?.())),
    state === undefined ? [] : STATE_ITEM_FILES[state](),
  ]);
  return {
    ...STATE_WAGE_RULES,
    states: files.flat().filter((rules) => taxing.includes(rules.state)),
    items: items.filter((held) => held.state === state),
    places: places.filter((held) => held !== undefined),
    supplemental: supplemental.flatMap((rules) => rules ?? []),
    certificates: [],
    payStatements: [],
    stateTaxes,
  };
}

async function loadCertificates(taxing: readonly StateCode[]): Promise<readonly StateCertificate[]> {
  const { stateCertificates } = await import('../rules/certificates/state-certificates.ts');
  return stateCertificates.filter(({ state }) => taxing.includes(state));
}

async function loadPayStatements(state: StateCode): Promise<StateBook['payStatements']> {
  const { PAY_STATEMENTS } = await import('../rules/pay-statements.ts');
  return PAY_STATEMENTS.filter((held) => held.state === state);
}

/** Of two states, those whose income tax may be withheld; a code that isn't a state has no rules. */
function taxingStates(state: StateCode, residenceState: StateCode | undefined): readonly StateCode[] {
  if (!isStateCode(state)) return [];
  if (residenceState === undefined || residenceState === state || !isStateCode(residenceState)) return [state];
  const agreed = STATE_WAGE_RULES.reciprocity.some(
    ({ workState, residentsOf }) =>
      workState === state && (residentsOf === 'everyOther' || residentsOf.includes(residenceState)),
  );
  return agreed ? [state, residenceState] : [state];
}
