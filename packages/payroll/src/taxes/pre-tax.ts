import type { Cents } from '@paperwage/values';
import { add, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { money, preTaxClass } from '../working/figures.ts';
import type { PayInput } from '../pay.ts';
import type { PreTaxDeduction, TaxedKind } from '../pay-input/pre-tax-deductions.ts';
import { PRE_TAX_KINDS, taxedKindOf } from '../pay-input/pre-tax-deductions.ts';
import type { WorkingStep } from '../working/working.ts';

/** What a tax is taken of, and how it came about; no step is told where nothing was deducted. */
export interface LoweredWages {
  readonly wages: Cents;
  readonly steps: readonly WorkingStep[];
}

/** All of the pre-tax deductions of a payment together. */
export function preTaxTotal({ preTaxDeductions = [] }: Pick<PayInput, 'preTaxDeductions'>): Cents {
  return preTaxDeductions.length === 0 ? ZERO : sum(preTaxDeductions.map(({ amount }) => amount));
}

/** The part of the pre-tax deductions that the rules tax as one of these kinds. */
export function preTaxOf(
  { preTaxDeductions = [] }: Pick<PayInput, 'preTaxDeductions'>,
  kinds: readonly TaxedKind[],
): Cents {
  let total = ZERO;
  for (const one of preTaxDeductions) if (kinds.includes(taxedKindOf(one.class))) total = add(total, one.amount);
  return total;
}

/**
 * The wages of a payment less the deductions that lower this tax, class by class. The others are told too, because a
 * reader would look for them.
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
    const told = { class: preTaxClass(kind), amount: money(amount) };
    if (!lowers.includes(taxedKindOf(kind))) {
      steps.push({ step: 'preTaxStaysTaxed', figures: told });
      continue;
    }
    const remaining = max(ZERO, subtract(wages, amount));
    const figures = { wages: money(wages), ...told, remaining: money(remaining) };
    steps.push({ step: 'subtractPreTax', figures });
    wages = remaining;
  }
  return { wages, steps };
}

/** The payment as a tax sees it: with these wages, of which no more is supplemental than there are. */
export function withWages<Input extends Pick<PayInput, 'grossPay' | 'supplemental'>>(
  input: Input,
  wages: Cents,
): Input {
  if (wages === input.grossPay) return input;
  const { supplemental } = input;
  if (!supplemental || supplemental.amount <= wages) return { ...input, grossPay: wages };
  return { ...input, grossPay: wages, supplemental: { ...supplemental, amount: wages } };
}

/** The deductions that fit into a payment, those named first before the others: for a typed gross of the year so far. */
export function preTaxWithinPay(pay: Cents, deductions: readonly PreTaxDeduction[]): readonly PreTaxDeduction[] {
  let taken = ZERO;
  return deductions.map((one) => {
    const amount = min(one.amount, subtract(pay, taken));
    taken = add(taken, amount);
    return { ...one, amount };
  });
}
