import type { Cents } from '@paperwage/values';
import { add, applyRate, subtract, ZERO } from '@paperwage/values';
import { inState, money, share } from '../../working/figures.ts';
import type { StateFilingStatus } from '../../pay-input/elections.ts';
import type { ConnecticutRules, StepRow } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, subtractDeductions } from './state-tax.ts';

/** The code for a filing status when the certificate doesn't name one. */
const CODE_OF_STATUS = {
  single: 'F',
  married: 'C',
  marriedSeparate: 'A',
  headOfHousehold: 'B',
} as const satisfies Record<StateFilingStatus, string>;

/** Connecticut TPG-211: exemption, tables, add-back, recapture and credit of the withholding code. */
export function connecticutTax(payment: StatePayment, rules: ConnecticutRules): StateTax {
  const code = payment.elections.ctCode ?? CODE_OF_STATUS[payment.filingStatus];
  if (code === 'E') {
    return { tax: ZERO, steps: [{ step: 'exemptFromState', figures: { state: inState(payment.state) } }] };
  }
  const tables = rules.codes[code];
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const exemption = atWages(tables.exemption, annual) ?? ZERO;
  let taxable = annual;
  if (exemption > 0) {
    steps.push({ step: 'exemptionByWages', figures: { annual: money(annual), exemption: money(exemption) } });
    taxable = subtractDeductions(annual, exemption, steps);
  }
  const row = bracketOf(taxable, tables.schedule);
  steps.push({ step: 'yearlyTable', figures: {} }, bracketStep(taxable, row, tables.schedule));
  const gross = scheduleTax(taxable, row, 1);
  const withAddBack = added(gross, atWages(tables.addBack, annual), steps);
  let yearly = added(withAddBack, atWages(tables.recapture, annual), steps);
  const credit = tables.credit.findLast(({ over }) => annual > over)?.value;
  if (credit !== undefined && credit > 0 && yearly > 0) {
    const remaining = subtract(yearly, applyRate(yearly, credit));
    steps.push({
      step: 'creditShare',
      figures: { tax: money(yearly), rate: share(credit), remaining: money(remaining) },
    });
    yearly = remaining;
  }
  return { tax: periodShare(yearly, payment, steps), steps };
}

function atWages(rows: readonly StepRow<Cents>[], annual: Cents): Cents | undefined {
  return rows.findLast(({ over }) => annual > over)?.value;
}

function added(tax: Cents, more: Cents | undefined, steps: WorkingStep[]): Cents {
  if (more === undefined || more === 0) return tax;
  const total = add(tax, more);
  steps.push({ step: 'addByWages', figures: { tax: money(tax), added: money(more), total: money(total) } });
  return total;
}
