import type { StateCode } from '@paperwage/values';
import { isStateCode, parseCalendarDate, subtract, ZERO } from '@paperwage/values';
import type { DeductionLine, EarningLine, PayStub, Totals } from '../document.ts';
import { numberedOn } from '../draft/identifiers.ts';
import { DEDUCTION_ORDER, mainPayKey } from '../draft/lines.ts';
import type { EarningKey, TaxLineKey } from '../draft/keys.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { EARNING_KEYS, isNamedKey } from '../draft/keys.ts';
import { earlierDeductions, earlierEarnings, earlierPeriodCount } from './earlier-lines.ts';
import type { PeriodDeduction } from './deductions.ts';
import { periodDeductions } from './deductions.ts';
import type { PeriodEarning } from './earnings.ts';
import { periodEarnings } from './earnings.ts';
import type { EmployeeTaxes, Payment } from './employee-taxes.ts';
import type { Years } from './payment-of.ts';
import { paymentOf, uncountedEarlierPay } from './payment-of.ts';
import { otherItemsOf } from './other-items.ts';
import type { OrderedStub } from './pay-order.ts';
import { calendarYears } from './pay-order.ts';
import type { YearSoFar } from './year-so-far.ts';
import { addToYear, addEarlierPay, earlierLines, yearToDateOf } from './year-so-far.ts';

/** A stub whose figures are calculated from what was readable; whether that is everything is reported separately. */
export type ComputedStub = Omit<PayStub, 'settled' | 'otherItems'> & {
  readonly otherItems: ReturnType<typeof otherItemsOf>;
};

/**
 * Every stub of the draft, in its order, computed from the earliest pay date on so that each builds on those before it.
 * A calendar year begins at zero; only the first year of the set has pay before it. `taxes` is absent when none are to
 * be worked out.
 */
export function computedStubs(draft: PayStubDraft, taxes: EmployeeTaxes | undefined): ComputedStub[] {
  const stubs: ComputedStub[] = [];
  calendarYears(draft).forEach((stubsOfYear, yearIndex) => {
    const years = emptyYears();
    stubsOfYear.forEach((stub, place) => {
      const isEarliest = isAuto(draft) && yearIndex === 0 && place === 0;
      const before = isEarliest ? earlierPeriodCount(draft, stub, stubsOfYear.length) : undefined;
      stubs[stub.index] = computedStub(draft, stub, isAuto(draft) ? years : emptyYears(), taxes, before);
    });
  });
  return stubs;
}

/** `periodsBefore` is given for the earliest stub of the set only. */
function computedStub(
  draft: PayStubDraft,
  { index }: OrderedStub,
  years: Years,
  taxes: EmployeeTaxes | undefined,
  periodsBefore: number | undefined,
): ComputedStub {
  const item = draft.items[index]!;
  const payDate = parseCalendarDate(item.payDate);
  const earnings = periodEarnings(draft, item);
  if (periodsBefore !== undefined) addEarlierPay(years.earnings, earlierEarnings(draft, earnings, periodsBefore));
  const gross = addToYear(years.earnings, earnings);

  const payment = paymentOf(draft, { index, payDate, gross, earnings });
  const { deductions, coverage } = deductionsOf(draft, payment, years, taxes, periodsBefore);
  const deductionTotal = addToYear(years.deductions, deductions);
  return {
    id: item.itemId,
    // A number we generated prints once somebody accepts it: a check is written under that number.
    checkNumber: draft.checkNo === draft.generatedCheckNo ? '' : numberedOn(draft.checkNo, -index),
    payDate,
    period: { from: parseCalendarDate(item.payPeriod.from), to: parseCalendarDate(item.payPeriod.to) },
    earnings: earningLines(draft, earnings, years.earnings),
    deductions: deductionLines(deductions, years.deductions),
    otherItems: otherItemsOf(draft, index),
    gross,
    deductionTotal,
    net: {
      period: subtract(gross.period, deductionTotal.period),
      yearToDate: subtract(gross.yearToDate, deductionTotal.yearToDate),
    },
    coverage,
  };
}

