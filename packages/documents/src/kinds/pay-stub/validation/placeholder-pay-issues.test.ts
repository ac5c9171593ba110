import { describe, expect, it } from 'vitest';
import { setEarning } from '../edit/edit-lines.ts';
import { copyLinesToOtherStubs, setStubCount } from '../edit/edit-stubs.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import { testContext } from '../fixtures/test-drafts.ts';
import { placeholderPayIssues } from './placeholder-pay-issues.ts';

const context = testContext();
const three = setStubCount(emptyPayStubDraft(context), 3, context);
const entered = setEarning(three, 0, 'regular', { rate: '32.50', hours: '80' });

describe('stubs added before the pay was entered', () => {
  it('are told of as soon as the first has its own figures', () => {
    expect(placeholderPayIssues(three)).toEqual([]);
    expect(placeholderPayIssues(entered).map(({ path, severity }) => `${severity} ${path}`)).toEqual([
      'warning items.1.earnings.regular.rate',
      'warning items.2.earnings.regular.rate',
    ]);
  });

  it('are right once they have figures of their own or those of the first', () => {
    expect(placeholderPayIssues(setEarning(entered, 1, 'regular', { hours: '76' })).map(({ path }) => path)).toEqual([
      'items.2.earnings.regular.rate',
    ]);
    expect(placeholderPayIssues(copyLinesToOtherStubs(entered, 0))).toEqual([]);
  });
});
