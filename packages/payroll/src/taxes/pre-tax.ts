import type { Cents } from '@paperwage/values';
import { add, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { money, preTaxClass } from '../working/figures.ts';
import type { PayInput } from '../pay.ts';
import type { PreTaxDeduction, TaxedKind } from '../pay-input/pre-tax-deductions.ts';
import { PRE_TAX_KINDS, taxedKindOf } from '../pay-input/pre-tax-deductions.ts';
import type { WorkingStep } from '../working/working.ts';

/** The wages a tax applies to, and how they were calculated; no steps if nothing was deducted. */
export interface LoweredWages {
  readonly wages: Cents;
  readonly steps: readonly WorkingStep[];
}

/** All of a payment's pre-tax deductions together. */
export function preTaxTotal({ preTaxDeductions = [] }: Pick<PayInput, 'preTaxDeductions'>): Cents {
  return preTaxDeductions.length === 0 ? ZERO : sum(preTaxDeductions.map(({ amount }) => amount));
}

/** The part of the pre-tax deductions that the rules treat as one of these kinds. */
export function preTaxOf(
  { preTaxDeductions = [] }: Pick<PayInput, 'preTaxDeductions'>,
  kinds: readonly TaxedKind[],
): Cents {
  let total = ZERO;
  for (const one of preTaxDeductions) if (kinds.includes(taxedKindOf(one.class))) total = add(total, one.amount);
  return total;
}

/**
 * A payment's wages less the deductions that reduce this tax, class by class. The other deductions are shown too,
 * because a reader would look for them.
 */
export function subtractPreTax(
  pay: Cents,
  deductions: readonly PreTaxDeduction[] | undefined,
  lowers: readonly TaxedKind[],
): LoweredWages {
  if (!deductions || deductions.length === 0) return { wages: pay, steps: [] };
  const steps: WorkingStep[] = [];
  let wages = pay;
  for (const kind of PRE_TAX_KINDS) {
    const amount = preTaxTotal({ preTaxDeductions: deductions.filter((one) => one.class === kind) });
    if (amount === 0) continue;
    const deduction = { class: preTaxClass(kind), amount: money(amount) };
    if (!lowers.includes(taxedKindOf(kind))) {
      steps.push({ step: 'preTaxStaysTaxed', figures: deduction });
      continue;
    }
    const remaining = max(ZERO, subtract(wages, amount));
    const figures = { wages: money(wages), ...deduction, remaining: money(remaining) };
    steps.push({ step: 'subtractPreTax', figures });
    wages = remaining;
  }
  return { wages, steps };
}

/** The payment as a tax sees it: with these wages, of which no more are supplemental than there are. */
export function withWages<Input extends Pick<PayInput, 'grossPay' | 'supplemental'>>(
  input: Input,
  wages: Cents,
): Input {
  if (wages === input.grossPay) return input;
  const { supplemental } = input;
  if (!supplemental || supplemental.amount <= wages) return { ...input, grossPay: wages };
  return { ...input, grossPay: wages, supplemental: { ...supplemental, amount: wages } };
}

/** The deductions that fit into a payment, in the order given: for a typed gross of the year so far. */
export function preTaxWithinPay(pay: Cents, deductions: readonly PreTaxDeduction[]): readonly PreTaxDeduction[] {
  let taken = ZERO;
  return deductions.map((one) => {
    const amount = min(one.amount, subtract(pay, taken));
    taken = add(taken, amount);
    return { ...one, amount };
  });
}
