import { max, subtract, ZERO } from '@paperwage/values';
import { money } from '../../working/figures.ts';
import type { PayInput, Standing } from '../../pay.ts';
import { taxedKindOf } from '../../pay-input/pre-tax-deductions.ts';
import type { ItemPreTaxRules } from '../../rules/pre-tax-types.ts';
import type { StateItem } from '../../rules/state-items.ts';
import type { WorkingStep } from '../../working/working.ts';
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
  const ofProgram = preTaxDeductions.length === 0 ? undefined : itemPreTax(state, item, rules);
  const lowered = sayingAssumed(subtractPreTax(grossPay, preTaxDeductions, ofProgram?.lowers ?? []), ofProgram);
  if (item.withoutTips !== true || tips === 0) return lowered;
  const remaining = max(ZERO, subtract(lowered.wages, tips));
  const figures = { wages: money(lowered.wages), tips: money(tips), remaining: money(remaining) };
  return { wages: remaining, steps: [...lowered.steps, { step: 'subtractTips', figures }] };
}

/** A deduction of which no rule was found is told as an assumption. */
function sayingAssumed({ wages, steps }: LoweredWages, rules: ItemPreTaxRules | undefined): LoweredWages {
  const { assumed } = rules ?? {};
  if (!assumed) return { wages, steps };
  const told = steps.map((one): WorkingStep =>
    one.step === 'preTaxStaysTaxed' && assumed.includes(taxedKindOf(one.figures.class.value))
      ? { step: 'preTaxAssumedTaxed', figures: one.figures }
      : one,
  );
  return { wages, steps: told };
}

/** How sure the wages of a line are: what is assumed of a deduction is derived, whatever the rest. */
export function itemWagesStanding(
  steps: readonly WorkingStep[],
  rules: ItemPreTaxRules | undefined,
): readonly Standing[] {
  if (!rules || !steps.some(({ step }) => OF_PRE_TAX.has(step))) return [];
  return steps.some(({ step }) => step === 'preTaxAssumedTaxed') ? ['inferred'] : [rules.standing];
}

const OF_PRE_TAX: ReadonlySet<string> = new Set(['subtractPreTax', 'preTaxStaysTaxed', 'preTaxAssumedTaxed']);

/** Whether something of a payment may be kept from the wages of an item. */
export function hasPreTax({ preTaxDeductions = [], tips = ZERO }: Omit<PaidWages, 'grossPay'>): boolean {
  return preTaxDeductions.length > 0 || tips > 0;
}

type PaidWages = Pick<PayInput, 'grossPay' | 'state' | 'preTaxDeductions' | 'tips'>;

/** Whether a program takes something of the wages, not of hours or quarters. */
export function isOfWages({ method }: StateItem): boolean {
  return method !== 'perHour' && method !== 'electedPerHour' && method !== 'perQuarter';
}
