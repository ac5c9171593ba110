import { max, subtract, ZERO } from '@paperwage/values';
import { money } from '../../working/figures.ts';
import type { PayInput, Standing } from '../../pay.ts';
import { taxedKindOf } from '../../pay-input/pre-tax-deductions.ts';
import type { ItemPreTaxRules } from '../../rules/pre-tax-types.ts';
import type { StateItem } from '../../rules/state-items.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LoweredWages } from '../pre-tax.ts';
import { subtractPreTax } from '../pre-tax.ts';

/** How pre-tax deductions apply to a state item; undefined if it is taken on all wages. */
export function itemPreTax(
  state: PayInput['state'],
  { tax }: Pick<StateItem, 'tax'>,
  rules: readonly ItemPreTaxRules[],
): ItemPreTaxRules | undefined {
  return rules.find((one) => one.state === state && one.tax === tax);
}

/** The wages an item is taken on. Pre-tax deductions and tips reduce them only where the rules say so. */
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

/** A deduction we found no rule for is shown as an assumption. */
function sayingAssumed({ wages, steps }: LoweredWages, rules: ItemPreTaxRules | undefined): LoweredWages {
  const { assumed } = rules ?? {};
  if (!assumed) return { wages, steps };
  const withAssumed = steps.map((one): WorkingStep =>
    one.step === 'preTaxStaysTaxed' && assumed.includes(taxedKindOf(one.figures.class.value))
      ? { step: 'preTaxAssumedTaxed', figures: one.figures }
      : one,
  );
  return { wages, steps: withAssumed };
}

/** How sure a line's wages are: an assumption about a deduction counts as derived, whatever the rest. */
export function itemWagesStanding(
  steps: readonly WorkingStep[],
  rules: ItemPreTaxRules | undefined,
): readonly Standing[] {
  if (!rules || !steps.some(({ step }) => OF_PRE_TAX.has(step))) return [];
  return steps.some(({ step }) => step === 'preTaxAssumedTaxed') ? ['inferred'] : [rules.standing];
}

const OF_PRE_TAX: ReadonlySet<string> = new Set(['subtractPreTax', 'preTaxStaysTaxed', 'preTaxAssumedTaxed']);

/** Whether part of a payment may be left out of an item's wages. */
export function hasPreTax({ preTaxDeductions = [], tips = ZERO }: Omit<PaidWages, 'grossPay'>): boolean {
  return preTaxDeductions.length > 0 || tips > 0;
}

type PaidWages = Pick<PayInput, 'grossPay' | 'state' | 'preTaxDeductions' | 'tips'>;

/** Whether a program takes a share of wages, rather than charging by hours or quarters. */
export function isOfWages({ method }: StateItem): boolean {
  return method !== 'perHour' && method !== 'electedPerHour' && method !== 'perQuarter';
}
