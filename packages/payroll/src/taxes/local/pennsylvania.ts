import type { Cents, Rate } from '@paperwage/values';
import { applyRate, cents, times, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { PennsylvaniaTax } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { localWages } from './local-wages.ts';
import { siteStep } from './wage-rate.ts';

/** Earned income tax, if this place's rate is the one that counts, and the services tax for the place of work. */
export function pennsylvaniaTaxes(payment: LocalPayment, site: Site, tax: PennsylvaniaTax): LocalTax[] {
  const lines = earnedIncomeTax(payment, site, tax);
  if (site.worksHere && tax.servicesTax > 0) lines.push(servicesTax(payment, site, tax));
  return lines;
}

function earnedIncomeTax(payment: LocalPayment, site: Site, tax: PennsylvaniaTax): LocalTax[] {
  const chosen = chosenRate(site, tax);
  if (chosen === undefined) return [];
  const { wages, steps: lowered } = localWages(payment, site.rules);
  const amount = applyRate(wages, chosen.rate);
  const steps: WorkingStep[] = [
    ...chosen.steps,
    ...lowered,
    { step: 'applyRate', figures: { wages: money(wages), rate: share(chosen.rate), tax: money(amount) } },
  ];
  return [{ name: site.place.name, taxable: wages, amount, steps }];
}

interface ChosenRate {
  readonly rate: Rate;
  readonly steps: readonly WorkingStep[];
}

/**
 * The rate to withhold at; undefined if the other place's counts. The higher of home and work counts, and home if they
 * are equal. Philadelphia is outside the common rule, so only its tax is withheld.
 */
function chosenRate(site: Site, tax: PennsylvaniaTax): ChosenRate | undefined {
  const { livesHere, worksHere } = site;
  const own = livesHere ? tax.resident : tax.nonresident;
  const alone = { rate: own, steps: [siteStep(site)] };
  if (livesHere && worksHere) return alone;
  const other = site.elsewhere?.rules.tax;
  if (other?.method !== 'pennsylvania' || tax.standsApart) return alone;
  if (other.standsApart) return undefined;
  const [home, work] = livesHere ? [own, other.nonresident] : [other.resident, own];
  if (home >= work !== livesHere) return undefined;
  const higher: WorkingStep = { step: 'higherOfHomeAndWork', figures: { home: share(home), work: share(work) } };
  return { rate: own, steps: [siteStep(site), higher] };
}

/**
 * The annual amount in equal parts, each rounded down so that a year never takes more. A payment beyond the usual
 * number, such as a 53rd week, takes nothing.
 */
function servicesTax(
  { input, periods, paymentsBefore }: LocalPayment,
  { place }: Site,
  tax: PennsylvaniaTax,
): LocalTax {
  const { grossPay, elections: { servicesTaxExempt } = {} } = input;
  const name = `${place.name} local services tax`;
  const none = (step: WorkingStep): LocalTax => ({
    name,
    taxable: grossPay,
    amount: ZERO,
    isFee: true,
    steps: [step],
  });
  if (servicesTaxExempt) return none({ step: 'servicesTaxExempt', figures: {} });
  if (paymentsBefore >= periods) {
    return none({ step: 'yearlyAmountTaken', figures: { yearly: money(tax.servicesTax), periods: count(periods) } });
  }
  const perPeriod = downToCents(tax.servicesTax, periods);
  const amount = grossPay === 0 ? ZERO : perPeriod;
  const steps: WorkingStep[] = [
    { step: 'worksInPlace', figures: {} },
    {
      step: 'yearlyAmountPerPeriod',
      figures: { yearly: money(tax.servicesTax), periods: count(periods), perPeriod: money(perPeriod) },
    },
  ];
  const annual = times(grossPay, periods);
  if (annual < tax.servicesTaxExemption) {
    const figures = { annual: money(annual), limit: money(tax.servicesTaxExemption) };
    steps.push({ step: 'exemptionMayBeClaimed', figures });
  }
  return { name, taxable: grossPay, amount, isFee: true, steps };
}

function downToCents(yearly: Cents, periods: number): Cents {
  return cents(Math.floor(yearly / periods));
}
