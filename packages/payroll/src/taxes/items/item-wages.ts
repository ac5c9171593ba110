import type { PayInput } from '../../pay.ts';
import type { ItemPreTaxRules } from '../../rules/pre-tax-types.ts';
import type { StateItem } from '../../rules/state-items.ts';
import type { LoweredWages } from '../pre-tax.ts';
import { lowerWages } from '../pre-tax.ts';

/** The rules for pre-tax deductions from an item of a state; undefined where it is taken of all wages. */
export function itemPreTax(
  state: PayInput['state'],
  { tax }: Pick<StateItem, 'tax'>,
  rules: readonly ItemPreTaxRules[],
): ItemPreTaxRules | undefined {
  return rules.find((one) => one.state === state && one.tax === tax);
}

/** What an item is taken of. Pre-tax deductions lower it only where the rules say so. */
export function itemWages(
  { grossPay, state, preTaxDeductions }: Pick<PayInput, 'grossPay' | 'state' | 'preTaxDeductions'>,
  item: StateItem,
  rules: readonly ItemPreTaxRules[],
): LoweredWages {
  if (!preTaxDeductions || preTaxDeductions.length === 0 || !isOfWages(item)) return { wages: grossPay, steps: [] };
  return lowerWages(grossPay, preTaxDeductions, itemPreTax(state, item, rules)?.lowers ?? []);
}

function isOfWages({ method }: StateItem): boolean {
  return method !== 'perHour' && method !== 'statedPerHour' && method !== 'perQuarter';
}