/** Contractors have no deductions. An employee's year of them begins with what was taken before the earliest stub. */
function deductionsOf(
  draft: PayStubDraft,
  payment: Payment,
  years: Years,
  taxes: EmployeeTaxes | undefined,
  periodsBefore: number | undefined,
) {
  if (draft.employmentType === 'contractor') return { deductions: [], coverage: undefined };
  const state = stateOf(draft);
  const item = draft.items[payment.index]!;
  const worked = () => {
    const paid = taxes?.of({ ...payment, before: uncountedEarlierPay(item, payment, years) });
    return { deductions: periodDeductions(draft, item, paid, state), coverage: paid?.coverage };
  };
  if (periodsBefore === undefined) return worked();
  const { deductions } = worked();
  addEarlierPay(years.deductions, earlierDeductions(draft, { payment, deductions }, periodsBefore, taxes, state));
  return worked();
}

/** Earnings with an amount this period or this year, and always the main line. */
function earningLines(
  draft: PayStubDraft,
  earnings: readonly PeriodEarning[],
  year: YearSoFar<EarningKey>,
): EarningLine[] {
  const main = mainPayKey(draft);
  const lines = earnings.map(({ identity, id, key, name, rate, hours, total, typed, isExample }): EarningLine => {
    const yearToDate = yearToDateOf(year, { identity, id, key, name });
    return { id, key, name, rate, hours, period: total, yearToDate, typed, ...(isExample && { isExample }) };
  });
  const earlier = earlierLines(year, earnings).map((line): EarningLine => {
    const { id, key, name } = line;
    const yearToDate = yearToDateOf(year, line);
    return { id, key, name, rate: undefined, hours: undefined, period: ZERO, yearToDate, typed: false };
  });
  const shown = [...lines, ...earlier].filter((line) => line.key === main || !isNothing(line));
  return inOrder(shown, [main, ...EARNING_KEYS]);
}

/** Deductions with an amount this period or this year, and those an employee's stub always shows. */
function deductionLines(deductions: readonly PeriodDeduction[], year: YearSoFar<TaxLineKey>): DeductionLine[] {
  const lines = deductions.flatMap(
    ({ alwaysShown, identity, id, key, name, total, typed, working, isOverWorkedOut }) => {
      const yearToDate = yearToDateOf(year, { identity, id, key, name });
      const line: DeductionLine = {
        id,
        key,
        name,
        period: total,
        yearToDate,
        typed,
        working,
        ...(isOverWorkedOut && { isOverWorkedOut }),
      };
      return alwaysShown || !isNothing(line) ? [line] : [];
    },
  );
  const earlier = earlierLines(year, deductions).map((line): DeductionLine => {
    const { id, key, name } = line;
    return { id, key, name, period: ZERO, yearToDate: yearToDateOf(year, line), typed: false, working: undefined };
  });
  return inOrder([...lines, ...earlier], DEDUCTION_ORDER);
}

/** Standard lines in the order of their keys, then taxes without a key and the user's own as they came. */
function inOrder<Line extends { readonly key: string }>(lines: Line[], keys: readonly string[]): Line[] {
  const rank = ({ key }: Line) => {
    if (key === 'custom') return keys.length + 1;
    return isNamedKey(key) ? keys.length : keys.indexOf(key);
  };
  return lines.sort((a, b) => rank(a) - rank(b));
}

function isNothing({ period, yearToDate }: Totals): boolean {
  return period === 0 && yearToDate === 0;
}

function isAuto({ autoCalculator }: PayStubDraft): boolean {
  return autoCalculator === 'true';
}

function stateOf({ workState }: PayStubDraft): StateCode | undefined {
  return isStateCode(workState) ? workState : undefined;
}

function emptyYears(): Years {
  return { earnings: new Map(), deductions: new Map() };
}
