import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { attachedType, DOCUMENT_TYPES, isOutdated, KINDS, textAt, withTextAt } from './kind-descriptors.ts';
import { sample1099Draft } from './kinds/form-1099/index.ts';
import { samplePayStubDraft } from './kinds/pay-stub/index.ts';
import { sampleW2Draft } from './kinds/w2/index.ts';

const context = { today: calendarDate('2026-11-20'), random: () => 0.5 };

describe('the kinds of document', () => {
  it('have a name, an address and a builder of their own', () => {
    expect(DOCUMENT_TYPES.map((type) => KINDS[type].type)).toEqual([...DOCUMENT_TYPES]);
    expect(Object.keys(KINDS).sort()).toEqual([...DOCUMENT_TYPES].sort());
    expect(new Set(DOCUMENT_TYPES.map((type) => KINDS[type].builderPath)).size).toBe(DOCUMENT_TYPES.length);
  });

  it('are told by what is attached to their files', () => {
    for (const type of DOCUMENT_TYPES) expect(attachedType(`{"schema":"paperwage/${type}/1","type":`)).toBe(type);
    expect(attachedType('{"schema":"paperwage/constructor/1"}')).toBeUndefined();
    expect(attachedType('{"other":1}')).toBeUndefined();
  });
});

describe('a file', () => {
  it.each([
    ['w2', sampleW2Draft(context)],
    ['1099', sample1099Draft(context)],
  ] as const)(
    'of a form, %s, is out of date by every change but an agreement and what only the rules ask',
    (type, form) => {
      const outdates = (change: object) => isOutdated(KINDS[type], form, { ...form, ...change });
      expect(outdates({ illegalAgreement: !form.illegalAgreement, terms: !form.terms })).toBe(false);
      expect(outdates({ returnsOfYear: '12' })).toBe(false);
      expect(outdates({ year: '2024' })).toBe(true);
      expect(outdates({ corrected: true })).toBe(true);
    },
  );

  it('of pay stubs is out of date by what changes the taxes', () => {
    const draft = samplePayStubDraft(context);
    const outdates = (change: Partial<typeof draft>) => isOutdated(KINDS.paystub, draft, { ...draft, ...change });
    const { employeeInfo } = draft;
    expect(outdates({ employeeInfo: { ...employeeInfo, employeeName: 'Ana' } })).toBe(false);
    expect(outdates({ employeeInfo: { ...employeeInfo, maritalStatus: 'MARRIED' } })).toBe(true);
    expect(outdates({ items: [...draft.items] })).toBe(true);
  });
});

describe('a place in data', () => {
  it('is read and written, and nothing off the path is another', () => {
    const data = { from: { name: 'Ana', city: 'Austin' }, notes: { by: 'B' } };
    expect(textAt(data, 'from.name')).toBe('Ana');
    const changed = withTextAt(data, 'from.name', 'Eve');
    expect(changed).toEqual({ from: { name: 'Eve', city: 'Austin' }, notes: { by: 'B' } });
    expect(changed.notes).toBe(data.notes);
  });

  it('that data of an earlier version lacks is empty, and made where it is written', () => {
    expect([textAt({}, 'from.name'), textAt({ from: null }, 'from.name'), textAt({ from: 5 }, 'from')]).toEqual([
      '',
      '',
      '',
    ]);
    expect(withTextAt({ from: null }, 'from.name', 'Eve')).toEqual({ from: { name: 'Eve' } });
  });
});
