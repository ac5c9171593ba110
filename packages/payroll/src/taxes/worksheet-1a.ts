import type { Cents } from '@paperwage/values';
import { add, divide, max, subtract, times, ZERO } from '@paperwage/values';
import { count, filing, money, share } from '../working/figures.ts';
import type { AllowancesForm, StepsForm } from '../certificates/form-w4.ts';
import { isStepsForm } from '../certificates/form-w4.ts';
import type { FormW4 } from '../pay.ts';
import type { BracketRow, FederalRules, RateSchedule } from '../rules/federal-rules.ts';
import type { FilingStatus, WorkingStep } from '../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from './rate-schedule.ts';

/**
 * Publication 15-T, Worksheet 1A, Employer's Withholding Worksheet for Percentage Method Tables for Automated Payroll
 * Systems. Fields are named for its lines. Cents are kept, and half-cents round up where the worksheet divides: lines
 * 2h and 3b.
 */
export interface Worksheet1A {
  readonly line1a: Cents;
  readonly line1b: number;
  readonly line1c: Cents;
  readonly line1e: Cents;
  /** Annual amount subtracted before the schedule applies: line 1h, or 1k times 1j for an older certificate. */
  readonly takenOff: Cents;
  /** Adjusted Annual Wage Amount, line 1i or 1l, and then 2a. */
  readonly line2a: Cents;
  readonly filingStatus: FilingStatus;
  readonly schedule: RateSchedule;
  readonly row: BracketRow;
  readonly line2h: Cents;
  readonly line3b: Cents;
  readonly line3c: Cents;
  /** What to withhold on this period's wages. */
  readonly line4b: Cents;
}

/** Calculates the worksheet for the wages of one period, with `periods` in a year. */
export function worksheet1A(wages: Cents, periods: number, w4: FormW4, rules: FederalRules): Worksheet1A {
  const line1c = times(wages, periods);
  const line1e = isStepsForm(w4) ? add(line1c, w4.otherIncome) : line1c;
  const filingStatus = scheduleStatus(w4);
  const takenOff = yearlyAmountTakenOff(w4, rules);
  const line2a = max(ZERO, subtract(line1e, takenOff));
  const schedule = (usesStep2Schedule(w4) ? rules.step2Schedules : rules.standardSchedules)[filingStatus];
  const row = bracketOf(line2a, schedule);
  const line2h = scheduleTax(line2a, row, periods);
  const line3b = isStepsForm(w4) ? divide(w4.step3Credits, periods) : ZERO;
  const line3c = max(ZERO, subtract(line2h, line3b));
  const line4b = add(line3c, w4.extraWithholding);
  return {
    line1a: wages,
    line1b: periods,
    line1c,
    line1e,
    takenOff,
    line2a,
    filingStatus,
    schedule,
    row,
    line2h,
    line3b,
    line3c,
    line4b,
  };
}

/** The worksheet step by step; lines that change nothing for this certificate are left out. */
export function worksheet1ASteps(sheet: Worksheet1A, w4: FormW4, rules: FederalRules): WorkingStep[] {
  const annual = money(sheet.line1c);
  const steps: WorkingStep[] = [
    { step: 'annualize', line: '1c', figures: { wages: money(sheet.line1a), periods: count(sheet.line1b), annual } },
  ];
  if (isStepsForm(w4)) pushStepsForm(steps, sheet, w4, rules);
  else pushAllowancesForm(steps, sheet, w4, rules);
  pushSteps2To4(steps, sheet, w4);
  return steps;
}

function usesStep2Schedule(w4: FormW4): boolean {
  return isStepsForm(w4) && w4.step2Checkbox;
}

/** Certificates from 2019 or earlier have only single and married. */
function scheduleStatus(w4: FormW4): FilingStatus {
  return !isStepsForm(w4) && w4.filingStatus === 'headOfHousehold' ? 'single' : w4.filingStatus;
}

function yearlyAmountTakenOff(w4: FormW4, { worksheet1A: amounts }: FederalRules): Cents {
  if (!isStepsForm(w4)) return times(amounts.allowance, w4.allowances);
  return add(w4.deductions, w4.step2Checkbox ? ZERO : amounts.adjustment[w4.filingStatus]);
}

