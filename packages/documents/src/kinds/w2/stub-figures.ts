import type { Cents } from '@paperwage/values';
import { formatMoney, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { box12Codes } from '../../forms/box-12-codes.ts';
import type { FormYear } from '../../forms/form-edition.ts';
import { formFactsOf } from '../../forms/form-facts.ts';
import type { PaidStub } from './paid-stub.ts';
import type { W2Draft } from './schema.ts';

function total(stubs: readonly PaidStub[], amountOf: (stub: PaidStub) => Cents): Cents {
  return sum(stubs.map(amountOf));
}

/** A box that has nothing is blank. */
export const moneyOrBlank = (amount: Cents) => (amount === 0 ? '' : formatMoney(amount));

/** Wages of box 1: without what is deferred and what a cafeteria plan takes. */
const incomeWages = (stub: PaidStub) => max(ZERO, subtract(payrollWages(stub), stub.deferred));
const payrollWages = ({ gross, cafeteria }: PaidStub) => max(ZERO, subtract(gross, cafeteria));

/** State wages. A stub that withheld state tax but doesn’t say on which wages counts with its wages of box 1. */
function taxedByState(stub: PaidStub): Cents {
  return stub.stateWages ?? (stub.stateIncomeTax > 0 ? incomeWages(stub) : ZERO);
}

/** Social security takes its tax of wages and tips up to one base; box 7 has the tips of it, and box 3 the rest. */
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

/** A row of boxes 15 to 17. */
export interface StateRow {
  readonly state: string;
  readonly wages: string;
  readonly tax: string;
}

/**
 * A row for each state, the one with the most pay first. The wages are those that the state taxes, also where they came
 * to no tax; a state that taxes no wages has none. A tax that names no state has its row all the same.
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

/** What went into plans: by the codes of box 12, in the order of the form, and dependent care in box 10. */
export function planAmounts(stubs: readonly PaidStub[]) {
  const paid = stubs.flatMap((stub) => stub.codes);
  const codes = box12Codes.flatMap(({ code }): (readonly [string, Cents])[] => {
    const amount = sum(paid.filter((one) => one.code === code).map((one) => one.amount));
    return amount === 0 ? [] : [[code, amount]];
  });
  return { codes, dependentCare: total(stubs, (stub) => stub.dependentCare) };
}
