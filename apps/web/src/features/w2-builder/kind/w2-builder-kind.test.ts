import { setBox14, setW2Field } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { w2BuilderKind } from './w2-builder-kind.ts';

it('keeps no full number of a person that was typed into another text, in the browser or in the account', () => {
  const empty = w2BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const numbered = setW2Field(setW2Field(empty, 'controlNumber', '517-22-4821'), 'localityName', '517-22-4821');
  const draft = setBox14(numbered, [{ label: '517-22-4821', amount: '1.00' }]);
  for (const kept of [
    w2BuilderKind.toKeep!(draft),
    w2BuilderKind.toAccount!(draft),
    w2BuilderKind.toAccount!(draft, true),
  ]) {
    expect(JSON.stringify(kept)).not.toContain('517-22');
    expect(kept.controlNumber).toBe('XXX-XX-4821');
  }
});

describe('the number of one who is paid', () => {
  const empty = w2BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const draft = { ...empty, employeeSocialSecurityNumber: '412-68-4821', employersIdentificationNumber: '84-3192756' };

  it('is kept whole by no browser, and by an account only if it may be', () => {
    const kept = { employeeSocialSecurityNumber: 'XXX-XX-4821', employersIdentificationNumber: '84-3192756' };
    expect(w2BuilderKind.toKeep!(draft)).toMatchObject(kept);
    expect(w2BuilderKind.toAccount!(draft)).toMatchObject(kept);
    expect(w2BuilderKind.toAccount!(draft, true)).toMatchObject({ employeeSocialSecurityNumber: '412-68-4821' });
  });

  it('is kept nowhere whole in the place of the number of a company', () => {
    const misplaced = { ...draft, employersIdentificationNumber: '529-14-8127' };
    for (const kept of [w2BuilderKind.toKeep!(misplaced), w2BuilderKind.toAccount!(misplaced, true)]) {
      expect(kept.employersIdentificationNumber).toBe('XXX-XX-8127');
    }
    expect(
      w2BuilderKind.toAccount!({ ...draft, employersIdentificationNumber: '529-14-812' }, true)
        .employersIdentificationNumber,
    ).toBe('');
  });

  it('is sent whole only for copies that show it', () => {
    const agreed = { privacy: true, terms: true };
    const sent = (one: typeof draft, template: string) =>
      w2BuilderKind.toSend!(one, agreed, template).employeeSocialSecurityNumber;
    expect(sent(draft, 'employee')).toBe('XXX-XX-4821');
    expect(sent(draft, 'employer')).toBe('412-68-4821');
    expect(sent({ ...draft, maskSocialSecurityNumber: false }, 'employee')).toBe('412-68-4821');
  });
});
