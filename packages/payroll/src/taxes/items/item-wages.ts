import { max, subtract, ZERO } from '@paperwage/values';
import { money } from '../../working/figures.ts';
import type { PayInput } from '../../pay.ts';
import type { ItemPreTaxRules } from '../../rules/pre-tax-types.ts';
import type { StateItem } from '../../rules/state-items.ts';
import type { LoweredWages } from '../pre-tax.ts';
import { subtractPreTax } from '../pre-tax.ts';

/** The rules for pre-tax deductions from an item of a state; undefined where it is taken of all wages. */
export function itemPreTax(
  state: PayInput['state'],
  { tax }: Pick<StateItem, 'tax'>,
  rules: readonly ItemPreTaxRules[],
): ItemPreTaxRules | undefined {
  return rules.find((one) => one.state === state && one.tax === tax);
}

/** What an item is taken of. Pre-tax deductions and tips lower it only where the rules say so. */
export function itemWages(
  { grossPay, state, preTaxDeductions = [], tips = ZERO }: PaidWages,
  item: StateItem,
  rules: readonly ItemPreTaxRules[],
): LoweredWages {
  if (!isOfWages(item)) return { wages: grossPay, steps: [] };
  const lowers = preTaxDeductions.length === 0 ? [] : (itemPreTax(state, item, rules)?.lowers ?? []);
  const lowered = subtractPreTax(grossPay, preTaxDeductions, lowers);
  if (item.withoutTips !== true || tips === 0) return lowered;
  const remaining = max(ZERO, subtract(lowered.wages, tips));
  const figures = { wages: money(lowered.wages), tips: money(tips), remaining: money(remaining) };
  return { wages: remaining, steps: [...lowered.steps, { step: 'subtractTips', figures }] };
}

/** Whether something of a payment may be kept from the wages of an item. */
export function hasPreTax({ preTaxDeductions = [], tips = ZERO }: Omit<PaidWages, 'grossPay'>): boolean {
  return preTaxDeductions.length > 0 || tips > 0;
}

type PaidWages = Pick<PayInput, 'grossPay' | 'state' | 'preTaxDeductions' | 'tips'>;

function isOfWages({ method }: StateItem): boolean {
  return method !== 'perHour' && method !== 'electedPerHour' && method !== 'perQuarter';
}
