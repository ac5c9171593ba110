import type { TaxedKind } from '../../pay-input/pre-tax-deductions.ts';
import type { PlaceRules } from '../../rules/places/place-rules.ts';
import type { LoweredWages } from '../pre-tax.ts';
import { subtractPreTax } from '../pre-tax.ts';
import type { LocalPayment } from './local-payment.ts';

const RETIREMENT: readonly TaxedKind[] = ['retirement401k', 'otherRetirement'];
const SECTION_125: readonly TaxedKind[] = ['section125', 'hsa', 'fsa', 'dependentCare'];

/** What a place takes its rate of: gross pay, less the pre-tax deductions that it is known to leave untaxed. */
export function localWages(
  { input: { grossPay, preTaxDeductions } }: LocalPayment,
  { taxesRetirement, taxesSection125 }: PlaceRules,
): LoweredWages {
  const lowers = [...(taxesRetirement === false ? RETIREMENT : []), ...(taxesSection125 === false ? SECTION_125 : [])];
  return subtractPreTax(grossPay, preTaxDeductions, lowers);
}
