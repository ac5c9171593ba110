import { applyRate, subtract, times, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { YonkersTax } from '../../rules/places/new-york-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StateBasis } from '../state/state-tax.ts';
import { periodShare } from '../state/state-tax.ts';
import { exemptLine } from './exempt-line.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import type { SupplementalApart, SupplementalShare } from './with-supplemental.ts';
import { atRate, withSupplemental } from './with-supplemental.ts';

/** NYS-50-T-Y: a share of the state's tax for residents, an earnings tax for people who work there and live elsewhere. */
export function yonkersTax({ input, stateBasis, stateRules }: LocalPayment, site: Site, tax: YonkersTax): LocalTax[] {
  if (!stateBasis) return [exemptLine(site.label, input.state)];
  if (!site.livesHere) {
    return [withSupplemental(nonresidentTax(stateBasis, site, tax), stateBasis, atRate(tax.nonresidentRate))];
  }
  const resident = residentTax(stateBasis, site, tax);
  const builtOn = stateRules ? [stateRules.incomeTax.standing] : [];
  return [withSupplemental({ ...resident, builtOn }, stateBasis, shareOfStates(tax))];
}

/** Based on the state's tax before rounding and before any extra withholding the employee asked for. */
function residentTax(
  { payment, yearlyTax = ZERO }: StateBasis,
  { label }: Site,
  { residentShare }: YonkersTax,
): LocalTax {
  const yearly = applyRate(yearlyTax, residentShare);
  const steps: WorkingStep[] = [
    { step: 'livesInPlace', figures: {} },
    { step: 'shareOfStateTax', figures: { tax: money(yearlyTax), rate: share(residentShare), part: money(yearly) } },
  ];
  return { name: label, taxable: payment.wages, amount: periodShare(yearly, payment, steps), steps };
}

function shareOfStates({ residentShare }: YonkersTax): (supplemental: SupplementalApart) => SupplementalShare {
  return ({ stateTax }) => {
    const tax = applyRate(stateTax, residentShare);
    const figures = { tax: money(stateTax), rate: share(residentShare), part: money(tax) };
    return { tax, step: { step: 'shareOfSupplementalTax', figures } };
  };
}

function nonresidentTax({ payment }: StateBasis, { label }: Site, tax: YonkersTax): LocalTax {
  const { nonresidentExclusions, nonresidentRate } = tax;
  const { wages, periods } = payment;
  const annual = times(wages, periods);
  const steps: WorkingStep[] = [
    { step: 'worksInPlace', figures: {} },
    { step: 'annualize', figures: { wages: money(wages), periods: count(periods), annual: money(annual) } },
  ];
  const exclusion = nonresidentExclusions.findLast(({ over }) => annual > over)?.value;
  const [first] = nonresidentExclusions;
  if (exclusion === undefined) {
    const limit = money(first?.over ?? ZERO);
    steps.push({ step: 'belowLowIncome', figures: { annual: money(annual), limit } });
    return { name: label, taxable: ZERO, amount: ZERO, steps };
  }
  const remaining = subtract(annual, exclusion);
  if (exclusion > 0) {
    const figures = { annual: money(annual), exclusion: money(exclusion), remaining: money(remaining) };
    steps.push({ step: 'exclusionByWages', figures });
  }
  const yearly = applyRate(remaining, nonresidentRate);
  const figures = { amount: money(remaining), rate: share(nonresidentRate), tax: money(yearly) };
  steps.push({ step: 'yearlyRate', figures });
  return { name: label, taxable: wages, amount: periodShare(yearly, payment, steps), steps };
}
