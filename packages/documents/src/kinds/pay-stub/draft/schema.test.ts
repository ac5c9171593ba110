import { expect, it } from 'vitest';
import { testContext } from '../fixtures/test-drafts.ts';
import { emptyPayStubDraft } from './empty-draft.ts';
import { payStubDraftSchema } from './schema.ts';

it.each([
  ['the pay date', (date: string) => ({ payDate: date })],
  ['the first day', (date: string) => ({ payPeriod: { from: date, to: '' } })],
  ['the last day', (date: string) => ({ payPeriod: { from: '', to: date } })],
])('a draft of a pay stub has room for a date as %s, and for nothing longer', (_, changes) => {
  const draft = emptyPayStubDraft(testContext());
  const takes = (date: string) =>
    payStubDraftSchema.safeParse({ ...draft, items: [{ ...draft.items[0], ...changes(date) }] }).success;
  expect(takes('2026-11-20')).toBe(true);
  expect(takes('2026-11-201')).toBe(false);
});
