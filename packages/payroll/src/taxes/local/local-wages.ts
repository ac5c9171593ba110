import type { TaxedKind } from '../../pay-input/pre-tax-deductions.ts';
import type { PlaceRules } from '../../rules/places/place-rules.ts';
import type { LoweredWages } from '../pre-tax.ts';
import { subtractPreTax } from '../pre-tax.ts';
import type { LocalPayment } from './local-payment.ts';

const RETIREMENT: readonly TaxedKind[] = ['retirement401k', 'otherRetirement'];
const SECTION_125: readonly TaxedKind[] = ['section125', 'hsa', 'fsa', 'dependentCare'];

/** The wages a place's rate applies to: gross pay, less the pre-tax deductions we know it doesn't tax. */
export function localWages(
  { input: { grossPay, preTaxDeductions } }: LocalPayment,
  { taxesRetirement, taxesSection125 }: PlaceRules,
): LoweredWages {
  const lowers = [...(taxesRetirement === false ? RETIREMENT : []), ...(taxesSection125 === false ? SECTION_125 : [])];
  return subtractPreTax(grossPay, preTaxDeductions, lowers);
}
