import type { Cents, StateCode } from '@paperwage/values';
import { add, applyRate, subtract, times } from '@paperwage/values';
import { inState, money, share } from '../working/figures.ts';
import type { PayInput, Standing, SupplementalPay } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { StateSupplementalRules } from '../rules/supplemental/supplemental-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import type { StateTax } from './state/state-tax.ts';
import { splitSupplemental } from './supplemental-wages.ts';

/** What a state withholds on supplemental wages alone. */
export interface SupplementalTax {
  readonly supplemental: Cents;
  readonly regular: Cents;
  readonly tax: Cents;
  /** How the tax was calculated. */
  readonly steps: readonly WorkingStep[];
  readonly standing: Standing;
}

type Wages = Pick<PayInput, 'grossPay' | 'payDate' | 'payFrequency' | 'supplemental' | 'yearToDate'>;

/**
 * The tax on supplemental wages at the state's own rate; undefined when they are withheld on together with regular
 * wages, by choice or because the state publishes no rate for them.
 */
export function supplementalTax(
  input: Wages,
  held: StateSupplementalRules | undefined,
  federal: FederalRules,
): SupplementalTax | undefined {
  const { supplemental, grossPay } = input;
  if (!held || !isApart(supplemental)) return undefined;
  const regular = subtract(grossPay, supplemental.amount);
  const parts = { supplemental: supplemental.amount, regular, standing: held.standing };
  if (held.how.method === 'shareOfFederal') return { ...parts, ...shareOfFederal(input, held.how.share, federal) };
  const { rate, steps } = rateOf(input, supplemental, held.how);
  const tax = applyRate(supplemental.amount, rate);
  const figures = { supplemental: money(supplemental.amount), rate: share(rate), tax: money(tax) };
  return { ...parts, tax, steps: [...steps, { step: 'supplementalRate', figures }] };
}

function isApart(supplemental: SupplementalPay | undefined): supplemental is SupplementalPay {
  return supplemental !== undefined && supplemental.method === 'flat' && supplemental.amount > 0;
}

function shareOfFederal(
  { supplemental, yearToDate }: Wages,
  rate: FederalRules['supplemental']['rate'],
  rules: FederalRules,
): { readonly tax: Cents; readonly steps: readonly WorkingStep[] } {
  const amount = supplemental!.amount;
  const federal = splitSupplemental(amount, supplemental, yearToDate.supplementalWages, rules.supplemental).tax;
  const tax = applyRate(federal, rate);
  const figures = { federal: money(federal), rate: share(rate), tax: money(tax) };
  return { tax, steps: [{ step: 'shareOfFederalTax', figures }] };
}

function rateOf(
  { grossPay, payFrequency }: Wages,
  { amount, kind }: SupplementalPay,
  how: Exclude<StateSupplementalRules['how'], { readonly method: 'shareOfFederal' }>,
): { readonly rate: FederalRules['supplemental']['rate']; readonly steps: readonly WorkingStep[] } {
  if (how.method === 'rate') return { rate: (kind === 'other' ? how.rateIfNoBonus : undefined) ?? how.rate, steps: [] };
  // If a payment is all supplemental, that payment is all we know about regular wages.
  const regular = amount < grossPay ? subtract(grossPay, amount) : grossPay;
  const annual = times(regular, PERIODS_PER_YEAR[payFrequency]);
  const rate = (how.rows.findLast(({ over }) => annual > over) ?? how.rows[0]!).rate;
  return { rate, steps: [{ step: 'supplementalRateByWages', figures: { annual: money(annual), rate: share(rate) } }] };
}

/**
 * The tax on regular wages and on supplemental wages, with steps in order. A payment that is all supplemental doesn't
 * use the certificate.
 */
export function withSupplementalTax(regular: StateTax, supplemental: SupplementalTax): StateTax {
  const amount = money(supplemental.supplemental);
  const gross = money(add(supplemental.regular, supplemental.supplemental));
  const apart = { gross, supplemental: amount, regular: money(supplemental.regular) };
  const setApart: WorkingStep = { step: 'setSupplementalApart', figures: apart };
  if (supplemental.regular === 0) return { tax: supplemental.tax, steps: [setApart, ...supplemental.steps] };
  const total = add(regular.tax, supplemental.tax);
  const figures = { regular: money(regular.tax), supplemental: money(supplemental.tax), total: money(total) };
  const steps: readonly WorkingStep[] = [
    setApart,
    ...regular.steps,
    ...supplemental.steps,
    { step: 'addSupplementalTax', figures },
  ];
  return { tax: total, steps };
}

/** Shown if a flat rate was chosen and the state publishes none. */
export function combinedPaymentSteps(
  { supplemental }: Pick<PayInput, 'supplemental'>,
  state: StateCode,
): WorkingStep[] {
  return isApart(supplemental) ? [{ step: 'noSupplementalRate', figures: { state: inState(state) } }] : [];
}
