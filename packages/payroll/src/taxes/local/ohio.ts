import type { Cents } from '@paperwage/values';
import { applyRate, divide, max, subtract, times, ZERO } from '@paperwage/values';
import { isOhioWorkTax } from '../../places/place-questions.ts';
import { count, money, share } from '../../working/figures.ts';
import type { OhioCityTax, OhioSchoolDistrictTax } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { localWages } from './local-wages.ts';
import { siteStep } from './wage-rate.ts';

/**
 * The work city's tax. We don't cover what a home city credits for it, so we withhold for the home city only if nothing
 * is withheld for the work: then it is owed in full.
 */
export function ohioCityTax(payment: LocalPayment, site: Site, tax: OhioCityTax): LocalTax[] {
  const { livesHere, elsewhere, place } = site;
  const isLeftToWork = livesHere && elsewhere !== undefined && isOhioWorkTax(elsewhere.rules.tax);
  if (isLeftToWork || !isAsked(site, tax)) return [];
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const amount = applyRate(wages, tax.rate);
  const steps: WorkingStep[] = [
    siteStep(site),
    ...lowered,
    { step: 'applyRate', figures: { wages: money(wages), rate: share(tax.rate), tax: money(amount) } },
  ];
  return [{ name: place.name, taxable: wages, amount, steps }];
}

function isAsked({ livesHere, worksHere }: Site, { who }: OhioCityTax): boolean {
  if (who === undefined) return true;
  return who === 'residents' ? livesHere : worksHere;
}

/** The school district where the employee lives: traditional districts don't tax the state's exemptions. */
export function ohioSchoolDistrictTax(payment: LocalPayment, site: Site, tax: OhioSchoolDistrictTax): LocalTax[] {
  const { allowances = 0 } = payment.input.elections ?? {};
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const steps: WorkingStep[] = [siteStep(site), ...lowered];
  const taxable = afterAllowances(wages, allowances, tax.exemption, payment.periods, steps);
  const amount = applyRate(taxable, tax.rate);
  steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(tax.rate), tax: money(amount) } });
  return [{ name: site.place.name, taxable, wages, amount, steps }];
}

/** The period's wages less its share of the annual exemption for each allowance; adds the steps it takes. */
export function afterAllowances(
  wages: Cents,
  allowances: number,
  exemption: Cents | undefined,
  periods: number,
  steps: WorkingStep[],
): Cents {
  if (exemption === undefined || exemption === 0 || allowances === 0) return wages;
  const total = times(exemption, allowances);
  const perPeriod = divide(total, periods);
  const remaining = max(ZERO, subtract(wages, perPeriod));
  steps.push(
    {
      step: 'countAllowances',
      figures: { allowances: count(allowances), each: money(exemption), total: money(total) },
    },
    {
      step: 'deductionPerPeriod',
      figures: { deduction: money(total), periods: count(periods), perPeriod: money(perPeriod) },
    },
    {
      step: 'subtractFromWages',
      figures: { wages: money(wages), deduction: money(perPeriod), remaining: money(remaining) },
    },
  );
  return remaining;
}
