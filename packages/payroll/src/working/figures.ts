import type { Cents, Quantity, Rate, StateCode, UnitPrice } from '@paperwage/values';
import type { StateFilingStatus } from '../pay-input/elections.ts';
import type { PreTaxKind } from '../pay-input/pre-tax-deductions.ts';
import type { Figure, FilingStatus, WorkingStep } from './working.ts';

type FigureIn<Unit extends Figure['unit']> = Extract<Figure, { readonly unit: Unit }>;

export function money(value: Cents): FigureIn<'cents'> {
  return { unit: 'cents', value };
}

export function share(value: Rate): FigureIn<'rate'> {
  return { unit: 'rate', value };
}

export function count(value: number): FigureIn<'count'> {
  return { unit: 'count', value };
}

export function filing(value: FilingStatus): FigureIn<'filingStatus'> {
  return { unit: 'filingStatus', value };
}

export function stateFiling(value: StateFilingStatus): FigureIn<'stateFilingStatus'> {
  return { unit: 'stateFilingStatus', value };
}

export function inState(value: StateCode): FigureIn<'state'> {
  return { unit: 'state', value };
}

export function preTaxClass(value: PreTaxKind): FigureIn<'preTaxClass'> {
  return { unit: 'preTaxClass', value };
}

export function hours(value: Quantity): FigureIn<'hours'> {
  return { unit: 'hours', value };
}

export function perHourPrice(value: UnitPrice): FigureIn<'price'> {
  return { unit: 'price', value };
}

/** The step of a `tax` above the pay left for it, which withholds all that is left. */
export function limitStep(tax: Cents, available: Cents): WorkingStep {
  const limited = money(available);
  return { step: 'limitToPay', figures: { tax: money(tax), available: limited, limited } };
}
