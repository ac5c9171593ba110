import { emptyPayStubDraft, setPrevYtdEntry, setWorkState, taxesOfStub } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { previousLines } from './previous-lines.ts';

const empty = emptyPayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
const draftIn = (state: StateCode) => setWorkState(empty, state);

function asked(draft: typeof empty): string[] {
  return previousLines(draft, taxesOfStub(draft, 0, undefined, allRules))
    .filter((entry) => entry.startsWith('deductions '))
    .map((entry) => entry.slice('deductions '.length));
}

describe('the taxes that a previous year to date is asked for', () => {
  it('are in the order of the paper', () => {
    expect(asked(draftIn('CA'))).toEqual(['federal', 'fica', 'medicare', 'state']);
    const given = setPrevYtdEntry(draftIn('CA'), 'deductions', 'sdi', '12.00');
    expect(asked(given)).toEqual(['federal', 'fica', 'medicare', 'state', 'sdi']);
  });

  it('leave out the income tax of a state that takes none, unless it was given', () => {
    expect(asked(draftIn('TX'))).toEqual(['federal', 'fica', 'medicare']);
    const given = setPrevYtdEntry(draftIn('TX'), 'deductions', 'state', '12.00');
    expect(asked(given)).toEqual(['federal', 'fica', 'medicare', 'state']);
  });
});
