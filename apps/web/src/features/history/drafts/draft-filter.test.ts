import type { DraftRow } from '@paperwage/api-contract';
import { describe, expect, it } from 'vitest';
import { draftsThatFit, isFiltering, NO_FILTER } from './draft-filter.ts';

const rows = (
  [
    ['paystub', 'Cascade Timber Works LLC', 'Núria Nguyễn-Ortega'],
    ['invoice', "O'Neil & Sons", 'Łukasz Ångström'],
    ['w2', '', ''],
  ] as const
).map(([type, fromName, toName]): DraftRow => {
  return { draftId: type, type, fromName, toName, date: '', version: 1, updatedAt: 1 };
});
const found = (name: string, type: DraftRow['type'] | '' = '') =>
  draftsThatFit(rows, { name, type }).map((row) => row.draftId);

describe('the filter of the drafts', () => {
  it('finds names by the beginnings of their words, in any order', () => {
    expect(found('ort NUR')).toEqual(['paystub']);
    expect(found('angst oneil')).toEqual(['invoice']);
    expect(found('guyen')).toEqual([]);
    expect(found('nuria oneil')).toEqual([]);
    expect(found('%')).toEqual([]);
  });

  it('finds by the type, and everything when nothing is asked for', () => {
    expect(found('', 'w2')).toEqual(['w2']);
    expect(found('cascade', 'invoice')).toEqual([]);
    expect(found(' ')).toEqual(['paystub', 'invoice', 'w2']);
    expect([isFiltering(NO_FILTER), isFiltering({ name: '', type: 'w2' })]).toEqual([false, true]);
  });
});
