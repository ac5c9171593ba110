import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { officialWords, otherWords } from './counted-examples.ts';

const counted = (passing: number, failing = 0) => ({ passing, failing });
const none = { official: counted(0), agencyCalculator: counted(0), others: counted(0), failures: [] };
const source = { title: 'T', publisher: 'P', url: 'https://example.gov/', checked: calendarDate('2026-11-21') };
const dates = { from: calendarDate('2026-01-01'), to: calendarDate('2026-12-31') };
const rule = {
  ...dates,
  name: 'N',
  text: 'T',
  standing: 'official',
  comparison: null,
  note: null,
  source,
  method: 'flat',
} as const;

const official = (passing: number, failing = 0) =>
  officialWords({ incomeTax: [rule], examples: { ...none, official: counted(passing, failing) } });

describe('examples in a few words', () => {
  it('say that there is no official one, or that none is needed where nothing is withheld', () => {
    expect(official(0)).toBe('No official example');
    expect(officialWords({ incomeTax: [{ ...rule, method: 'none' }], examples: none })).toBe('None needed');
    expect(otherWords({ examples: none })).toBeUndefined();
  });

  it('say how many pass', () => {
    expect(official(1)).toBe('1 official example passes');
    expect(official(5)).toBe('5 official examples pass');
  });

  it('say of how many, where one fails', () => {
    expect(official(0, 1)).toBe('0 of 1 official example pass');
    expect(official(1, 2)).toBe('1 of 3 official examples passes');
    expect(otherWords({ examples: { ...none, others: counted(2, 1), agencyCalculator: counted(3) } })).toBe(
      '5 of 6 others pass',
    );
  });

  it('take the calculator of an agency as another, which nobody printed', () => {
    expect(otherWords({ examples: { ...none, agencyCalculator: counted(3), others: counted(1) } })).toBe(
      '4 others pass',
    );
  });
});
