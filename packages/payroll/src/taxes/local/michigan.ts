import type { Cents, Rate } from '@paperwage/values';
import { applyRate, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { MichiganTax } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { localWages } from './local-wages.ts';
import { afterAllowances } from './ohio.ts';
import { siteStep } from './wage-rate.ts';

/**
 * Residents pay their rate on all pay, others pay theirs on what they earn there. A resident who works in another city
 * with a tax gets a credit: what that city takes, up to what the home city takes from nonresidents.
 */
export function michiganTax(payment: LocalPayment, site: Site, tax: MichiganTax): LocalTax[] {
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const steps: WorkingStep[] = [siteStep(site), ...lowered];
  const { taxable, amount } = taxOf(payment, wages, tax, site.livesHere ? tax.resident : tax.nonresident, steps);
  const work = site.livesHere ? site.elsewhere?.rules.tax : undefined;
  if (work?.method !== 'michigan') return [{ name: site.place.name, taxable, wages, amount, steps }];
  const withheldThere = taxOf(payment, wages, work, work.nonresident, []).amount;
  const credit = min(withheldThere, applyRate(taxable, tax.nonresident));
  const remaining = max(ZERO, subtract(amount, credit));
  steps.push({
    step: 'otherPlaceCredit',
    figures: { tax: money(amount), credit: money(credit), remaining: money(remaining) },
  });
  return [{ name: site.place.name, taxable, wages, amount: remaining, steps }];
}

function taxOf(
  { input: { elections: { allowances = 0 } = {} }, periods }: LocalPayment,
  wages: Cents,
  { exemption }: MichiganTax,
  rate: Rate,
  steps: WorkingStep[],
): { readonly taxable: Cents; readonly amount: Cents } {
  const taxable = afterAllowances(wages, allowances, exemption, periods, steps);
  const amount = applyRate(taxable, rate);
  steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(rate), tax: money(amount) } });
  return { taxable, amount };
}
