import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { setPayPeriod } from './edit-dates.ts';
import { setEarning } from './edit-lines.ts';
import { hoursAboveForty } from '../calculation/hours-above-forty.ts';
import { payAsOvertime } from './pay-as-overtime.ts';

function warned(draft: PayStubDraft): string[] {
  const { issues } = calculatePayStub(draft, undefined);
  return issues
    .filter(({ path }) => path === 'items.0.earnings.regular.hours')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe('regular hours above 40 a week', () => {
  it('get a second look with the hours that are too many', () => {
    expect(warned(employeeDraft({ hours: '80.00' }))).toEqual([]);
    expect(warned(employeeDraft({ hours: '100.00' }))).toEqual([
      'warning: 100.00 hours is 20 more than 40 a week. Most employees get overtime for those.',
    ]);
    expect(warned(employeeDraft({ oftenPaid: 'WEEKLY', hours: '40.01' }))).toHaveLength(1);
    expect(hoursAboveForty(emptyPayStubDraft(testContext()), 0)).toBeUndefined();
  });

  it('are moved to overtime at one and a half times the rate, beside hours that are there already', () => {
    const draft = setEarning(employeeDraft({ hours: '100.00' }), 0, 'overtime', { hours: '2' });
    const moved = payAsOvertime(draft, 0);
    const lineOf = (key: string) => moved.items[0]!.earnings.find((line) => line.key === key)!;
    expect(lineOf('regular').hours).toBe('80.00');
    expect(lineOf('overtime')).toMatchObject({ hours: '22.00', rate: '48.75' });
    expect(warned(moved)).toEqual([]);
    expect(payAsOvertime(moved, 0)).toBe(moved);
  });

  it('are left to full days in periods that are not of whole weeks, and then only said', () => {
    // July 2026 has 23 weekdays of 8 hours, and no more than 31 / 7 × 40 + 16 hours go unsaid.
    const inJuly = (hours: string) =>
      setPayPeriod(employeeDraft({ oftenPaid: 'MONTHLY', hours }), 0, {
        from: calendarDate('2026-07-01'),
        to: calendarDate('2026-07-31'),
      });
    expect(warned(inJuly('184.00'))).toEqual([]);
    expect(warned(inJuly('193.15'))).toEqual([
      'warning: 193.15 hours is more than 40 a week. Most employees get overtime for those.',
    ]);
    const long = inJuly('200.00');
    expect(payAsOvertime(long, 0)).toBe(long);
  });

  it('that no day has stop the document', () => {
    expect(warned(employeeDraft({ oftenPaid: 'WEEKLY', hours: '168.01' }))).toEqual([
      'error: 7 days have only 168 hours. Check the hours.',
    ]);
    expect(warned(employeeDraft({ oftenPaid: 'WEEKLY', hours: '168.00' }))[0]).toMatch(/^warning/);
  });
});
