import { describe, expect, it } from 'vitest';
import { sampleOf } from '../fixtures/drafts.ts';
import { storable1099Texts, otherTextIssues } from './storable-1099.ts';

const misplaced = sampleOf('nec', 2026, {
  accountNumber: '517-22-4821',
  payersStateNoA: '517-22-4821',
  payersStateNoB: '517 22 4821',
  recipientsName: 'Ana Ruiz 517-22-4821',
});

describe('the number of a person in a text of a 1099 that is not for one', () => {
  it('is kept by its last four digits, and told of whole and after it was cut', () => {
    const kept = storable1099Texts(misplaced);
    expect([kept.accountNumber, kept.payersStateNoA, kept.payersStateNoB]).toEqual(Array(3).fill('XXX-XX-4821'));
    expect(kept.recipientsName).toBe('Ana Ruiz XXX-XX-4821');
    for (const draft of [misplaced, kept]) {
      expect(otherTextIssues(draft).map(({ path }) => path)).toEqual([
        'recipientsName',
        'accountNumber',
        'payersStateNoA',
        'payersStateNoB',
      ]);
    }
  });

  it('is none of the numbers that belong there, which stay as they were typed', () => {
    const draft = sampleOf('nec', 2026, { accountNumber: '100-22', payersStateNoA: 'OR 1234567-8' });
    expect(storable1099Texts(draft)).toBe(draft);
    expect(otherTextIssues(draft)).toEqual([]);
  });
});
