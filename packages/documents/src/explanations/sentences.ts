import type { FigureName, StepName } from '@paperwage/payroll';
import type { Phrase } from './phrase.ts';
import { say, strong } from './phrase.ts';

/** The figures of a step, written. */
type Written<Name extends StepName> = Readonly<Record<FigureName<Name>, string>>;

/**
 * The wording of every step. A step without a sentence does not compile, nor does a sentence with a figure its step
 * does not have. Most steps are told in one sentence, some in two.
 */
export const SENTENCES: { readonly [Name in StepName]: (figures: Written<Name>) => readonly Phrase[] } = {
  setSupplementalApart: ({ gross, supplemental, regular }) => [
    say`Of ${gross}, ${supplemental} is supplemental pay and taxed apart: ${strong(regular)} is left`,
  ],
  addSupplementalToWages: ({ regular, supplemental, gross }) => [
    say`Regular pay ${regular} and supplemental pay ${supplemental}, taxed as one: ${strong(gross)}`,
  ],
  annualize: ({ wages, periods, annual }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`As a yearly wage: ${wages} × ${periods} pay periods = ${strong(annual)}`,
  ],
  addOtherIncome: ({ annual, otherIncome, total }) => [
    say`Other income from Form W-4, step 4(a): ${annual} + ${otherIncome} = ${strong(total)}`,
  ],
  withholdingAdjustment: ({ filingStatus, adjustment }) => [
    say`Yearly amount not taxed for ${filingStatus}: ${strong(adjustment)}`,
  ],
  noWithholdingAdjustment: () => [
    say`The box in Form W-4, step 2 is checked, so no yearly amount is left untaxed here`,
  ],
  addDeductions: ({ adjustment, deductions, total }) => [
    say`Deductions from Form W-4, step 4(b): ${adjustment} + ${deductions} = ${strong(total)}`,
  ],
  subtractDeductions: ({ amount, deductions, remaining }) => [
    say`Yearly wage to look up: ${amount} − ${deductions}, at least zero = ${strong(remaining)}`,
  ],
  countAllowances: ({ allowances, each, total }) => [
    say`Allowances: ${allowances} × ${each} a year = ${strong(total)}`,
  ],
  subtractAllowances: ({ amount, allowances, remaining }) => [
    say`Yearly wage to look up: ${amount} − ${allowances}, at least zero = ${strong(remaining)}`,
  ],
  standardSchedule: ({ filingStatus }) => [say`Rates: the standard schedule for ${filingStatus}`],
  step2Schedule: ({ filingStatus }) => [
    say`Rates: the schedule for a checked box in Form W-4, step 2, for ${filingStatus}`,
  ],
  belowFirstBracket: ({ amount, upTo }) => [
    say`${amount} is not above ${upTo}, where the first rate begins, so the tax is ${strong('0.00')}`,
  ],
  applyBracket: ({ over, excess, base, rate, tax }) => [
    say`Above ${over} by ${excess}: ${base} + ${excess} × ${rate} = ${strong(tax)} a year`,
  ],
  divideByPeriods: ({ annual, periods, perPeriod }) => [
    say`For one period: ${annual} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  creditsPerPeriod: ({ credits, periods, perPeriod }) => [
    say`Credits from Form W-4, step 3, for one period: ${credits} ÷ ${periods} = ${strong(perPeriod)}`,
  ],
  subtractCredits: ({ tax, credits, remaining }) => [
    say`Less the credits: ${tax} − ${credits}, at least zero = ${strong(remaining)}`,
  ],
  addExtraWithholding: ({ tax, extra, total }) => [
    say`Extra withholding asked for: ${tax} + ${extra} = ${strong(total)}`,
  ],
  applyRate: ({ wages, rate, tax }) => [
    say`Wages taxed this period: ${strong(wages)}`,
    say`${wages} × ${rate} = ${strong(tax)}`,
  ],
  underWageBase: ({ before, wageBase }) => [
    say`Under the wage base of ${wageBase} a year with ${before} already paid, so all of it counts`,
  ],
  capAtWageBase: ({ wages, before, wageBase, taxable }) => [
    say`Of ${wages}, only ${strong(taxable)} counts: ${before} of the wage base of ${wageBase} a year is already paid`,
  ],
  wageBaseReached: ({ before, wageBase }) => [
    say`With ${before} already paid, the wage base of ${wageBase} a year is reached, so the tax is ${strong('0.00')}`,
  ],
  additionalRate: ({ before, threshold, excess, rate, tax }) => [
    say`With ${before} already paid, ${strong(excess)} of this pay is above ${threshold} a year`,
    say`Additional tax on it: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  addAdditionalTax: ({ tax, additional, total }) => [say`Together: ${tax} + ${additional} = ${strong(total)}`],
  supplementalRate: ({ supplemental, rate, tax }) => [
    say`Supplemental pay at the flat rate: ${supplemental} × ${rate} = ${strong(tax)}`,
  ],
  supplementalAboveThreshold: ({ before, threshold, excess, rate, tax }) => [
    say`With ${before} of supplemental pay before, ${strong(excess)} of this is above ${threshold} a year`,
    say`On that part: ${excess} × ${rate} = ${strong(tax)}`,
  ],
  addSupplementalTax: ({ regular, supplemental, total }) => [
    say`With the tax on supplemental pay: ${regular} + ${supplemental} = ${strong(total)}`,
  ],
  limitToPay: ({ tax, limited }) => [say`${tax} is more than is left of the pay, so ${strong(limited)} is withheld`],
  noStateWageTax: ({ state }) => [say`${state} takes no income tax from wages`],
};
