import type { Cents, Rate } from '@paperwage/values';
import { applyRate, max, min, subtract, times, ZERO } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { RatesByWho, WageRateTax } from '../../rules/places/place-rules.ts';
import { takesMoreOfResidents } from '../../places/place-questions.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { localWages } from './local-wages.ts';

/** One rate on the period's wages, up to a wage base if the place has one. */
export function wageRateTax(payment: LocalPayment, site: Site, tax: WageRateTax): LocalTax[] {
  const rate = rateFor(site, tax.rates);
  if (rate === undefined) return [];
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const steps: WorkingStep[] = [siteStep(site), ...lowered];
  const annual = times(wages, payment.periods);
  if (tax.noneBelowYearly !== undefined && annual < tax.noneBelowYearly) {
    steps.push({ step: 'belowLocalThreshold', figures: { annual: money(annual), limit: money(tax.noneBelowYearly) } });
    return [{ name: site.place.name, taxable: ZERO, amount: ZERO, steps }];
  }
  const before = payment.input.yearToDate.medicareWages;
  const taxable = tax.wageCap === undefined ? wages : underCap(wages, before, tax.wageCap, steps);
  const amount = applyRate(taxable, rate);
  steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(rate), tax: money(amount) } });
  if (site.countyApart) steps.push({ step: 'countyFeeApart', figures: {} });
  return [{ name: site.place.name, taxable, amount, steps }];
}

/** The rate for this employee; undefined when the place takes nothing. */
export function rateFor({ livesHere, worksHere }: Site, rates: RatesByWho): Rate | undefined {
  if (livesHere && worksHere) return rates.livingAndWorking;
  return livesHere ? rates.living : rates.working;
}

/** Why the place applies at all. */
export function siteStep({ livesHere, worksHere, isWorkAssumed, isHomeUnknown, rules }: Site): WorkingStep {
  if (livesHere && worksHere) {
    return { step: isWorkAssumed ? 'livesInPlaceWorkAssumed' : 'livesAndWorksInPlace', figures: {} };
  }
  if (livesHere) return { step: 'livesInPlace', figures: {} };
  const isAsNonresident = isHomeUnknown && takesMoreOfResidents(rules.tax);
  return { step: isAsNonresident ? 'worksInPlaceHomeUnknown' : 'worksInPlace', figures: {} };
}

/** The part of the wages that still fits under the annual base; the step that says so is added to `steps`. */
function underCap(wages: Cents, before: Cents, wageBase: Cents, steps: WorkingStep[]): Cents {
  const taxable = min(wages, max(ZERO, subtract(wageBase, before)));
  const figures = { wages: money(wages), before: money(before), wageBase: money(wageBase) };
  if (taxable === wages) steps.push({ step: 'underWageBase', figures });
  else if (taxable > 0) steps.push({ step: 'capAtWageBase', figures: { ...figures, taxable: money(taxable) } });
  else steps.push({ step: 'wageBaseReached', figures: { before: money(before), wageBase: money(wageBase) } });
  return taxable;
}
