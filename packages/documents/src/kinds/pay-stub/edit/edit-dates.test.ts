import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { setPayDate, setPayPeriod } from './edit-dates.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

const day = calendarDate;

function datesOfAll(draft: PayStubDraft) {
  return draft.items.map(({ payDate, payPeriod }) => [payPeriod.from, payPeriod.to, payDate]);
}

describe('dates with auto-calculation on', () => {
  const draft = employeeDraft({ stubs: 3 });

  it("editing the first stub's dates recomputes the others, each earlier one by one period", () => {
    const paid = setPayDate(draft, 0, day('2026-11-25'));
    expect(datesOfAll(paid).map(([, , payDate]) => payDate)).toEqual(['2026-11-25', '2026-11-11', '2026-10-28']);
    const moved = setPayPeriod(draft, 0, { from: day('2026-09-06') });
    expect(datesOfAll(moved).map(([from, to]) => [from, to])).toEqual([
      ['2026-09-06', '2026-09-19'],
      ['2026-08-23', '2026-09-05'],
      ['2026-08-09', '2026-08-22'],
    ]);
  });

  it('brings the end of the period along with its start', () => {
    expect(setPayPeriod(draft, 0, { from: day('2026-11-08') }).items[0]!.payPeriod).toEqual({
      from: '2026-11-08',
      to: '2026-11-21',
    });
  });

  it('keeps a pay date on the last day of the period there, and any other where it is', () => {
    const paidAtEnd = setPayDate(draft, 0, day('2026-11-20'));
    expect(paidAtEnd.items[0]!.payPeriod.to).toBe('2026-11-20');
    // The period ends on a Sunday.
    expect(setPayPeriod(paidAtEnd, 0, { from: day('2026-01-05') }).items[0]!.payDate).toBe('2026-01-16');
    expect(setPayPeriod(paidAtEnd, 0, { to: day('2026-11-18') }).items[0]!.payDate).toBe('2026-11-18');
    const paidLater = setPayDate(draft, 0, day('2026-11-25'));
    expect(setPayPeriod(paidLater, 0, { from: day('2026-01-05') }).items[0]!.payDate).toBe('2026-11-25');
  });

  it('leaves the start where it is when the end is edited', () => {
    const changed = setPayPeriod(draft, 0, { to: day('2026-11-18') });
    expect(datesOfAll(changed).map(([from, to]) => [from, to])).toEqual([
      ['2026-11-07', '2026-11-18'],
      ['2026-10-24', '2026-11-04'],
      ['2026-10-10', '2026-10-21'],
    ]);
  });

  it('edits the dates of a later stub alone', () => {
    const changed = setPayDate(draft, 1, day('2026-11-09'));
    expect(datesOfAll(changed).map(([, , payDate]) => payDate)).toEqual(['2026-11-20', '2026-11-09', '2026-10-23']);
    expect(changed.items[0]).toBe(draft.items[0]);
  });

  it('leaves the others empty while the first is emptied', () => {
    expect(setPayDate(draft, 0, '').items.map(({ payDate }) => payDate)).toEqual(['', '', '']);
  });
});

describe('dates with auto-calculation off', () => {
  it('the dates of each stub are edited individually', () => {
    const draft: PayStubDraft = { ...employeeDraft({ stubs: 3 }), autoCalculator: 'false' };
    const paid = setPayDate(draft, 0, day('2026-11-25'));
    expect(datesOfAll(paid).map(([, , payDate]) => payDate)).toEqual(['2026-11-25', '2026-11-06', '2026-10-23']);
    const moved = setPayPeriod(draft, 0, { from: day('2026-09-06') });
    expect(moved.items[0]!.payPeriod).toEqual({ from: '2026-09-06', to: '2026-11-20' });
    expect(moved.items[1]).toBe(draft.items[1]);
  });
});
