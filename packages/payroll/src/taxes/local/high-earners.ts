import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, max, min, subtract, times, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { HighEarnersArea, HighEarnersTax } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { siteStep } from './wage-rate.ts';

/** A line for each area: what the employer must withhold on annual wages above its amounts. Home and work may share one. */
export function highEarnersTaxes(payment: LocalPayment, site: Site, { areas }: HighEarnersTax): LocalTax[] {
  const home = site.livesHere ? undefined : site.elsewhere?.rules.tax;
  const asked = home?.method === 'highEarners' ? areas.filter((area) => !home.areas.includes(area)) : areas;
  return asked.map((area) => areaTax(payment, site, area));
}

function areaTax({ input: { grossPay }, periods }: LocalPayment, site: Site, area: HighEarnersArea): LocalTax {
  const annual = times(grossPay, periods);
  const annualized: WorkingStep = {
    step: 'annualize',
    figures: { wages: money(grossPay), periods: count(periods), annual: money(annual) },
  };
  const steps: WorkingStep[] = [siteStep(site), annualized];
  const first = area.brackets[0]?.over ?? ZERO;
  if (annual <= first) {
    steps.push({ step: 'belowFirstBracket', figures: { amount: money(annual), upTo: money(first) } });
    return { name: area.name, taxable: ZERO, wages: grossPay, amount: ZERO, steps };
  }
  const yearly = yearlyTax(annual, area, steps);
  const amount = divide(yearly, periods);
  steps.push({
    step: 'divideByPeriods',
    figures: { annual: money(yearly), periods: count(periods), perPeriod: money(amount) },
  });
  return { name: area.name, taxable: divide(subtract(annual, first), periods), wages: grossPay, amount, steps };
}

/** Each part of the wages at its own rate. */
function yearlyTax(annual: Cents, { brackets }: HighEarnersArea, steps: WorkingStep[]): Cents {
  let tax = ZERO;
  for (const [index, { over, rate }] of brackets.entries()) {
    const upTo = brackets[index + 1]?.over ?? annual;
    const excess = max(ZERO, subtract(min(annual, upTo), over));
    if (excess === 0) break;
    const base = tax;
    tax = add(base, applyRate(excess, rate));
    const figures = { amount: money(annual), over: money(over), excess: money(excess), base: money(base) };
    steps.push({ step: 'applyBracket', figures: { ...figures, rate: share(rate), tax: money(tax) } });
  }
  return tax;
}
