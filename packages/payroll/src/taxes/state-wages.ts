import type { CalendarDate, StateCode } from '@paperwage/values';
import { max, subtract, ZERO } from '@paperwage/values';
import { money } from '../working/figures.ts';
import type { PayInput, Standing } from '../pay.ts';
import type { ExemptEarningsRules } from '../rules/exempt-earnings.ts';
import type { StateRules } from '../rules/state-rules.ts';
import type { WageRules } from '../rules/wage-rules.ts';
import type { LoweredWages } from './pre-tax.ts';
import { subtractPreTax, preTaxOf } from './pre-tax.ts';

export interface StateWages extends LoweredWages {
  /** How sure the rules are that make the wages differ from the federal ones. */
  readonly standings: readonly Standing[];
}

/** The wages a state's income tax applies to: the federal ones, plus what the state taxes and less what it exempts itself. */
export function stateWages(
  {
    grossPay,
    payDate,
    preTaxDeductions = [],
    overtime = ZERO,
  }: Pick<PayInput, 'grossPay' | 'payDate' | 'preTaxDeductions' | 'overtime'>,
  { state }: Pick<StateRules, 'state'>,
  { preTax, statePreTax, exemptEarnings }: WageRules,
): StateWages {
  if (preTaxDeductions.length === 0 && overtime === 0) return { wages: grossPay, steps: [], standings: [] };
  const exceptions = statePreTax.exceptions.filter((rules) => isHeld(rules, state, payDate));
  const taxed = exceptions.flatMap((one) => one.taxed);
  const lowers = preTax.federalIncomeTax.lowers.filter((one) => !taxed.includes(one));
  const lowered = subtractPreTax(grossPay, preTaxDeductions, lowers);
  const standings = exceptions
    .filter((one) => preTaxOf({ preTaxDeductions }, one.taxed) > 0)
    .map(({ standing }) => standing);
  const exempt = overtime > 0 ? exemptOvertime(state, payDate, exemptEarnings) : undefined;
  if (!exempt) return { ...lowered, standings };
  const remaining = max(ZERO, subtract(lowered.wages, overtime));
  const figures = { wages: money(lowered.wages), overtime: money(overtime), remaining: money(remaining) };
  return {
    wages: remaining,
    steps: [...lowered.steps, { step: 'subtractExemptOvertime', figures }],
    standings: [...standings, exempt.standing],
  };
}

/** The rule under which a state doesn't tax overtime on a pay date. */
export function exemptOvertime(
  state: StateCode,
  payDate: CalendarDate,
  exemptEarnings: readonly ExemptEarningsRules[],
): ExemptEarningsRules | undefined {
  return exemptEarnings.find((rules) => isHeld(rules, state, payDate) && rules.earnings === 'overtime');
}

function isHeld(
  rules: { readonly state: StateCode; readonly from: CalendarDate; readonly to: CalendarDate },
  state: StateCode,
  payDate: CalendarDate,
): boolean {
  return rules.state === state && rules.from <= payDate && payDate <= rules.to;
}
