import type { Cents } from '@paperwage/values';
import { add } from '@paperwage/values';
import { isStepsForm } from '../certificates/form-w4.ts';
import type { FormW4, PayInput } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import { money } from '../working/figures.ts';
import type { WorkingStep } from '../working/working.ts';

/** What goes through Worksheet 1A for a nonresident alien, with the steps that explain why. */
export interface NonresidentAlienWages {
  readonly wages: Cents;
  readonly w4: FormW4;
  readonly steps: readonly WorkingStep[];
}

/**
 * Publication 15-T, Withholding Adjustment for Nonresident Alien Employees: the amount from Table 1 or 2 is added to
 * the period's wages, and the filing status is single whatever the form says. Income tax only. It doesn't apply to
 * students and apprentices from India, so the box stays unchecked for them.
 */
export function addForNonresidentAlien(
  wages: Cents,
  { payFrequency, w4 }: Pick<PayInput, 'payFrequency' | 'w4'>,
  { nonresidentAlien }: Pick<FederalRules, 'nonresidentAlien'>,
): NonresidentAlienWages {
  const added = nonresidentAlien[isStepsForm(w4) ? 'table2' : 'table1'][payFrequency];
  const total = add(wages, added);
  const figures = { wages: money(wages), added: money(added), total: money(total) };
  const steps: WorkingStep[] = [{ step: 'addForNonresidentAlien', figures }];
  if (w4.filingStatus !== 'single') steps.push({ step: 'nonresidentAlienAsSingle', figures: {} });
  return { wages: total, w4: { ...w4, filingStatus: 'single' }, steps };
}
