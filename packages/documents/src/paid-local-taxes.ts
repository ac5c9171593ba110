import type { PayTaxes, RuleBook } from '@paperwage/payroll';
import { amountOf } from './drafts/amounts.ts';
import { box20Name, isInBox17 } from './forms/local-tax-boxes.ts';
import { CannotCalculate, employeeTaxes } from './kinds/pay-stub/calculation/employee-taxes.ts';
import { computedStubs } from './kinds/pay-stub/calculation/stubs.ts';
import type { PayStubDraft, PayStubItem } from './kinds/pay-stub/draft/schema.ts';
import { isCalled, isNamedKey, namedLineName } from './kinds/pay-stub/draft/keys.ts';
import type { PaidLocalTax } from './kinds/w2/from-pay-stubs/paid-stub.ts';

/** Programs of states that pay stubs have without a key of their own, beside the taxes of cities and counties. */
export const NAMED_PROGRAMS = ['named:WA Cares', 'named:VT Child Care'] as const;

/** The tax of a place on a stub, and how Form W-2 reports it. */
export interface StubLocalTax extends PaidLocalTax {
  readonly reported: 'ofPlace' | 'withState' | 'asFee';
}

/**
 * The taxes of places on each stub of a set. Amounts are those of the paper; the wages are those that the calculation
 * takes them from, also where an amount was typed over.
 */
export function localTaxesOfStubs(draft: PayStubDraft, rules: RuleBook): StubLocalTax[][] {
  const taxes = taxesOfStubs(draft, rules);
  return draft.items.map((item, index) => localTaxesOf(item, taxes[index]));
}

/** What is calculated for each stub; undefined where nothing can be. */
function taxesOfStubs(draft: PayStubDraft, rules: RuleBook): (PayTaxes | undefined)[] {
  const found: (PayTaxes | undefined)[] = [];
  const taxes = employeeTaxes(draft, rules);
  const of: typeof taxes.of = (payment) => (found[payment.index] = taxes.of(payment));
  try {
    computedStubs(draft, { ...taxes, of });
  } catch (error) {
    if (!(error instanceof CannotCalculate)) throw error;
  }
  return found;
}

/** A place without a line took nothing of the stub, though its wages count for the year. */
function localTaxesOf({ deductions, customDeductions }: PayStubItem, taxes: PayTaxes | undefined): StubLocalTax[] {
  const calculated = taxes?.lines.filter(({ local }) => local !== undefined) ?? [];
  const keys = [...calculated.map(({ tax }) => tax as string), ...deductions.map(({ key }) => key)];
  return [...new Set(keys)].filter(isNamedKey).flatMap((key): StubLocalTax[] => {
    if (NAMED_PROGRAMS.some((program) => program === key)) return [];
    const line =
      deductions.find((deduction) => deduction.key === key) ??
      customDeductions.find((own) => own.preTax === undefined && isCalled(own.key, key));
    const local = calculated.find(({ tax }) => tax === key)?.local;
    return [
      {
        name: namedLineName(key),
        place: box20Name(key.slice('named:'.length), local),
        state: local?.state ?? '',
        wages: local?.wages,
        amount: amountOf(line?.total ?? ''),
        soFar: amountOf(line?.ytd ?? ''),
        reported: local?.isFee ? 'asFee' : isInBox17(local) ? 'withState' : 'ofPlace',
      },
    ];
  });
}
