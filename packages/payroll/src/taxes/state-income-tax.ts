import type { Cents } from '@paperwage/values';
import { add, applyRate, max, min, subtract, ZERO } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import { inState, limitStep, money, share, stateFiling } from '../working/figures.ts';
import type { PayInput, TaxLine, WithheldFirst } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { StateRules } from '../rules/state-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import { annualizedByStatus, annualizedTax, columnOf } from './state/annualized.ts';
import { arkansasTax } from './state/arkansas.ts';
import { californiaTax } from './state/california.ts';
import { connecticutTax } from './state/connecticut.ts';
import { electedRateTax, flatTax } from './state/flat.ts';
import { louisianaTax } from './state/louisiana.ts';
import { marylandTax } from './state/maryland.ts';
import { massachusettsTax } from './state/massachusetts.ts';
import { newJerseyTax } from './state/new-jersey.ts';
import { oregonTax } from './state/oregon.ts';
import type { SupplementalTax } from './state-supplemental.ts';
import { withSupplementalTax } from './state-supplemental.ts';
import type { StatePayment } from './state/state-payment.ts';
import { CLAIMS_NOTHING, stateFilingStatus } from './state/state-payment.ts';
import type { StateBasis, StateTax } from './state/state-tax.ts';
import { utahTax } from './state/utah.ts';

/** The state's line, and what the counties and cities of the state build on. */
export interface StateWithholding {
  readonly line: TaxLine;
  /** Omitted when nothing is withheld for the state, and by methods that no place builds on. */
  readonly basis: StateBasis | undefined;
}

/** What a state may need to know beyond its own method's wages. */
export interface StateWithholdingOptions {
  /** The most that may be withheld: if omitted, all that the federal taxes leave of the wages. */
  readonly available?: Cents;
  /** Withheld on supplemental wages, separately from the method's wages. */
  readonly supplemental?: SupplementalTax | undefined;
}

/** The state's line alone. */
export function stateIncomeTax(...of: Parameters<typeof stateWithholding>): TaxLine {
  return stateWithholding(...of).line;
}

/**
 * The state's line by its published method. A state that doesn't tax wages gets a line of zero, because its working
 * says so and cites the source; without a line, the reader would have to guess. We withhold no more than the federal
 * taxes leave of the pay.
 */
export function stateWithholding(
  input: Pick<PayInput, 'grossPay' | 'payFrequency' | 'w4' | 'elections'>,
  federal: WithheldFirst,
  { state, incomeTax, from, to }: StateRules,
  { available: left, supplemental }: StateWithholdingOptions = {},
): StateWithholding {
  const { source, standing } = incomeTax;
  const line = (taxable: Cents, amount: Cents, steps: readonly WorkingStep[]): TaxLine => ({
    tax: 'stateIncomeTax',
    taxable,
    amount,
    working: { steps, source, standing, from, to },
  });
  if (incomeTax.method === 'none') {
    return {
      line: line(ZERO, ZERO, [{ step: 'noStateWageTax', figures: { state: inState(state) } }]),
      basis: undefined,
    };
  }
  const { elections = {}, w4, grossPay, payFrequency } = input;
  if (elections.exempt === true) {
    return {
      line: line(ZERO, ZERO, [{ step: 'exemptFromState', figures: { state: inState(state) } }]),
      basis: undefined,
    };
  }
  const periods = PERIODS_PER_YEAR[payFrequency];
  const filingStatus = stateFilingStatus(elections, w4);
  const socialSecurityAndMedicare = add(federal.socialSecurity, federal.medicare);
  const federalTax = federal.federalIncomeTax;
  const available = left ?? max(ZERO, subtract(grossPay, add(federalTax, socialSecurityAndMedicare)));
  const payment: StatePayment = {
    state,
    wages: grossPay,
    payFrequency,
    periods,
    filingStatus,
    elections,
    hasCertificate: elections.noFormOnFile !== true && !isNothingClaimed(elections),
    w4,
    federalTax,
    socialSecurityAndMedicare,
  };
  const own = withoutCertificateTax(payment, incomeTax) ?? byMethod(payment, incomeTax);
  const ofWages = withAdditional(own, elections.additionalWithholding ?? ZERO);
  const { tax, steps } = supplemental ? withSupplementalTax(ofWages, supplemental) : ofWages;
  const amount = min(tax, available);
  const isAllSupplemental = supplemental?.regular === 0;
  const asks = !payment.hasCertificate && !isAllSupplemental && !('rateWithoutCertificate' in incomeTax);
  const allSteps = asks ? [...withoutCertificate(payment, incomeTax), ...steps] : steps;
  return {
    line: line(
      add(grossPay, supplemental?.supplemental ?? ZERO),
      amount,
      amount < tax ? [...allSteps, limitStep(tax, available)] : allSteps,
    ),
    basis: withSupplementalApart(own.basis, supplemental),
  };
}

