import { allRules, PAY_FREQUENCIES } from '@paperwage/payroll';
import { addDays, calendarDate, yearOf } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStub } from '../document.ts';
import { addCustomDeduction, addCustomEarning } from '../edit/edit-lines.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import { setPayFrequency } from '../edit/edit-basics.ts';
import { setStubCount } from '../edit/edit-stubs.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { testContext } from '../fixtures/test-drafts.ts';

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

/** Text as people type it into an amount, and as nobody should. */
const anyText = fc.oneof(
  fc.constantFrom('', '0', '.5', '1,200.50', '$ 32', '999,999,999.99', '-5', 'abc', '1.2.3', '1e9', 'NaN', '٣'),
  fc.string({ maxLength: 24 }),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
);
const sensibleAmount = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2));
const sensibleHours = fc.integer({ min: 0, max: 9_999 }).map((hundredths) => (hundredths / 100).toFixed(2));
const heldDate = fc.integer({ min: 0, max: 4 * 365 }).map((days) => addDays(calendarDate('2022-12-31'), days));

function line<Line extends DeductionDraft | EarningDraft>(shape: Line, amounts: fc.Arbitrary<string>, hours = amounts) {
  const isEarning = 'rate' in shape;
  return fc
    .record({ rate: amounts, hours, total: amounts, ytd: amounts, typed: fc.boolean() })
    .map(({ rate, hours: worked, total, ytd, typed }) => ({
      ...shape,
      ...(isEarning ? { rate, hours: worked } : {}),
      total,
      ytd,
      typed: typed && shape.key !== 'fica',
    }));
}

function item(shape: PayStubItem, amounts: fc.Arbitrary<string>, hours = amounts): fc.Arbitrary<PayStubItem> {
  return fc.record({
    earnings: fc.tuple(...shape.earnings.map((earning) => line(earning, amounts, hours))),
    customEarnings: fc.tuple(...shape.customEarnings.map((earning) => line(earning, amounts, hours))),
    deductions: fc.tuple(...shape.deductions.map((deduction) => line(deduction, amounts))),
    customDeductions: fc.tuple(...shape.customDeductions.map((deduction) => line(deduction, amounts))),
    payDate: heldDate,
  }) as unknown as fc.Arbitrary<PayStubItem>;
}

function shapeOf(oftenPaid: PayStubDraft['oftenPaid'], stubs: number): PayStubDraft {
  const context = testContext();
  let draft = setPayFrequency(emptyPayStubDraft(context), oftenPaid, context);
  draft = addCustomDeduction(addCustomEarning(draft, 'Allowance', context), 'Dues', context);
  return setStubCount(draft, stubs, context);
}

/** Drafts of up to four stubs with any amounts, dates and switches. */
function anyDraft(amounts: fc.Arbitrary<string>, hours = amounts): fc.Arbitrary<PayStubDraft> {
  return fc
    .record({
      oftenPaid: fc.constantFrom(...PAY_FREQUENCIES),
      stubs: fc.integer({ min: 1, max: 4 }),
      employmentType: fc.constantFrom('employee', 'contractor'),
      paymentType: fc.constantFrom('hourly', 'salary'),
      autoCalculator: fc.constantFrom('true', 'true', 'true', 'false'),
      prevYtd: fc.constantFrom('true', 'false'),
      hiredInPast52Weeks: fc.constantFrom('true', 'false'),
      workState: fc.constantFrom('TX', 'MD', 'WA'),
    } as const)
    .chain(({ oftenPaid, stubs, ...switches }) => {
      const shape = shapeOf(oftenPaid, stubs);
      return fc.tuple(...shape.items.map((stub) => item(stub, amounts, hours))).map((items) => ({
        ...shape,
        ...switches,
        items: items.map((stub, index) => ({
          ...shape.items[index]!,
          ...stub,
          payPeriod: shape.items[index]!.payPeriod,
        })),
      }));
    });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

describe('for any input', () => {
  it('net plus deductions equals gross, this period and this year', () => {
    fc.assert(
      fc.property(anyDraft(anyText), (draft) => {
        for (const { gross, deductionTotal, net } of calculatePayStub(draft, allRules).document.stubs) {
          expect(net.period + deductionTotal.period).toBe(gross.period);
          expect(net.yearToDate + deductionTotal.yearToDate).toBe(gross.yearToDate);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('the lines on paper add up to the totals below them', () => {
    fc.assert(
      fc.property(anyDraft(anyText), (draft) => {
        for (const { earnings, deductions, gross, deductionTotal } of calculatePayStub(draft, allRules).document
          .stubs) {
          expect(sum(earnings.map(({ period }) => period))).toBe(gross.period);
          expect(sum(earnings.map(({ yearToDate }) => yearToDate))).toBe(gross.yearToDate);
          expect(sum(deductions.map(({ period }) => period))).toBe(deductionTotal.period);
          expect(sum(deductions.map(({ yearToDate }) => yearToDate))).toBe(deductionTotal.yearToDate);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('every amount is whole cents, and the draft still fits the wire', () => {
    fc.assert(
      fc.property(anyDraft(anyText), (draft) => {
        expect(payStubDraftSchema.safeParse(draft).success).toBe(true);
        for (const { earnings, deductions } of calculatePayStub(draft, allRules).document.stubs) {
          for (const { period, yearToDate } of [...earnings, ...deductions]) {
            expect(Number.isSafeInteger(period) && Number.isSafeInteger(yearToDate)).toBe(true);
          }
        }
      }),
      { numRuns: runsOf(200) },
    );
  });
});

describe('with auto-calculation on', () => {
  it('the year to date of no line ever falls within a year', () => {
    const automatic = anyDraft(sensibleAmount, sensibleHours).map((draft) => ({
      ...draft,
      autoCalculator: 'true' as const,
    }));
    fc.assert(
      fc.property(automatic, (draft) => {
        const { stubs } = calculatePayStub(draft, allRules).document;
        const inOrder = stubs
          .map((stub, index) => ({ stub, index }))
          .sort((a, b) =>
            a.stub.payDate! < b.stub.payDate! ? -1 : a.stub.payDate! > b.stub.payDate! ? 1 : b.index - a.index,
          )
          .map(({ stub }) => stub);
        inOrder.slice(1).forEach((stub, place) => expectRise(inOrder[place]!, stub));
      }),
      { numRuns: runsOf(300) },
    );
  });
});

function expectRise(before: PayStub, after: PayStub): void {
  if (yearOf(before.payDate!) !== yearOf(after.payDate!)) return;
  expect(after.gross.yearToDate).toBeGreaterThanOrEqual(before.gross.yearToDate);
  expect(after.deductionTotal.yearToDate).toBeGreaterThanOrEqual(before.deductionTotal.yearToDate);
  for (const lines of ['earnings', 'deductions'] as const) {
    for (const line of before[lines]) {
      const later = after[lines].find(({ key, name }) => key === line.key && name === line.name);
      expect(later?.yearToDate ?? 0).toBeGreaterThanOrEqual(line.yearToDate);
    }
  }
}
