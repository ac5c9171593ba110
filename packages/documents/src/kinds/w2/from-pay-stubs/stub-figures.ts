import type { Cents } from '@paperwage/values';
import { formatMoney, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { box12Codes } from '../../../forms/box-12-codes.ts';
import type { FormYear } from '../../../forms/form-edition.ts';
import { formFactsOf } from '../../../forms/form-facts.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from '../schema.ts';

function total(stubs: readonly PaidStub[], amountOf: (stub: PaidStub) => Cents): Cents {
  return sum(stubs.map(amountOf));
}

/** A box with nothing to report is blank. */
export const moneyOrBlank = (amount: Cents) => (amount === 0 ? '' : formatMoney(amount));

/** Box 1 wages leave out deferrals and what a cafeteria plan takes. */
const incomeWages = (stub: PaidStub) => max(ZERO, subtract(payrollWages(stub), stub.deferred));
const payrollWages = ({ gross, cafeteria }: PaidStub) => max(ZERO, subtract(gross, cafeteria));

/** State wages. If a stub withheld state tax but doesn’t say on which wages, its box 1 wages count. */
function taxedByState(stub: PaidStub): Cents {
  return stub.stateWages ?? (stub.stateIncomeTax > 0 ? incomeWages(stub) : ZERO);
}

/** Social security taxes wages and tips up to one wage base: tips go in box 7 and the rest in box 3. */
export function federalBoxes(stubs: readonly PaidStub[], year: FormYear): Partial<W2Draft> {
  const payroll = total(stubs, payrollWages);
  const { wageBase } = formFactsOf(year).socialSecurity;
  const taxed = min(payroll, wageBase);
  const tips = min(
    total(stubs, (stub) => stub.tips),
    taxed,
  );
  return {
    income: moneyOrBlank(total(stubs, ({ gross }) => gross)),
    wagesTipsOther: moneyOrBlank(total(stubs, incomeWages)),
    federalIncomeTax: moneyOrBlank(total(stubs, ({ federalIncomeTax }) => federalIncomeTax)),
    socialSecurityWages: moneyOrBlank(subtract(taxed, tips)),
    socialSecurityTips: moneyOrBlank(tips),
    socialSecurityTax: moneyOrBlank(total(stubs, ({ socialSecurityTax }) => socialSecurityTax)),
    medicareWages: moneyOrBlank(payroll),
    medicareTax: moneyOrBlank(total(stubs, ({ medicareTax }) => medicareTax)),
  };
}

/** One row of boxes 15 to 17. */
export interface StateRow {
  readonly state: string;
  readonly wages: string;
  readonly tax: string;
}

/**
 * A row for each state, the one with the most pay first, with the wages that the state taxes even if no tax was due. A
 * state that taxes no wages has none. A tax without a state has a row too.
 */
export function stateRows(stubs: readonly PaidStub[]): StateRow[] {
  const rows = [...new Set(stubs.map(({ state }) => state))].map((state) => {
    const own = stubs.filter((stub) => stub.state === state);
    const tax = total(own, ({ stateIncomeTax }) => stateIncomeTax);
    return { state, pay: total(own, ({ gross }) => gross), wages: total(own, taxedByState), tax };
  });
  return rows
    .filter(({ state, tax }) => state !== '' || tax > 0)
    .sort((a, b) => b.pay - a.pay)
    .map(({ state, wages, tax }) => ({ state, wages: moneyOrBlank(wages), tax: moneyOrBlank(tax) }));
}

/** What went into plans: by box 12 code, in the order of the form, and dependent care for box 10. */
export function planAmounts(stubs: readonly PaidStub[]) {
  const paid = stubs.flatMap((stub) => stub.codes);
  const codes = box12Codes.flatMap(({ code }): (readonly [string, Cents])[] => {
    const amount = sum(paid.filter((one) => one.code === code).map((one) => one.amount));
    return amount === 0 ? [] : [[code, amount]];
  });
  return { codes, dependentCare: total(stubs, (stub) => stub.dependentCare) };
}