function withSupplementalApart(
  basis: StateBasis | undefined,
  supplemental: SupplementalTax | undefined,
): StateBasis | undefined {
  if (!basis || !supplemental) return basis;
  return { ...basis, supplemental: { amount: supplemental.supplemental, stateTax: supplemental.tax } };
}

/** The rate some states apply to all wages if the employee hasn't filed a certificate. */
function withoutCertificateTax(payment: StatePayment, incomeTax: StateRules['incomeTax']): StateTax | undefined {
  if (payment.hasCertificate || !('rateWithoutCertificate' in incomeTax)) return undefined;
  const { wages, state } = payment;
  const { rateWithoutCertificate: rate } = incomeTax;
  const tax = applyRate(wages, rate);
  const figures = { state: inState(state), wages: money(wages), rate: share(rate), tax: money(tax) };
  return { tax, steps: [{ step: 'rateWithoutCertificate', figures }] };
}

function byMethod(
  payment: StatePayment,
  incomeTax: Exclude<StateRules['incomeTax'], { readonly method: 'none' }>,
): StateTax {
  switch (incomeTax.method) {
    case 'annualized':
      return annualizedTax(payment, incomeTax);
    case 'flat':
      return flatTax(payment, incomeTax);
    case 'electedRate':
      return electedRateTax(payment, incomeTax);
    case 'california':
      return californiaTax(payment, incomeTax);
    case 'oregon':
      return oregonTax(payment, incomeTax);
    case 'utah':
      return utahTax(payment, incomeTax);
    case 'massachusetts':
      return massachusettsTax(payment, incomeTax);
    case 'louisiana':
      return louisianaTax(payment, incomeTax);
    case 'maryland':
      return marylandTax(payment, incomeTax);
    case 'arkansas':
      return arkansasTax(payment, incomeTax);
    case 'newJersey':
      return newJerseyTax(payment, incomeTax);
    case 'connecticut':
      return connecticutTax(payment, incomeTax);
  }
}

function withAdditional({ tax, steps }: StateTax, extra: Cents): StateTax {
  if (extra === 0) return { tax, steps };
  const total = add(tax, extra);
  const figures = { tax: money(tax), extra: money(extra), total: money(total) };
  return { tax: total, steps: [...steps, { step: 'addExtraWithholding', figures }] };
}

function isNothingClaimed(elections: StateElections): boolean {
  return Object.keys(elections).every((name) => CLAIMS_NOTHING.includes(name));
}

/** What is shown for an employee who claimed nothing; filing status only if the tax depends on it. */
function withoutCertificate(
  payment: StatePayment,
  incomeTax: Exclude<StateRules['incomeTax'], { readonly method: 'none' }>,
): WorkingStep[] {
  if (incomeTax.method === 'flat' && (incomeTax.deductions ?? []).length === 0) return [];
  const state = inState(payment.state);
  if (!followsFilingStatus(incomeTax)) return [{ step: 'nothingClaimed', figures: { state } }];
  const { filingStatus } = incomeTax.method === 'annualized' ? columnOf(payment, incomeTax) : payment;
  return [{ step: 'withoutStateCertificate', figures: { state, filingStatus: stateFiling(filingStatus) } }];
}

/** Whether the state withholds by filing status on employees who claim nothing. */
function followsFilingStatus(incomeTax: Exclude<StateRules['incomeTax'], { readonly method: 'none' }>): boolean {
  switch (incomeTax.method) {
    case 'electedRate':
    case 'arkansas':
      return false;
    case 'flat':
      return (incomeTax.deductions ?? []).some(({ kind }) => kind !== 'counted');
    case 'annualized':
      return annualizedByStatus(incomeTax);
    default:
      return true;
  }
}
