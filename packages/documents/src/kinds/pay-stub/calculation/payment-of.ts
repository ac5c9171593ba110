import type { PreTaxDeduction, StateItemTotals, TaxName } from '@paperwage/payroll';
import type { CalendarDate, Cents, Quantity } from '@paperwage/values';
import { max, min, NO_QUANTITY, quantity, subtract, sum, ZERO } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import type { Totals } from '../document.ts';
import { TAX_OF_DEDUCTION } from '../draft/lines.ts';
import type { EarningKey, TaxLineKey } from '../draft/keys.ts';
import { isNamedKey } from '../draft/keys.ts';
import { otherItemsOf } from './other-items.ts';
import type { DeductionDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import type { PeriodEarning } from './earnings.ts';
import type { Payment } from './employee-taxes.ts';
import type { PaidAmounts } from './pay-input.ts';
import type { YearSoFar } from './year-so-far.ts';

/** The hours in a year; more can't be calculated and gets an issue at the line. */
const MAX_HOURS = quantity(8_784);

/** What a calendar year has come to, line by line. */
export interface Years {
  readonly earnings: YearSoFar<EarningKey>;
  readonly deductions: YearSoFar<TaxLineKey>;
}

/** What was paid on a stub, split up as taxes need it. `gross` includes the year through this stub. */
export function paymentOf(
  draft: PayStubDraft,
  paid: { index: number; payDate: CalendarDate | undefined; gross: Totals; earnings: readonly PeriodEarning[] },
): Payment {
  const { index, payDate, gross, earnings } = paid;
  const grossBefore: Cents = max(ZERO, subtract(gross.yearToDate, gross.period));
  const hours = hoursWorked(draft, index, earnings);
  const preTax = preTaxOf(draft.items[index]!, ({ total }) => amountOf(total));
  return { index, payDate, gross: gross.period, grossBefore, hours, ...payByKind(draft, gross, earnings), preTax };
}

/** The parts of earlier pay that some taxes don't count; `years` already has this stub's earnings. */
export function uncountedEarlierPay(
  item: PayStubItem,
  { tips, flatBonus }: Payment,
  years: Years,
): NonNullable<PaidAmounts['before']> {
  const deducted = Array.from(years.deductions.values());
  const earnedBefore = (key: EarningKey, now: Cents) =>
    max(ZERO, subtract(years.earnings.get(key)?.amount ?? ZERO, now));
  return {
    preTax: preTaxOf(item, ({ id }) => deducted.find(({ line }) => line.id === id)?.amount ?? ZERO),
    tips: earnedBefore('tips', tips),
    flatBonus: flatBonus === 0 ? ZERO : earnedBefore('bonus', flatBonus),
    socialSecurity: max(ZERO, years.deductions.get('fica')?.amount ?? ZERO),
    items: itemsOfYear(years.deductions),
  };
}

/** Deductions of the user's own that are taken before taxes. */
function preTaxOf({ customDeductions }: PayStubItem, amount: (line: DeductionDraft) => Cents): PreTaxDeduction[] {
  return customDeductions.flatMap((line) => {
    const taken = line.preTax === undefined ? ZERO : max(ZERO, amount(line));
    return line.preTax === undefined || taken === 0 ? [] : [{ class: line.preTax, amount: taken }];
  });
}

/**
 * Overtime pay and tips, which some taxes leave out, and a bonus that is taxed apart. Where a line lowers the gross, they
 * are no more than is left.
 */
function payByKind(
  { bonusTax }: PayStubDraft,
  { period }: Totals,
  earnings: readonly PeriodEarning[],
): Pick<Payment, 'overtime' | 'tips' | 'flatBonus'> {
  const of = (key: EarningKey) => sum(earnings.filter((line) => line.key === key).map(({ total }) => total));
  const overtime = max(ZERO, min(of('overtime'), period));
  const tips = max(ZERO, min(of('tips'), subtract(period, overtime)));
  const rest = subtract(subtract(period, overtime), tips);
  return { overtime, tips, flatBonus: bonusTax === 'flat' ? max(ZERO, min(of('bonus'), rest)) : ZERO };
}

/** Hours of hourly pay: holidays and vacation are paid, not worked. A salaried employee's are typed next to the salary. */
function hoursWorked(draft: PayStubDraft, index: number, earnings: readonly PeriodEarning[]): Quantity | undefined {
  if (draft.paymentType === 'salary') {
    const typed = otherItemsOf(draft, index).hoursWorked;
    return typed && (Math.min(typed, MAX_HOURS) as Quantity);
  }
  const worked = earnings.filter(({ key }) => key === 'regular' || key === 'overtime');
  const hours = worked.reduce((total, line) => total + (line.hours ?? NO_QUANTITY), 0);
  return hours > 0 ? (Math.min(hours, MAX_HOURS) as Quantity) : undefined;
}

/** What the state's programs have taken in the year, so that none exceeds its annual maximum. */
function itemsOfYear(year: YearSoFar<TaxLineKey>): StateItemTotals {
  const items = Array.from(year.values()).flatMap(({ line, amount }) => {
    const tax = line.key === 'custom' || isNamedKey(line.key) ? undefined : TAX_OF_DEDUCTION[line.key];
    return tax && !NO_ITEMS.has(tax) ? [[tax, max(ZERO, amount)] as const] : [];
  });
  return Object.fromEntries(items);
}

const NO_ITEMS: ReadonlySet<string> = new Set<TaxName>([
  'federalIncomeTax',
  'socialSecurity',
  'medicare',
  'stateIncomeTax',
]);
