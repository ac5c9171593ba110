import { calculate1099, sample1099Draft } from '@paperwage/documents/1099';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { regionOfField } from './paper-places.ts';

const sample = sample1099Draft({ today: calendarDate('2026-11-22') });
const of = (year: '2024' | '2026') => calculate1099({ ...sample, year }).document;

describe('the region of a field', () => {
  it('is the box of the whole address where the parts have none of their own', () => {
    expect(regionOfField('payersCity', of('2024'))).toBe('payersName');
    expect(regionOfField('payersCity', of('2026'))).toBe('payersCity');
    expect(regionOfField('recipientsZip', of('2024'))).toBe('recipientsCity');
    expect(regionOfField('recipientsZip', of('2026'))).toBe('recipientsZip');
  });

  it('is the box of the codes for each of them', () => {
    expect(regionOfField('tippedOccupationCodes.1', of('2026'))).toBe('tippedOccupationCodes');
  });
});
