import { calendarDate, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePay } from '../calculate-pay.ts';
import { payment } from '../testing/payment.fixture.ts';
import type { RuleBook } from './rule-book.ts';
import { coverageOf, stateItemsOn } from './rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import type { StateItems } from '../rules/state-items.ts';

/** An invented Texas that begins to take a state item from wages on July 1, 2026. */
const none = allRules.items.find(({ state }) => state === 'TX')!;
const firstHalf: StateItems = { ...none, to: calendarDate('2026-06-30') };
const secondHalf: StateItems = {
  ...none,
  from: calendarDate('2026-07-01'),
  to: calendarDate('2026-12-31'),
  items: [
    {
      tax: 'named:Invented leave',
      title: 'Invented leave',
      method: 'rateOfWages',
      rate: percent('0.5'),
      source: none.source,
      standing: 'official',
    },
  ],
};
const book: RuleBook = { ...allRules, items: [firstHalf, secondHalf] };

describe("a state's items that change in mid-year", () => {
  it('are chosen by the pay date, to the day', () => {
    const on = (date: string) => stateItemsOn('TX', calendarDate(date), book);
    expect([on('2026-01-01'), on('2026-06-30')]).toEqual([firstHalf, firstHalf]);
    expect([on('2026-07-01'), on('2026-12-31')]).toEqual([secondHalf, secondHalf]);
    expect([on('2021-12-31'), on('2027-01-01')]).toEqual([undefined, undefined]);
  });

  it('change what a calculation answers', () => {
    const coverageIn = (date: string) => calculatePay(payment({ payDate: calendarDate(date) }), book).coverage;
    expect(coverageIn('2026-06-30')).toMatchObject({ stateIncomeTax: 'none', stateItems: 'none' });
    expect(coverageIn('2026-07-01')).toMatchObject({ stateIncomeTax: 'none', stateItems: 'calculated' });
    expect(coverageOf('TX', calendarDate('2026-07-01'), book).stateItems).toBe('calculated');
    expect(coverageOf('CA', calendarDate('2026-07-01'), book).stateItems).toBe('missing');
  });
});
