import type { CalendarDate } from '@paperwage/values';
import { formatMoney, yearOf } from '@paperwage/values';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { PayStubResult } from '../calculation/pay-stub-result.ts';
import type { PayStub, Totals } from '../document.ts';
import { datesOf, withDates } from './edit-dates.ts';
import { copiedItem, newestStubIndex } from './edit-stubs.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import { numberedOn } from '../draft/identifiers.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { quantityOf } from '../../../drafts/amounts.ts';
import { earningFields } from '../draft/lines.ts';
import { isNamedKey, namedLineId, namedLineName } from '../draft/keys.ts';
import { assumedPaychecksOf } from '../year-to-date/carried-assumptions.ts';
import { datesEarlier } from '../draft/periods.ts';
import type { EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';

type PrevYtdItem = PayStubDraft['prevYtdItem'];
type PreviousLine = PrevYtdItem['earnings'][number];
type YearLine = Totals & { readonly id: string; readonly key: string };

/**
 * The next pay stub of the same people: one stub, a period after the newest of the set and with its amounts, whose year
 * to date carries on from there (docs/decisions/0008-next-pay-stub.md). Check and voucher take the next number. In a new
 * calendar year nothing is carried on.
 */
export function nextPayStub(draft: PayStubDraft, shown: PayStubResult, { random }: DraftContext): PayStubDraft {
  const index = newestStubIndex(draft);
  const newest = draft.items[index]!;
  const dates = datesEarlier(datesOf(newest), draft.oftenPaid, -1);
  const before = shown.document.stubs[index]!;
  const checkNo = numberedOn(draft.checkNo, 1);
  const periodsWorked = Math.min(draft.payPeriodsWorked + 1, PERIODS_PER_YEAR[draft.oftenPaid]);
  return {
    ...draft,
    untypedDates: true,
    prevYtd: 'true',
    prevYtdItem: carriedOn(draft, isSameYear(before.payDate, dates.payDate) ? before : undefined),
    payPeriodsWorked: draft.hiredInPast52Weeks === 'true' ? periodsWorked : draft.payPeriodsWorked,
    paystubsNumber: 1,
    checkNo,
    ...(draft.generatedCheckNo === draft.checkNo && { generatedCheckNo: checkNo }),
    vchrNumber: numberedOn(draft.vchrNumber, 1),
    items: [withDates(withCarriedHours(copiedItem(newest, newId(random))), dates)],
  };
}

/** Hours vary from period to period, so the last stub's need to be confirmed. */
function withCarriedHours(item: PayStubItem): PayStubItem {
  const carried = (line: EarningDraft): EarningDraft =>
    earningFields(line.key).hours && !line.typed && !line.untyped?.hours && quantityOf(line.hours) > 0
      ? { ...line, untyped: { ...line.untyped, hours: 'carried' } }
      : line;
  return { ...item, earnings: item.earnings.map(carried) };
}

/**
 * The stub's year to date as the previous year to date, each line with the assumed paychecks it includes; every line is
 * zero if there is nothing to carry on.
 */
function carriedOn(draft: PayStubDraft, stub: PayStub | undefined): PrevYtdItem {
  const { earnings, deductions, customEarnings, customDeductions } = draft.prevYtdItem;
  const paid: readonly YearLine[] = stub?.earnings ?? [];
  const taken: readonly YearLine[] = stub?.deductions ?? [];
  const assumedOf = assumedPaychecksOf(draft);
  const carry = (group: keyof PrevYtdItem, line: PreviousLine, printed: YearLine | undefined): PreviousLine => {
    const { id, key, name } = line;
    const assumedPaychecks = printed && printed.yearToDate !== 0 ? assumedOf(group, id) : undefined;
    return { id, key, name, ytd: writtenYtd(printed), ...(assumedPaychecks === undefined ? {} : { assumedPaychecks }) };
  };
  const byKey = (lines: readonly YearLine[], { key }: PreviousLine) => lines.find((line) => line.key === key);
  const byId = (lines: readonly YearLine[], { id }: PreviousLine) => lines.find((line) => line.id === id);
  return {
    earnings: earnings.map((line) => carry('earnings', line, byKey(paid, line))),
    deductions: [...deductions, ...namedOf(taken, deductions)].map((line) =>
      carry('deductions', line, byKey(taken, line)),
    ),
    customEarnings: customEarnings.map((line) => carry('customEarnings', line, byId(paid, line))),
    customDeductions: customDeductions.map((line) => carry('customDeductions', line, byId(taken, line))),
  };
}

/** Taxes without a key that the year has, beside those that the previous one had already. */
function namedOf(taken: readonly YearLine[], lines: PrevYtdItem['deductions']): PrevYtdItem['deductions'] {
  return taken.flatMap(({ key }) => {
    if (!isNamedKey(key) || lines.some((line) => line.key === key)) return [];
    return [{ id: namedLineId(key), key, name: namedLineName(key), ytd: '' }];
  });
}

function writtenYtd(line: YearLine | undefined): string {
  return line ? formatMoney(line.yearToDate) : '0.00';
}

function isSameYear(a: CalendarDate | undefined, b: CalendarDate | undefined): boolean {
  return a !== undefined && b !== undefined && yearOf(a) === yearOf(b);
}
