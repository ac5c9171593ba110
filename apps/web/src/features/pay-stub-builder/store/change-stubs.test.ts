import {
  emptyPayStubDraft,
  removeStub,
  setEarning,
  setHiredInPast52Weeks,
  setPayFrequency,
  setStubCount,
} from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { restoreStubs } from './change-stubs.ts';

function context() {
  let last = 7;
  return { today: calendarDate('2026-11-21'), random: () => (last = (last * 9301 + 49297) % 233280) / 233280 };
}

describe('restoreStubs', () => {
  const world = context();
  const before = setStubCount(emptyPayStubDraft(world), 4, world);

  it('puts a removed stub back in its place and keeps later typing', () => {
    const after = removeStub(before, 1);
    const typed = setEarning(after, 0, 'regular', { rate: '99.00' });
    const back = restoreStubs(typed, before, after);
    expect(back.items.map(({ itemId }) => itemId)).toEqual(before.items.map(({ itemId }) => itemId));
    expect(back.items[0]!.earnings.find(({ key }) => key === 'regular')!.rate).toBe('99.00');
    expect(back.paystubsNumber).toBe(4);
  });

  it('takes back the choice that removed them', () => {
    const after = setHiredInPast52Weeks(before, true, world);
    expect(after.items).toHaveLength(1);
    expect(restoreStubs(after, before, after)).toEqual(before);
  });

  it('takes back a pay frequency with its dates', () => {
    const after = setPayFrequency(before, 'SEMI_ANNUAL', world);
    expect(after.items).toHaveLength(2);
    expect(restoreStubs(after, before, after)).toEqual(before);
  });
});
