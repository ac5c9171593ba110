import type { Cents } from '@paperwage/values';
import { add, applyRate, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { FeePart, KentuckyCountyTax } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { localWages } from './local-wages.ts';
import { wageRateTax } from './wage-rate.ts';

/**
 * The county's fee on work done in it: each part applies to the year's wages between its limits. The fee of a city in
 * the county is subtracted if the county credits it.
 */
export function kentuckyCountyTax(payment: LocalPayment, site: Site, tax: KentuckyCountyTax): LocalTax[] {
  if (!site.worksHere) return [];
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const before = payment.input.yearToDate.medicareWages;
  const steps: WorkingStep[] = [{ step: 'worksInPlace', figures: {} }, ...lowered];
  let amount = ZERO;
  for (const [index, part] of tax.parts.entries()) {
    const own = partOf(part, wages, before, steps);
    const total = add(amount, own);
    if (index > 0 && own > 0) {
      const figures = { tax: money(amount), additional: money(own), total: money(total) };
      steps.push({ step: 'addAdditionalTax', figures });
    }
    amount = total;
  }
  const remaining = afterCityFee(payment, site, tax, amount, steps);
  return [{ name: site.place.name, taxable: wages, amount: remaining, steps }];
}

/** One part's fee, with the steps that explain it. */
function partOf(part: FeePart, wages: Cents, before: Cents, steps: WorkingStep[]): Cents {
  const { rate, over = ZERO, wageCap } = part;
  const paid = add(before, wages);
  const end = wageCap === undefined ? paid : min(paid, wageCap);
  const taxable = max(ZERO, subtract(end, max(before, over)));
  const fee = applyRate(taxable, rate);
  steps.push(...partSteps(part, { wages, before, taxable, fee }));
  return fee;
}

interface PartFigures {
  readonly wages: Cents;
  readonly before: Cents;
  readonly taxable: Cents;
  readonly fee: Cents;
}

function partSteps({ rate, over, wageCap }: FeePart, { wages, before, taxable, fee }: PartFigures): WorkingStep[] {
  if (wageCap !== undefined && before >= wageCap) {
    return [{ step: 'wageBaseReached', figures: { before: money(before), wageBase: money(wageCap) } }];
  }
  const paid = { wages: money(wages), before: money(before) };
  const steps: WorkingStep[] = [];
  if (wageCap !== undefined && add(before, wages) > wageCap) {
    steps.push({
      step: 'capAtWageBase',
      figures: { ...paid, wageBase: money(wageCap), taxable: money(subtract(wageCap, before)) },
    });
  }
  if (over === undefined) {
    steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(rate), tax: money(fee) } });
  } else if (taxable > 0) {
    const figures = { ...paid, threshold: money(over), excess: money(taxable), rate: share(rate), tax: money(fee) };
    steps.push({ step: 'additionalRate', figures });
  }
  return steps;
}

function afterCityFee(
  payment: LocalPayment,
  { cityInIt }: Site,
  { creditsCity }: KentuckyCountyTax,
  fee: Cents,
  steps: WorkingStep[],
): Cents {
  if (cityInIt?.rules.tax.method !== 'wageRate' || !creditsCity) return fee;
  const city: Site = { ...cityInIt, livesHere: false, worksHere: true, elsewhere: undefined };
  const credit = sum(wageRateTax(payment, city, cityInIt.rules.tax).map(({ amount }) => amount));
  const remaining = max(ZERO, subtract(fee, credit));
  steps.push({
    step: 'otherPlaceCredit',
    figures: { tax: money(fee), credit: money(credit), remaining: money(remaining) },
  });
  return remaining;
}
