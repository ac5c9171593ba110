import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import {
  confirmFrequency,
  setAutoCalculator,
  setEmploymentType,
  setHiredInPast52Weeks,
  setPayFrequency,
  setPaymentType,
  setPayPeriodsWorked,
} from './edit-basics.ts';
import { setPayDate, setPayPeriod } from './edit-dates.ts';
import { setDeductionTyped, setEarning, setEarningTyped } from './edit-lines.ts';
import { setStubCount } from './edit-stubs.ts';
import { emptyPayStubDraft, unaskedPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { validatePayStub } from '../validate.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { calendarDate } from '@paperwage/values';

const context = testContext();

describe('the pay frequency of a new stub', () => {
  const empty = emptyPayStubDraft(context);
  const asks = (draft: PayStubDraft) =>
    validatePayStub(draft).find(({ code }) => code === 'frequency-unconfirmed')?.message;

  it('stops a document until it is chosen or confirmed', () => {
    expect(asks(empty)).toBe('Is pay monthly? Confirm this, or choose another pay frequency.');
    expect(asks(setPayFrequency(empty, 'WEEKLY', context))).toBeUndefined();
    expect(asks(setPayFrequency(empty, 'MONTHLY', context))).toBeUndefined();
    expect(asks(confirmFrequency(empty))).toBeUndefined();
  });

  it('is asked of nobody in a draft that a program sends', () => {
    const unasked = unaskedPayStubDraft(context);
    expect(asks(unasked)).toBeUndefined();
    expect(confirmFrequency(unasked)).toBe(unasked);
  });
});

describe('changing the pay frequency', () => {
  it('caps the stub count at the periods per year', () => {
    const weekly = setStubCount(setPayFrequency(emptyPayStubDraft(context), 'WEEKLY', context), 30, context);
    expect(weekly.items).toHaveLength(30);
    const quarterly = setPayFrequency(weekly, 'QUARTERLY', context);
    expect(quarterly.items).toHaveLength(4);
    expect(quarterly.paystubsNumber).toBe(4);
    expect(setPayFrequency(weekly, 'ANNUAL', context).items).toHaveLength(1);
  });

  it('caps the periods worked at the periods per year', () => {
    const worked = setPayPeriodsWorked({ ...emptyPayStubDraft(context), oftenPaid: 'WEEKLY' }, 40, context);
    expect(setPayFrequency(worked, 'MONTHLY', context).payPeriodsWorked).toBe(12);
  });

  it('moves dates nobody has touched to the latest period, and the other stubs with them', () => {
    const three = setStubCount(emptyPayStubDraft(context), 3, context);
    expect(
      setPayFrequency(three, 'BI_WEEKLY', context).items.map(({ payDate, payPeriod }) => [payDate, payPeriod]),
    ).toEqual([
      ['2026-11-20', { from: '2026-11-07', to: '2026-11-20' }],
      ['2026-11-06', { from: '2026-10-24', to: '2026-11-06' }],
      ['2026-10-23', { from: '2026-10-10', to: '2026-10-23' }],
    ]);
  });

  it("keeps the end and the pay date of the user's own period", () => {
    const own = setPayDate(
      setPayPeriod(emptyPayStubDraft(context), 0, { from: calendarDate('2026-08-02'), to: calendarDate('2026-08-29') }),
      0,
      calendarDate('2026-09-03'),
    );
    const { payDate, payPeriod } = setPayFrequency(own, 'WEEKLY', context).items[0]!;
    expect([payDate, payPeriod]).toEqual(['2026-09-03', { from: '2026-08-23', to: '2026-08-29' }]);
  });
});

describe('hired in the past 52 weeks', () => {
  it('resets payPeriodsWorked and paystubsNumber to 1', () => {
    const draft = { ...employeeDraft({ stubs: 5 }), payPeriodsWorked: 9 };
    const hired = setHiredInPast52Weeks(draft, true, context);
    expect(hired).toMatchObject({ hiredInPast52Weeks: 'true', payPeriodsWorked: 1, paystubsNumber: 1 });
    expect(hired.items).toEqual([draft.items[0]]);
  });

  it('leaves both alone when it is taken back', () => {
    const hired = setPayPeriodsWorked(setHiredInPast52Weeks(employeeDraft(), true, context), 6, context);
    expect(setHiredInPast52Weeks(hired, false, context)).toMatchObject({
      hiredInPast52Weeks: 'false',
      payPeriodsWorked: 6,
    });
  });

  it('lets the periods worked cap the stub count', () => {
    const hired = setPayPeriodsWorked(setHiredInPast52Weeks(employeeDraft(), true, context), 4, context);
    expect(setStubCount(hired, 9, context).items).toHaveLength(4);
    const three = setPayPeriodsWorked(setStubCount(hired, 4, context), 3, context);
    expect(three.items).toHaveLength(3);
    expect(three.paystubsNumber).toBe(3);
  });

  it('keeps the periods worked between 1 and the periods per year', () => {
    const worked = (periods: number) => setPayPeriodsWorked(employeeDraft(), periods, context).payPeriodsWorked;
    expect([worked(0), worked(-3), worked(Number.NaN), worked(7.9), worked(500)]).toEqual([1, 1, 1, 7, 26]);
  });
});

describe('turning auto-calculation off and on', () => {
  const draft = employeeDraft({ stubs: 2 });
  const shown = calculatePayStub(draft, allRules);
  const manual = setAutoCalculator(draft, false, shown);

  it('makes the figures shown last the user’s own', () => {
    const [first] = manual.items;
    expect(manual.autoCalculator).toBe('false');
    expect(first!.earnings.find(({ key }) => key === 'regular')).toMatchObject({ total: '2,600.00', ytd: '62,400.00' });
    expect(first!.deductions.find(({ key }) => key === 'fica')).toMatchObject({ total: '161.20', typed: false });
    const { document } = calculatePayStub(manual, undefined);
    expect(document.stubs.map(({ net }) => net)).toEqual(shown.document.stubs.map(({ net }) => net));
  });

  it('computes again once it is on, except for lines written over before', () => {
    const typed = setDeductionTyped(draft, 0, 'federal', { total: '200' });
    const off = setEarningTyped(setAutoCalculator(typed, false, calculatePayStub(typed, allRules)), 0, 'regular', {
      total: '5',
    });
    const on = calculatePayStub(setAutoCalculator(off, true, calculatePayStub(off, allRules)), allRules);
    expect(on.document.stubs[0]!.earnings[0]).toMatchObject({ period: 260_000, typed: false });
    expect(on.document.stubs[0]!.deductions[0]).toMatchObject({ key: 'federal', period: 20_000, typed: true });
  });
});

describe('edits share what they do not change', () => {
  it('keeps the draft itself when nothing changes', () => {
    const draft = employeeDraft({ stubs: 2 });
    const shown = calculatePayStub(draft, allRules);
    expect(setPayFrequency(draft, draft.oftenPaid, context)).toBe(draft);
    expect(setEmploymentType(draft, 'employee')).toBe(draft);
    expect(setPaymentType(draft, 'hourly')).toBe(draft);
    expect(setHiredInPast52Weeks(draft, false, context)).toBe(draft);
    expect(setAutoCalculator(draft, true, shown)).toBe(draft);
    expect(setStubCount(draft, 2, context)).toBe(draft);
    expect(setEarning(draft, 0, 'regular', { rate: '32.50' })).toBe(draft);
    expect(setEarning(draft, 0, 'unknown', { rate: '1' })).toBe(draft);
    expect(setPayDate(draft, 7, calendarDate('2026-01-01'))).toBe(draft);
  });

  it('keeps every other object when one field changes', () => {
    const draft = employeeDraft({ stubs: 2 });
    const changed = setEarning(draft, 0, 'overtime', { hours: '3' });
    expect(changed.items[1]).toBe(draft.items[1]);
    expect(changed.companyInfo).toBe(draft.companyInfo);
    expect(changed.items[0]!.deductions).toBe(draft.items[0]!.deductions);
    expect(changed.items[0]!.customEarnings).toBe(draft.items[0]!.customEarnings);
    const others = (lines: typeof draft.items) => lines[0]!.earnings.filter(({ key }) => key !== 'overtime');
    others(changed.items).forEach((line, index) => expect(line).toBe(others(draft.items)[index]));
  });
});
