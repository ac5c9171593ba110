import { dollars, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { placeRateText } from './place-rate-text.ts';

describe('placeRateText', () => {
  it('says in short what a place takes', () => {
    expect(placeRateText([])).toBe('');
    expect(placeRateText([{ kind: 'rate', rate: percent('2.5') }])).toBe('2.5%');
    const pittsburgh = [
      { kind: 'rate', rate: percent('1') },
      { kind: 'fee', amount: dollars(52), per: 'year' },
    ] as const;
    expect(placeRateText(pittsburgh)).toBe('1% and $52.00 a year');
    const between = { kind: 'rate', rate: percent('0.8'), over: dollars(25_000), upTo: dollars(75_223) } as const;
    expect(placeRateText([between])).toBe('0.8% above $25,000.00 up to $75,223.00 a year');
    expect(placeRateText([{ kind: 'rates', lowest: percent('3.078'), highest: percent('3.876') }])).toBe(
      '3.078% to 3.876%',
    );
    const brackets = ['1', '1.5', '3'].map(
      (rate) => ({ kind: 'rate', rate: percent(rate), over: dollars(125_000) }) as const,
    );
    expect(placeRateText(brackets)).toBe('1% to 3% above $125,000.00 a year');
    expect(placeRateText([{ kind: 'shareOfStateTax', rate: percent('16.75') }])).toBe('16.75% of the state tax');
  });
});
