import type { Cents } from '@paperwage/values';
import { add, applyRate, min, ZERO } from '@paperwage/values';
import { limitStep, money } from '../working/figures.ts';
import { isStepsForm } from '../certificates/form-w4.ts';
import type { FormW4, PayInput, Standing, TaxLine, Working } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import { addForNonresidentAlien } from './nonresident-alien.ts';
import type { SupplementalSplit } from './supplemental-wages.ts';
import { splitSupplemental, supplementalStepsAfter, supplementalStepsBefore } from './supplemental-wages.ts';
import type { Worksheet1A } from './worksheet-1a.ts';
import { worksheet1A, worksheet1ASteps } from './worksheet-1a.ts';

/** What a payment's federal income tax is made of, before it is limited to the pay. */
interface FederalIncomeTaxParts {
  readonly split: SupplementalSplit;
  /** The form the worksheet uses; a nonresident alien's counts as single. */
  readonly w4: FormW4;
  readonly isNonresidentAlien: boolean;
  /** Absent when the whole payment is withheld at flat rates, which don't use Form W-4. */
  readonly sheet: Worksheet1A | undefined;
  /** The worksheet's steps, starting with what changes its wages. */
  readonly sheetSteps: readonly WorkingStep[];
  readonly tax: Cents;
}

/** Publication 15-T, Worksheet 1A, for regular wages, and Publication 15, section 7, for supplemental wages. */
function federalIncomeTaxParts(input: PayInput, rules: FederalRules): FederalIncomeTaxParts {
  const { grossPay, supplemental, yearToDate } = input;
  const split = splitSupplemental(grossPay, supplemental, yearToDate.supplementalWages, rules.supplemental);
  const isNonresidentAlien = input.w4.nonresidentAlien === true && split.throughWorksheet > 0;
  const { wages, w4, steps } = isNonresidentAlien
    ? addForNonresidentAlien(split.throughWorksheet, input, rules)
    : { wages: split.throughWorksheet, w4: input.w4, steps: [] };
  const onlyFlat = wages === 0 && grossPay > 0;
  const sheet = onlyFlat ? undefined : worksheet1A(wages, PERIODS_PER_YEAR[input.payFrequency], w4, rules);
  return {
    split,
    w4,
    isNonresidentAlien,
    sheet,
    sheetSteps: sheet ? [...steps, ...worksheet1ASteps(sheet, w4, rules)] : [],
    tax: add(sheet?.line4b ?? ZERO, split.tax),
  };
}

/**
 * The line with its working. Withholding can't exceed the pay: `available` is what is left after Social Security and
 * Medicare, which come first. Only amounts not paid as wages can reach it: those from Form W-4, steps 4(a) and 4(c),
 * and the one added for a nonresident alien.
 */
export function federalIncomeTax(input: PayInput, available: Cents, rules: FederalRules): TaxLine {
  if (input.w4.exempt === true) return exemptFromFederal(input, available, rules);
  const parts = federalIncomeTaxParts(input, rules);
  const steps = supplementalStepsBefore(input, parts.split);
  for (const step of parts.sheetSteps) steps.push(step);
  const worksheetTax = parts.sheet?.line4b ?? ZERO;
  for (const step of supplementalStepsAfter(input, parts.split, worksheetTax, rules.supplemental)) steps.push(step);
  const { source } = parts.sheet ? scheduleRules(parts, rules) : rules.supplemental;
  return lineOf(input, { tax: parts.tax, available, steps, source, standing: standingOf(parts, input, rules) }, rules);
}

interface Withheld extends Pick<Working, 'source' | 'standing'> {
  readonly tax: Cents;
  readonly available: Cents;
  readonly steps: WorkingStep[];
}

function lineOf(
  { grossPay }: PayInput,
  { tax, available, steps, source, standing }: Withheld,
  { from, to }: FederalRules,
): TaxLine {
  const amount = min(tax, available);
  if (amount < tax) steps.push(limitStep(tax, available));
  return { tax: 'federalIncomeTax', taxable: grossPay, amount, working: { steps, source, standing, from, to } };
}

/**
 * Form W-4, Exempt: no income tax, not even on a bonus. Supplemental wages above the annual threshold are still
 * withheld on, without regard to the form (Publication 15, section 7).
 */
function exemptFromFederal(input: PayInput, available: Cents, rules: FederalRules): TaxLine {
  const { grossPay, supplemental, yearToDate } = input;
  const whole = splitSupplemental(grossPay, supplemental, yearToDate.supplementalWages, rules.supplemental);
  const split = { ...whole, throughWorksheet: ZERO, atFlatRate: ZERO };
  const source = { ...rules.w4Step3.source, table: 'Exemption from withholding' };
  if (split.aboveThreshold === 0) {
    const steps: WorkingStep[] = [{ step: 'exemptFromFederal', figures: {} }];
    return lineOf(input, { tax: ZERO, available, steps, source, standing: 'secondary' }, rules);
  }
  const steps: WorkingStep[] = [
    { step: 'exemptToThreshold', figures: { threshold: money(rules.supplemental.threshold) } },
    ...supplementalStepsAfter(input, split, ZERO, rules.supplemental),
  ];
  const tax = applyRate(split.aboveThreshold, rules.supplemental.rateAboveThreshold);
  return lineOf(input, { tax, available, steps, source: rules.supplemental.source, standing: 'secondary' }, rules);
}

function scheduleRules({ w4 }: Pick<PayInput, 'w4'>, rules: FederalRules): FederalRules['standardSchedules'] {
  return isStepsForm(w4) && w4.step2Checkbox ? rules.step2Schedules : rules.standardSchedules;
}

/** A line is as sure as the least sure of the rules it used. */
function standingOf(parts: FederalIncomeTaxParts, input: PayInput, rules: FederalRules): Standing {
  const used: Standing[] = [];
  if (parts.sheet) used.push(scheduleRules(input, rules).standing, rules.worksheet1A.standing);
  if (parts.isNonresidentAlien) used.push(rules.nonresidentAlien.standing);
  if (parts.split.throughWorksheet < input.grossPay) used.push(rules.supplemental.standing);
  if (used.includes('inferred')) return 'inferred';
  return used.includes('secondary') ? 'secondary' : 'official';
}
