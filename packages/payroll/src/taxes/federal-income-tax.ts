import type { Cents } from '@paperwage/values';
import { add, min, ZERO } from '@paperwage/values';
import { money } from '../working/figures.ts';
import { isStepsForm } from '../certificates/form-w4.ts';
import type { PayInput, Standing, TaxLine } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import type { SupplementalSplit } from './supplemental-wages.ts';
import { splitSupplemental, supplementalStepsAfter, supplementalStepsBefore } from './supplemental-wages.ts';
import type { Worksheet1A } from './worksheet-1a.ts';
import { worksheet1A, worksheet1ASteps } from './worksheet-1a.ts';

/** What the federal income tax of a payment is made of, before it is limited to the pay. */
export interface FederalIncomeTaxParts {
  readonly split: SupplementalSplit;
  /** Absent when the whole payment is withheld at flat rates, which know no Form W-4. */
  readonly sheet: Worksheet1A | undefined;
  readonly tax: Cents;
}

/** Publication 15-T, Worksheet 1A, for regular wages, and Publication 15, section 7, for supplemental wages. */
function federalIncomeTaxParts(
  input: Pick<PayInput, 'grossPay' | 'payFrequency' | 'supplemental' | 'w4'>,
  supplementalBefore: Cents,
  rules: FederalRules,
): FederalIncomeTaxParts {
  const split = splitSupplemental(input.grossPay, input.supplemental, supplementalBefore, rules.supplemental);
  const onlyFlat = split.throughWorksheet === 0 && input.grossPay > 0;
  const sheet = onlyFlat
    ? undefined
    : worksheet1A(split.throughWorksheet, PERIODS_PER_YEAR[input.payFrequency], input.w4, rules);
  return { split, sheet, tax: add(sheet?.line4b ?? ZERO, split.tax) };
}

/**
 * The line with its working. Nobody can withhold more than there is: `available` is what social security and Medicare,
 * which come first, leave of the pay. Only amounts from Form W-4, steps 4(a) and 4(c), can reach it.
 */
export function federalIncomeTax(input: PayInput, available: Cents, rules: FederalRules): TaxLine {
  const parts = federalIncomeTaxParts(input, input.yearToDate.supplementalWages, rules);
  const amount = min(parts.tax, available);
  const steps = supplementalStepsBefore(input, parts.split);
  if (parts.sheet) {
    for (const step of worksheet1ASteps(parts.sheet, input.w4, rules)) steps.push(step);
  }
  const worksheetTax = parts.sheet?.line4b ?? ZERO;
  for (const step of supplementalStepsAfter(input, parts.split, worksheetTax, rules.supplemental)) steps.push(step);
  if (amount < parts.tax) steps.push(limitStep(parts.tax, available));
  const { source } = parts.sheet ? scheduleRules(input, rules) : rules.supplemental;
  return {
    tax: 'federalIncomeTax',
    taxable: input.grossPay,
    amount,
    working: { steps, source, standing: standingOf(parts, input, rules), from: rules.from, to: rules.to },
  };
}

function limitStep(tax: Cents, available: Cents): WorkingStep {
  const limited = money(available);
  return { step: 'limitToPay', figures: { tax: money(tax), available: limited, limited } };
}

function scheduleRules({ w4 }: PayInput, rules: FederalRules): FederalRules['standardSchedules'] {
  return isStepsForm(w4) && w4.step2Checkbox ? rules.step2Schedules : rules.standardSchedules;
}

/** A line is as sure as the least sure of the rules it used. */
function standingOf(parts: FederalIncomeTaxParts, input: PayInput, rules: FederalRules): Standing {
  const used: Standing[] = [];
  if (parts.sheet) used.push(scheduleRules(input, rules).standing, rules.worksheet1A.standing);
  if (parts.split.throughWorksheet < input.grossPay) used.push(rules.supplemental.standing);
  if (used.includes('inferred')) return 'inferred';
  return used.includes('secondary') ? 'secondary' : 'official';
}
