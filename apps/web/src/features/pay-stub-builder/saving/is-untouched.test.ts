import { emptyPayStubDraft, payStubDraftSchema, setCompanyField, setEarning } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { isUntouched } from './is-untouched.ts';

const then = { today: calendarDate('2026-08-02'), random: () => 0.25 };
const now = { today: calendarDate('2026-11-21'), random: () => 0.75 };
const empty = emptyPayStubDraft(then);

describe('isUntouched', () => {
  it('knows an empty pay stub of another day, also as it comes back from the store', () => {
    expect(isUntouched(empty, now)).toBe(true);
    expect(isUntouched(payStubDraftSchema.parse(JSON.parse(JSON.stringify(empty))), now)).toBe(true);
  });

  it.each([
    ['a name', setCompanyField(empty, 'employerName', 'Northwind')],
    ['a rate', setEarning(empty, 0, 'regular', { rate: '21.00' })],
    ['a choice', { ...empty, oftenPaid: 'WEEKLY' as const }],
  ])('sees %s', (_, draft) => {
    expect(isUntouched(draft, now)).toBe(false);
  });
});
