import type { Cents } from '@paperwage/values';
import { add, applyRate, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../working/figures.ts';
import type { PayInput } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';

/** How one payment is split between the worksheet and the flat rates of Publication 15, section 7. */
export interface SupplementalSplit {
  /** Wages that go through Worksheet 1A. */
  readonly throughWorksheet: Cents;
  /** Supplemental wages withheld at the flat rate. */
  readonly atFlatRate: Cents;
  /** Supplemental wages above the annual threshold, always withheld at the higher rate. */
  readonly aboveThreshold: Cents;
  readonly tax: Cents;
}

/**
 * With the flat method, supplemental wages stay out of the worksheet; with the aggregate method, they go through it
 * together with regular wages, as a single payment. Either way, the year's supplemental wages above the threshold are
 * withheld on at the higher rate, without regard to Form W-4.
 */
export function splitSupplemental(
  grossPay: Cents,
  supplemental: PayInput['supplemental'],
  supplementalBefore: Cents,
  rules: FederalRules['supplemental'],
): SupplementalSplit {
  const amount = supplemental?.amount ?? ZERO;
  const aboveThreshold = min(amount, max(ZERO, subtract(add(supplementalBefore, amount), rules.threshold)));
  const within = subtract(amount, aboveThreshold);
  const atFlatRate = supplemental?.method === 'flat' ? within : ZERO;
  return {
    throughWorksheet: subtract(grossPay, add(atFlatRate, aboveThreshold)),
    atFlatRate,
    aboveThreshold,
    tax: add(applyRate(atFlatRate, rules.rate), applyRate(aboveThreshold, rules.rateAboveThreshold)),
  };
}

/** What happens to the supplemental wages before the worksheet is filled in. */
export function supplementalStepsBefore(input: PayInput, split: SupplementalSplit): WorkingStep[] {
  const { grossPay, supplemental } = input;
  if (!supplemental || supplemental.amount === 0) return [];
  const steps: WorkingStep[] = [];
  const apart = add(split.atFlatRate, split.aboveThreshold);
  if (apart > 0) {
    const figures = { gross: money(grossPay), supplemental: money(apart), regular: money(split.throughWorksheet) };
    steps.push({ step: 'setSupplementalApart', figures });
  }
  const together = subtract(supplemental.amount, apart);
  if (together > 0) {
    const regular = money(subtract(split.throughWorksheet, together));
    const figures = { regular, supplemental: money(together), gross: money(split.throughWorksheet) };
    steps.push({ step: 'addSupplementalToWages', figures });
  }
  return steps;
}

/** The flat rates, and their sum with the tax from the worksheet. */
export function supplementalStepsAfter(
  input: PayInput,
  split: SupplementalSplit,
  worksheetTax: Cents,
  rules: FederalRules['supplemental'],
): WorkingStep[] {
  const steps: WorkingStep[] = [];
  let total = worksheetTax;
  const addTax = (tax: Cents) => {
    const sum = add(total, tax);
    if (split.throughWorksheet > 0 || total > 0) {
      const figures = { regular: money(total), supplemental: money(tax), total: money(sum) };
      steps.push({ step: 'addSupplementalTax', figures });
    }
    total = sum;
  };
  if (split.atFlatRate > 0) {
    const tax = applyRate(split.atFlatRate, rules.rate);
    const figures = { supplemental: money(split.atFlatRate), rate: share(rules.rate), tax: money(tax) };
    steps.push({ step: 'supplementalRate', figures });
    addTax(tax);
  }
  if (split.aboveThreshold > 0) {
    const tax = applyRate(split.aboveThreshold, rules.rateAboveThreshold);
    const figures = {
      before: money(input.yearToDate.supplementalWages),
      supplemental: money(input.supplemental?.amount ?? ZERO),
      threshold: money(rules.threshold),
      excess: money(split.aboveThreshold),
      rate: share(rules.rateAboveThreshold),
      tax: money(tax),
    };
    steps.push({ step: 'supplementalAboveThreshold', figures });
    addTax(tax);
  }
  return steps;
}
