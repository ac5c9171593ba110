import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { form1099BuilderKind } from './form-1099-builder-kind.ts';

it('keeps no whole number of a person that was typed into another text, in the browser or in the account', () => {
  const empty = form1099BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const draft = { ...empty, accountNumber: '517-22-4821', payersStateNoA: '517-22-4821' };
  for (const kept of [form1099BuilderKind.toKeep!(draft), form1099BuilderKind.toAccount!(draft)]) {
    expect(JSON.stringify(kept)).not.toContain('517-22');
    expect(kept.accountNumber).toBe('XXX-XX-4821');
  }
});
