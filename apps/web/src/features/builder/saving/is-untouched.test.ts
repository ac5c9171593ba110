import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { EMPTY_NOTE, noteKind } from '../kind/note-kind.fixture.ts';
import { isUntouched } from './is-untouched.ts';

const then = { today: calendarDate('2026-08-02'), random: () => 0.25 };
const now = { today: calendarDate('2026-11-21'), random: () => 0.75 };
const empty = noteKind.emptyDraft(then);

describe('isUntouched', () => {
  it('knows an empty draft of another day, also with its entries in another order', () => {
    expect(isUntouched(noteKind, empty, now)).toBe(true);
    expect(isUntouched(noteKind, Object.fromEntries(Object.entries(empty).reverse()), now)).toBe(true);
  });

  it.each([
    ['a title', { ...EMPTY_NOTE, title: 'Northwind' }],
    ['a line', { ...EMPTY_NOTE, lines: ['21.00'] }],
    ['a picture', { ...EMPTY_NOTE, pictures: { logo: 'data:', seal: '' } }],
  ])('sees %s', (_, draft) => {
    expect(isUntouched(noteKind, draft, now)).toBe(false);
  });
});
