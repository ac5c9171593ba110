import { describe, expect, it } from 'vitest';
import { addCustomDeduction, addCustomEarning, setDeductionTyped, setEarning, setEarningTyped } from './edit-lines.ts';
import {
  copyLinesToOtherStubs,
  hasOtherLines,
  mostStubs,
  newestStubIndex,
  removeStub,
  setStubCount,
} from './edit-stubs.ts';
import { setPayDate } from './edit-dates.ts';
import { calendarDate } from '@paperwage/values';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const context = testContext();

describe('changing the stub count', () => {
  it('adds stubs, each a period earlier', () => {
    const three = setStubCount(employeeDraft(), 3, context);
    expect(three.paystubsNumber).toBe(3);
    expect(three.items.map(({ payDate }) => payDate)).toEqual(['2026-11-20', '2026-11-06', '2026-10-23']);
    expect(new Set(three.items.map(({ itemId }) => itemId)).size).toBe(3);
  });

  it('copies custom earnings and deductions from the first stub to added stubs', () => {
    const named = addCustomDeduction(addCustomEarning(employeeDraft(), 'Tool allowance', context), 'Dues', context);
    const { id } = named.items[0]!.customEarnings[0]!;
    const [, added] = setStubCount(setEarning(named, 0, id, { rate: '40', hours: '1' }), 2, context).items;
    expect(added!.customEarnings[0]).toMatchObject({ id, key: 'tool allowance', rate: '40', hours: '1' });
    expect(added!.customDeductions[0]).toMatchObject({ key: 'dues' });
  });

  it('copies rates, hours and typed amounts of the first stub, but not its typed year to date', () => {
    const typed = setDeductionTyped(employeeDraft(), 0, 'state', { total: '98.61', ytd: '2,000.00' });
    const [, added] = setStubCount(typed, 2, context).items;
    expect(added!.earnings.find(({ key }) => key === 'regular')).toMatchObject({ rate: '32.50', hours: '80.00' });
    expect(added!.deductions.find(({ key }) => key === 'state')).toMatchObject({
      total: '98.61',
      typed: true,
      ytd: '0.00',
      ytdTyped: false,
    });
  });

  it('removes stubs from the end', () => {
    const three = setStubCount(employeeDraft(), 3, context);
    const two = setStubCount(three, 2, context);
    expect(two.items).toEqual(three.items.slice(0, 2));
    expect(two.items[0]).toBe(three.items[0]);
  });

  it('keeps the count between 1 and the periods per year', () => {
    expect(setStubCount(employeeDraft(), 0, context).items).toHaveLength(1);
    expect(setStubCount(employeeDraft(), Number.NaN, context).items).toHaveLength(1);
    expect(setStubCount(employeeDraft(), 99, context).items).toHaveLength(26);
    expect(mostStubs(employeeDraft({ oftenPaid: 'DAILY' }))).toBe(260);
  });
});

describe('a stub of the set', () => {
  it('can be taken out, but not the last one', () => {
    const three = setStubCount(employeeDraft(), 3, context);
    const two = removeStub(three, 1);
    expect(two.items).toEqual([three.items[0], three.items[2]]);
    expect(two.paystubsNumber).toBe(2);
    const one = removeStub(two, 0);
    expect(removeStub(one, 0)).toBe(one);
    expect(removeStub(three, 9)).toBe(three);
  });

  it('can give its lines to the others, which keep their dates and ids', () => {
    const three = setEarning(setStubCount(employeeDraft(), 3, context), 1, 'overtime', { rate: '48.75', hours: '6' });
    const copied = copyLinesToOtherStubs(three, 1);
    for (const item of copied.items) {
      expect(item.earnings.find(({ key }) => key === 'overtime')).toMatchObject({ rate: '48.75', hours: '6' });
    }
    const identity = (items: typeof three.items) =>
      items.map(({ itemId, payDate, payPeriod }) => [itemId, payDate, payPeriod]);
    expect(identity(copied.items)).toEqual(identity(three.items));
    expect(copied.items[1]).toBe(three.items[1]);
  });

  it('is the newest by its pay date, wherever it stands', () => {
    const three = setStubCount(employeeDraft(), 3, context);
    expect(newestStubIndex(three)).toBe(0);
    expect(newestStubIndex(setPayDate(three, 2, calendarDate('2026-12-04')))).toBe(2);
  });
});

describe('stubs with other lines', () => {
  it('are told from those with the same', () => {
    const three = setStubCount(employeeDraft(), 3, testContext());
    expect(hasOtherLines(three, 0)).toBe(false);
    const other = setEarning(three, 2, 'overtime', { rate: '48.75', hours: '2' });
    expect([0, 1, 2].map((index) => hasOtherLines(other, index))).toEqual([true, true, true]);
    expect(hasOtherLines(copyLinesToOtherStubs(other, 2), 0)).toBe(false);
    expect(hasOtherLines(setDeductionTyped(three, 1, 'federal', { total: '5' }), 0)).toBe(true);
    expect(hasOtherLines(setEarningTyped(three, 1, 'regular', { ytd: '9,000' }), 0)).toBe(false);
  });
});
