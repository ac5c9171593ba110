import { setBox14, setW2Field } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { w2BuilderKind } from './w2-builder-kind.ts';

it('keeps no whole number of a person that was typed into another text, in the browser or in the account', () => {
  const empty = w2BuilderKind.emptyDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const numbered = setW2Field(setW2Field(empty, 'controlNumber', '517-22-4821'), 'localityName', '517-22-4821');
  const draft = setBox14(numbered, [{ label: '517-22-4821', amount: '1.00' }]);
  for (const kept of [w2BuilderKind.toKeep!(draft), w2BuilderKind.toAccount!(draft)]) {
    expect(JSON.stringify(kept)).not.toContain('517-22');
    expect(kept.controlNumber).toBe('XXX-XX-4821');
  }
});
