import {
  addCustomEarning,
  emptyPayStubDraft,
  removeCustomEarning,
  setCompanyField,
  setStubCount,
} from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { restoreCustomLine } from './custom-line-back.ts';

function context() {
  let last = 0;
  return { today: calendarDate('2026-11-21'), random: () => (last = (last * 9301 + 49297) % 233280) / 233280 };
}

describe('restoreCustomLine', () => {
  const world = context();
  const two = setStubCount(emptyPayStubDraft(world), 2, world);
  const before = addCustomEarning(addCustomEarning(two, 'Tool allowance', world), 'Travel', world);
  const [first] = before.items[0]!.customEarnings;

  it('restores the line in its place on every stub', () => {
    const removed = removeCustomEarning(before, first!.id);
    expect(removed.items[0]!.customEarnings.map(({ name }) => name)).toEqual(['Travel']);
    expect(restoreCustomLine(removed, before, 'customEarnings', first!.id)).toEqual(before);
  });

  it('keeps what was typed since', () => {
    const typed = setCompanyField(removeCustomEarning(before, first!.id), 'city', 'Reno');
    const restored = restoreCustomLine(typed, before, 'customEarnings', first!.id);
    expect(restored.companyInfo.city).toBe('Reno');
    expect(restored.items[1]!.customEarnings.map(({ name }) => name)).toEqual(['Tool allowance', 'Travel']);
  });

  it('does nothing twice', () => {
    expect(restoreCustomLine(before, before, 'customEarnings', first!.id)).toEqual(before);
  });
});
