import type { Cents, Rate } from '@paperwage/values';
import { applyRate, ZERO } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { StateTaxableTax, TaxableRates } from '../../rules/places/county-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from '../state/state-payment.ts';
import { byStatus } from '../state/state-payment.ts';
import { periodShare } from '../state/state-tax.ts';
import { exemptLine } from './exempt-line.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { atRate, withSupplemental } from './with-supplemental.ts';

/** Why the tax applies at all, or why at this rate. */
const REASONS = {
  noCounty: { step: 'noCountyGiven', figures: {} },
  livesElsewhere: { step: 'livesOutsideState', figures: {} },
  stated: { step: 'countyRateStated', figures: {} },
} as const satisfies Record<NonNullable<StateTaxableTax['because']>, WorkingStep>;

/** A county's rate on what the state taxes. Nothing if the employee is exempt from the state's withholding. */
export function stateTaxableTax(
  { input, stateBasis, stateRules }: LocalPayment,
  { label, livesHere }: Site,
  tax: StateTaxableTax,
): LocalTax[] {
  if (!stateBasis) return [exemptLine(label, input.state)];
  const { payment, yearlyTaxable, periodTaxable } = stateBasis;
  // Indiana uses the county on January 1 (Departmental Notice 1), the others the county on the pay date.
  const lives = payment.state === 'IN' ? ('livedInPlaceOnJanuary1' as const) : ('livesInPlace' as const);
  const reason = livesHere ? lives : ('worksInPlace' as const);
  const steps: WorkingStep[] = [tax.because ? REASONS[tax.because] : { step: reason, figures: {} }];
  const builtOn = stateRules ? [stateRules.incomeTax.standing] : [];
  if (yearlyTaxable === undefined) {
    const amount = ofPeriod(periodTaxable ?? payment.wages, tax.rates, steps);
    return [{ name: label, taxable: payment.wages, amount, steps, builtOn }];
  }
  steps.push({ step: 'stateTaxableOfYear', figures: { amount: money(yearlyTaxable) } });
  const amount = periodShare(ofYear(yearlyTaxable, tax.rates, payment, steps), payment, steps);
  const regular = { name: label, taxable: payment.wages, amount, steps, builtOn };
  return [withSupplemental(regular, stateBasis, atRate(highestRate(tax.rates, payment)))];
}

/** Supplemental wages are withheld on at the county's highest rate, like the state's. */
function highestRate(rates: TaxableRates, payment: StatePayment): Rate {
  if (rates.kind === 'one') return rates.rate;
  const all =
    rates.kind === 'byPart'
      ? byStatus(rates.schedule, payment).map(({ rate }) => rate)
      : byStatus(rates.rates, payment).map(({ value }) => value);
  return all.reduce((highest, rate) => (rate > highest ? rate : highest));
}

function ofPeriod(taxable: Cents, rates: TaxableRates, steps: WorkingStep[]): Cents {
  if (rates.kind !== 'one') throw new RangeError('Rates by amount are rates of a yearly amount');
  const amount = applyRate(taxable, rates.rate);
  steps.push({ step: 'stateTaxableOfPeriod', figures: { amount: money(taxable) } });
  steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(rates.rate), tax: money(amount) } });
  return amount;
}

function ofYear(taxable: Cents, rates: TaxableRates, payment: StatePayment, steps: WorkingStep[]): Cents {
  if (rates.kind === 'byPart') {
    const schedule = byStatus(rates.schedule, payment);
    const row = bracketOf(taxable, schedule);
    steps.push(bracketStep(taxable, row, schedule));
    return scheduleTax(taxable, row, 1);
  }
  const rate =
    rates.kind === 'one' ? rates.rate : byStatus(rates.rates, payment).findLast(({ over }) => taxable > over)?.value;
  if (rate === undefined) return ZERO;
  const yearly = applyRate(taxable, rate);
  steps.push({ step: 'yearlyRate', figures: { amount: money(taxable), rate: share(rate), tax: money(yearly) } });
  return yearly;
}
