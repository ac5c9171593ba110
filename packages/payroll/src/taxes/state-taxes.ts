import { localCoverage } from '../places/local-coverage.ts';
import type { StateCode } from '@paperwage/values';
import { subtract, sum } from '@paperwage/values';
import { askedOfEmployee, placeProblem } from '../certificates/asked-of-employee.ts';
import { refuseForeignElections } from '../certificates/elections-of-state.ts';
import { assumableYear } from '../rule-book/new-year.ts';
import type { PayInput, TaxLine, WithheldFirst } from '../pay.ts';
import type { LocalPlaces } from '../places/local-places.ts';
import { placesOfPayment } from '../places/places-of-payment.ts';
import { PayProblem } from '../problems.ts';
import type { RuleBook, StateTaxes } from '../rule-book/rule-book.ts';
import { coverageBy, stateItemsOn } from '../rule-book/rule-book.ts';
import { incomeTaxState } from '../rule-book/income-tax-state.ts';
import { localPayment, localTaxes, stateLineOfPlaces } from './local-taxes.ts';
import { preTaxTotal } from './pre-tax.ts';
import { stateItemLines } from './state-items.ts';
import { stateLine } from './state-line.ts';

/** The income tax of the state that withholds, then what its programs and places take. */
export const stateTaxes: StateTaxes = { ofPayment, asked: askedOfEmployee, placeProblem };

function ofPayment(input: PayInput, federal: WithheldFirst, rules: RuleBook): ReturnType<StateTaxes['ofPayment']> {
  const { payDate, state } = input;
  const lines: TaxLine[] = [];
  const left = () => {
    const taken = sum(lines.map(({ amount }) => amount));
    return subtract(subtract(input.grossPay, preTaxTotal(input)), sum([...Object.values(federal), taken]));
  };
  const { state: taxedBy, assumedForm } = incomeTaxState(input, rules);
  refuseForeignElections(input, taxedBy);
  const ofState = stateLine(input, federal, rules);
  if (ofState) lines.push(ofState.line);
  const items = stateItemsOn(state, payDate, rules);
  if (items && items.items.length > 0) lines.push(...stateItemLines(input, left(), items, rules.statePreTax.items));
  const places = placesOf(input, taxedBy, rules);
  if (places) {
    const builtOn = stateLineOfPlaces(input, ofState, federal, places, rules);
    lines.push(...localTaxes(localPayment(input, builtOn), places, left()));
  }
  const held = coverageBy(ofState?.held, items, input, taxedBy, localCoverage(input, taxedBy, places));
  const coverage = assumedForm === undefined ? held : { ...held, assumedForm };
  const isMissing = coverage.stateIncomeTax === 'missing' || coverage.stateItems === 'missing';
  const before = isMissing ? assumableYear(input, rules) : undefined;
  return { lines, coverage: before === undefined ? coverage : { ...coverage, assumableYear: before } };
}

/**
 * A payment's places. If we don't cover them on its pay date, those of the substitute day: estimating earlier payments
 * is better than refusing the current one.
 */
function placesOf(input: PayInput, taxedBy: StateCode | undefined, rules: RuleBook): LocalPlaces | undefined {
  const { laterPlacesOn } = rules;
  try {
    return placesOfPayment(input, taxedBy, rules);
  } catch (problem) {
    if (laterPlacesOn === undefined || !(problem instanceof PayProblem)) throw problem;
    return placesOfPayment({ ...input, payDate: laterPlacesOn }, taxedBy, rules);
  }
}
