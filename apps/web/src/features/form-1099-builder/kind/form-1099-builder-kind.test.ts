import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { form1099BuilderKind } from './form-1099-builder-kind.ts';

it('keeps no full number of a person that was typed into another text, in the browser or in the account', () => {
  const empty = form1099BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const draft = { ...empty, accountNumber: '517-22-4821', payersStateNoA: '517-22-4821' };
  for (const kept of [
    form1099BuilderKind.toKeep!(draft),
    form1099BuilderKind.toAccount!(draft),
    form1099BuilderKind.toAccount!(draft, true),
  ]) {
    expect(JSON.stringify(kept)).not.toContain('517-22');
    expect(kept.accountNumber).toBe('XXX-XX-4821');
  }
});

describe('the number of one who is paid', () => {
  const empty = form1099BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const draft = { ...empty, socialSecurity: '412-68-4821', companyEin: '84-3192756' };

  it('is kept whole by no browser, and by an account only if it may be', () => {
    const kept = { socialSecurity: 'XXX-XX-4821', companyEin: '84-3192756' };
    expect(form1099BuilderKind.toKeep!(draft)).toMatchObject(kept);
    expect(form1099BuilderKind.toAccount!(draft)).toMatchObject(kept);
    expect(form1099BuilderKind.toAccount!(draft, true)).toMatchObject({ socialSecurity: '412-68-4821' });
  });

  it('is kept nowhere whole in the place of the number of a company', () => {
    const misplaced = { ...draft, companyEin: '529-14-8127' };
    for (const kept of [form1099BuilderKind.toKeep!(misplaced), form1099BuilderKind.toAccount!(misplaced, true)]) {
      expect(kept.companyEin).toBe('XXX-XX-8127');
    }
    expect(form1099BuilderKind.toAccount!({ ...draft, companyEin: '529-14-812' }, true).companyEin).toBe('');
  });

  it('is sent whole only for copies that show it', () => {
    const agreed = { privacy: true, terms: true };
    const sent = (one: typeof draft, template: string) =>
      form1099BuilderKind.toSend!(one, agreed, template).socialSecurity;
    expect(sent(draft, 'recipient')).toBe('XXX-XX-4821');
    expect(sent(draft, 'payer')).toBe('412-68-4821');
    expect(sent({ ...draft, maskRecipientTin: false }, 'recipient')).toBe('412-68-4821');
  });
});
