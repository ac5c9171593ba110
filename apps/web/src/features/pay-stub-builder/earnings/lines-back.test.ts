import {
  addCustomEarning,
  copyLinesToOtherStubs,
  emptyPayStubDraft,
  renameCustomEarning,
  setCompanyField,
  setDeductionTyped,
  setEarning,
  setStubCount,
} from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { restoreLines } from './lines-back.ts';

function context() {
  let last = 3;
  return { today: calendarDate('2026-11-21'), random: () => (last = (last * 9301 + 49297) % 233280) / 233280 };
}

describe('restoreLines', () => {
  const world = context();
  const three = addCustomEarning(setStubCount(emptyPayStubDraft(world), 3, world), 'Travel', world);
  const overtime = setEarning(three, 1, 'overtime', { rate: '15.00', hours: '2.00' });
  const before = setEarning(setDeductionTyped(overtime, 2, 'federal', { total: '7.00' }), 0, 'regular', {
    rate: '32.50',
  });
  const after = copyLinesToOtherStubs(before, 0);
  const travel = before.items[0]!.customEarnings[0]!;

  it('gives every other stub the lines it had', () => {
    expect(after).not.toEqual(before);
    expect(restoreLines(after, before, after)).toEqual(before);
  });

  it('keeps what was typed since, on any stub and beside the lines', () => {
    const typed = setEarning(after, 0, 'regular', { hours: '61.00' });
    const more = setEarning(setDeductionTyped(typed, 1, 'state', { total: '9.00' }), 2, 'bonus', { rate: '500.00' });
    const named = renameCustomEarning(setCompanyField(more, 'city', 'Reno'), travel.id, 'Mileage');
    const back = restoreLines(named, before, after);
    expect(back.companyInfo.city).toBe('Reno');
    const line = (stub: number, key: string) =>
      [...back.items[stub]!.earnings, ...back.items[stub]!.deductions].find((one) => one.key === key);
    expect(line(0, 'regular')).toMatchObject({ rate: '32.50', hours: '61.00' });
    expect(line(1, 'regular')).toMatchObject({ rate: '10.00', hours: '40.00' });
    expect(line(1, 'overtime')).toMatchObject({ rate: '15.00', hours: '2.00' });
    expect(line(1, 'state')).toMatchObject({ total: '9.00', typed: true });
    expect(line(2, 'bonus')).toMatchObject({ rate: '500.00' });
    expect(line(2, 'federal')).toMatchObject({ total: '7.00', typed: true });
    expect(back.items.map((item) => item.customEarnings[0]!.name)).toEqual(['Mileage', 'Mileage', 'Mileage']);
  });

  it('leaves a stub alone that was added or removed since', () => {
    const more = setStubCount(after, 4, world);
    expect(restoreLines(more, before, after).items[3]).toBe(more.items[3]);
    expect(restoreLines(setStubCount(after, 2, world), before, after).items).toHaveLength(2);
  });
});
