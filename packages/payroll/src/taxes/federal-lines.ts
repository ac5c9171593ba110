import type { Cents } from '@paperwage/values';
import { subtract } from '@paperwage/values';
import { limitStep } from '../working/figures.ts';
import type { PayInput, TaxLine } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WageRules } from '../rules/wage-rules.ts';
import { federalIncomeTax } from './federal-income-tax.ts';
import { medicare } from './medicare.ts';
import type { LoweredWages } from './pre-tax.ts';
import { subtractPreTax, preTaxTotal, withWages } from './pre-tax.ts';
import { socialSecurity } from './social-security.ts';
import { prependSteps } from './prepend-steps.ts';

/** Federal income tax, social security and Medicare of one payment. */
export interface FederalLines {
  readonly incomeTax: TaxLine;
  readonly socialSecurity: TaxLine;
  readonly medicare: TaxLine;
}

/**
 * The federal lines, each on the wages left after the pre-tax deductions that reduce it. Social Security and Medicare
 * come first; we withhold no more than the deductions leave of the pay.
 */
export function federalLines(input: PayInput, rules: FederalRules, { preTax }: WageRules): FederalLines {
  const { grossPay, preTaxDeductions, yearToDate } = input;
  const left = subtract(grossPay, preTaxTotal(input));
  const payroll = subtractPreTax(grossPay, preTaxDeductions, preTax.socialSecurityAndMedicare.lowers);
  const socialSecurityLine = withheldOf(
    payroll,
    socialSecurity(payroll.wages, yearToDate.socialSecurityWages, rules, yearOfTax(input)),
    left,
  );
  const afterFirst = subtract(left, socialSecurityLine.amount);
  const medicareLine = withheldOf(payroll, medicare(payroll.wages, yearToDate.medicareWages, rules), afterFirst);
  const income = subtractPreTax(grossPay, preTaxDeductions, preTax.federalIncomeTax.lowers);
  const available = subtract(afterFirst, medicareLine.amount);
  const incomeTax = federalIncomeTax(withWages(input, income.wages), available, rules);
  return {
    incomeTax: prependSteps(incomeTax, income.steps),
    socialSecurity: socialSecurityLine,
    medicare: medicareLine,
  };
}

/** What we know about the year's Social Security; undefined if nobody said what was withheld. */
function yearOfTax({ payFrequency, yearToDate: { socialSecurity: withheldBefore } }: PayInput) {
  return withheldBefore === undefined ? undefined : { withheldBefore, payments: PERIODS_PER_YEAR[payFrequency] };
}

/** Only a 401(k) deduction, which doesn't reduce these taxes, can leave less pay than they come to. */
function withheldOf({ steps }: LoweredWages, line: TaxLine, left: Cents): TaxLine {
  const explained = prependSteps(line, steps);
  if (line.amount <= left) return explained;
  const { working } = explained;
  return {
    ...explained,
    amount: left,
    working: { ...working, steps: [...working.steps, limitStep(line.amount, left)] },
  };
}
