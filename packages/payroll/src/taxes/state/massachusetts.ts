import type { Cents } from '@paperwage/values';
import { add, applyRate, min, subtract, times, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { MassachusettsRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, subtractDeductions, subtractYearlyCredits } from './state-tax.ts';

/** Massachusetts Circular M: annual wages less payroll taxes and exemptions at one rate, plus the surtax. */
export function massachusettsTax(payment: StatePayment, rules: MassachusettsRules): StateTax {
  const { allowances = 0 } = payment.elections;
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  if (annual < rules.lowIncome && allowances > 0) {
    const figures = { annual: money(annual), limit: money(rules.lowIncome) };
    return { tax: ZERO, steps: [...steps, { step: 'belowLowIncome', figures }] };
  }
  const taxable = lessDeductions(annual, payment, rules, steps);
  const gross = applyRate(taxable, rules.rate);
  steps.push({
    step: 'yearlyRate',
    figures: { amount: money(taxable), rate: share(rules.rate), tax: money(gross) },
  });
  let yearly = withSurtax(taxable, gross, rules, steps);
  if (payment.filingStatus === 'headOfHousehold' && yearly > 0) {
    yearly = subtractYearlyCredits(yearly, rules.headOfHouseholdCredit, steps);
  }
  return { tax: periodShare(yearly, payment, steps), steps };
}

function lessDeductions(annual: Cents, payment: StatePayment, rules: MassachusettsRules, steps: WorkingStep[]): Cents {
  const { periods, elections } = payment;
  const { allowances = 0 } = elections;
  const withheld = elections.ficaRetirementThisPeriod ?? payment.socialSecurityAndMedicare;
  const payrollTaxes = min(times(withheld, periods), rules.payrollTaxCap);
  steps.push({
    step: 'payrollTaxDeduction',
    figures: {
      withheld: money(withheld),
      periods: count(periods),
      cap: money(rules.payrollTaxCap),
      deduction: money(payrollTaxes),
    },
  });
  const further = Math.max(0, allowances - 1);
  const exemptions = allowances === 0 ? ZERO : add(rules.firstExemption, times(rules.furtherExemption, further));
  if (allowances > 0) {
    const figures = {
      firsts: count(1),
      first: money(rules.firstExemption),
      further: count(further),
      each: money(rules.furtherExemption),
      total: money(exemptions),
    };
    steps.push({ step: 'firstAndFurther', figures });
  }
  const deductions = add(payrollTaxes, exemptions);
  if (allowances > 0) steps.push({ step: 'addUpDeductions', figures: { total: money(deductions) } });
  return subtractDeductions(annual, deductions, steps);
}

function withSurtax(taxable: Cents, tax: Cents, { surtax }: MassachusettsRules, steps: WorkingStep[]): Cents {
  if (surtax === undefined || taxable <= surtax.over) return tax;
  const excess = subtract(taxable, surtax.over);
  const additional = applyRate(excess, surtax.rate);
  const total = add(tax, additional);
  steps.push(
    {
      step: 'surtax',
      figures: {
        amount: money(taxable),
        threshold: money(surtax.over),
        excess: money(excess),
        rate: share(surtax.rate),
        tax: money(additional),
      },
    },
    { step: 'addAdditionalTax', figures: { tax: money(tax), additional: money(additional), total: money(total) } },
  );
  return total;
}
