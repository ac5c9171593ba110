import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePay } from './calculate-pay.ts';
import { payment } from './payment.fixture.ts';
import type { RuleBook } from './rule-book.ts';
import { coverageOf, stateRulesOn } from './rule-book.ts';
import { allRules } from './rules/all-rules.ts';
import type { StateRules } from './rules/state-rules.ts';

const texas2026 = allRules.states.find(({ state, from }) => state === 'TX' && from === '2026-01-01')!;

/** An invented Texas that begins to take a state item from wages on July 1, 2026. */
const firstHalf: StateRules = { ...texas2026, to: calendarDate('2026-06-30') };
const secondHalf: StateRules = {
  ...texas2026,
  from: calendarDate('2026-07-01'),
  items: { held: 'missing', items: ['Invented leave insurance'] },
};
const book: RuleBook = { ...allRules, states: [firstHalf, secondHalf] };

describe("a state's rules that change in mid-year", () => {
  it('are chosen by the pay date, to the day', () => {
    const on = (date: string) => stateRulesOn('TX', calendarDate(date), book);
    expect([on('2026-01-01'), on('2026-06-30')]).toEqual([firstHalf, firstHalf]);
    expect([on('2026-07-01'), on('2026-12-31')]).toEqual([secondHalf, secondHalf]);
    expect([on('2025-12-31'), on('2027-01-01')]).toEqual([undefined, undefined]);
  });

  it('change what a calculation answers', () => {
    const coverageIn = (date: string) => calculatePay(payment({ payDate: calendarDate(date) }), book).coverage;
    expect(coverageIn('2026-06-30')).toMatchObject({ stateIncomeTax: 'none', stateItems: 'none' });
    expect(coverageIn('2026-07-01')).toMatchObject({ stateIncomeTax: 'none', stateItems: 'missing' });
    expect(coverageOf('TX', calendarDate('2026-07-01'), book).stateItems).toBe('missing');
  });
});