function pushStepsForm(
  steps: WorkingStep[],
  sheet: Worksheet1A,
  w4: StepsForm,
  { worksheet1A: amounts }: FederalRules,
): void {
  const income = money(sheet.line1e);
  if (w4.otherIncome > 0) {
    const figures = { annual: money(sheet.line1c), otherIncome: money(w4.otherIncome), total: income };
    steps.push({ step: 'addOtherIncome', line: '1e', figures });
  }
  const adjustment = money(w4.step2Checkbox ? ZERO : amounts.adjustment[w4.filingStatus]);
  if (w4.step2Checkbox) {
    steps.push({ step: 'noWithholdingAdjustment', line: '1g', figures: {} });
  } else {
    const figures = { filingStatus: filing(w4.filingStatus), adjustment };
    steps.push({ step: 'withholdingAdjustment', line: '1g', figures });
  }
  if (sheet.takenOff === 0) return;
  const total = money(sheet.takenOff);
  if (w4.deductions > 0) {
    steps.push({ step: 'addDeductions', line: '1h', figures: { adjustment, deductions: money(w4.deductions), total } });
  }
  const figures = { amount: income, deductions: total, remaining: money(sheet.line2a) };
  steps.push({ step: 'subtractDeductions', line: '1i', figures });
}

function pushAllowancesForm(
  steps: WorkingStep[],
  sheet: Worksheet1A,
  w4: AllowancesForm,
  { worksheet1A: amounts }: FederalRules,
): void {
  if (w4.allowances === 0) return;
  const total = money(sheet.takenOff);
  const each = money(amounts.allowance);
  steps.push(
    { step: 'countAllowances', line: '1k', figures: { allowances: count(w4.allowances), each, total } },
    {
      step: 'subtractAllowances',
      line: '1l',
      figures: { amount: money(sheet.line1c), allowances: total, remaining: money(sheet.line2a) },
    },
  );
}

function pushSteps2To4(steps: WorkingStep[], sheet: Worksheet1A, w4: FormW4): void {
  const periods = count(sheet.line1b);
  const schedule = usesStep2Schedule(w4) ? 'step2Schedule' : 'standardSchedule';
  steps.push(
    { step: schedule, line: '2a', figures: { filingStatus: filing(sheet.filingStatus) } },
    bracketStep(sheet.line2a, sheet.row, sheet.schedule, '2g'),
  );
  const tentative = money(sheet.line2h);
  if (sheet.row.rate > 0) {
    steps.push(perPeriodStep(sheet));
  }
  const afterCredits = money(sheet.line3c);
  if (isStepsForm(w4) && w4.step3Credits > 0 && sheet.line2h > 0) {
    const perPeriod = money(sheet.line3b);
    const credits = money(w4.step3Credits);
    steps.push(
      { step: 'creditsPerPeriod', line: '3b', figures: { credits, periods, perPeriod } },
      { step: 'subtractCredits', line: '3c', figures: { tax: tentative, credits: perPeriod, remaining: afterCredits } },
    );
  }
  if (w4.extraWithholding > 0) {
    const figures = { tax: afterCredits, extra: money(w4.extraWithholding), total: money(sheet.line4b) };
    steps.push({ step: 'addExtraWithholding', line: '4b', figures });
  }
}

/** Line 2h is rounded once. If dividing line 2g's tax in whole cents would give a different cent, it is shown unrounded. */
function perPeriodStep({ line1b, line2a, line2h, row }: Worksheet1A): WorkingStep {
  const annual = scheduleTax(line2a, row, 1);
  const perPeriod = { periods: count(line1b), perPeriod: money(line2h) };
  if (divide(annual, line1b) === line2h) {
    return { step: 'divideByPeriods', line: '2h', figures: { annual: money(annual), ...perPeriod } };
  }
  const excess = money(subtract(line2a, row.over));
  return {
    step: 'divideUnrounded',
    line: '2h',
    figures: { base: money(row.base), excess, rate: share(row.rate), ...perPeriod },
  };
}
