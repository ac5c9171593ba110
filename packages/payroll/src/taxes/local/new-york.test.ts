import type { Cents } from '@paperwage/values';
import { cents, dollars, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput, StateElections } from '../../index.ts';
import { allRules, calculatePay } from '../../index.ts';
import { amountOf, payment, stepsOf } from '../../testing/payment.fixture.ts';

const paid = (elections: StateElections, entries: Partial<PayInput> = {}) =>
  calculatePay(payment({ state: 'NY', payFrequency: 'ANNUAL', elections, ...entries }), allRules);
const city = (grossPay: Cents, entries: Partial<PayInput> = {}, elections: StateElections = {}) =>
  amountOf(paid({ locality: 'New York City', ...elections }, { grossPay, ...entries }), 'named:New York City');
const localNames = (elections: StateElections) =>
  paid(elections)
    .lines.map(({ tax }) => tax)
    .filter((tax) => tax.startsWith('named:'));

describe('New York City', () => {
  it('leaves 5,000 untaxed, 5,500 for the married, and 1,000 for each allowance', () => {
    expect(city(dollars(5_000))).toBe(ZERO);
    expect(city(dollars(6_000))).toBe(dollars(20.5));
    expect(city(dollars(6_500), {}, { filingStatus: 'married' })).toBe(dollars(20.5));
    expect(city(dollars(8_000), {}, { allowances: 2 })).toBe(dollars(20.5));
  });

  it('uses one schedule, a cent either side of each step', () => {
    // Taxable 8,000, 15,000 and 60,000 of a year.
    expect(city(dollars(13_000))).toBe(dollars(164));
    expect(city(dollars(20_000))).toBe(dollars(388));
    expect(city(dollars(65_000))).toBe(dollars(2_236));
    expect(city(dollars(66_000))).toBe(dollars(2_278.5));
  });

  it('uses the printed table of a pay period, whose bases are whole cents', () => {
    // 2,308 is where the last row of the table begins; the yearly one begins at 60,000 / 26 = 2,307.69.
    expect(city(cents(dollars(192.3) + dollars(2_308)), { payFrequency: 'BI_WEEKLY' })).toBe(dollars(86));
    // Without a table of its own a quarter is a fourth of the year.
    expect(city(dollars(16_250), { payFrequency: 'QUARTERLY' })).toBe(dollars(559));
  });

  it('taxes those alone who live in it, by any name of it', () => {
    expect(localNames({ locality: 'Brooklyn' })).toEqual(['named:New York City']);
    expect(localNames({ locality: 'nyc resident' })).toEqual(['named:New York City']);
    expect(localNames({ locality: 'New York City nonresident' })).toEqual([]);
  });

  it('is told from the wages to the tax of the period', () => {
    const taxes = paid({ locality: 'New York City', allowances: 1 }, { payFrequency: 'WEEKLY' });
    expect(stepsOf(taxes, 'named:New York City')).toEqual([
      'livesInPlace',
      'cityDeduction',
      'allowancesOfPeriod',
      'addUpPeriodDeductions',
      'subtractFromWages',
      'periodTable',
      'applyPeriodBracket',
    ]);
  });

  it('takes 4.25% of supplemental pay that the state takes apart', () => {
    const bonus = { amount: dollars(1_000), method: 'flat' } as const;
    const alone = city(dollars(1_000), { supplemental: bonus, payFrequency: 'WEEKLY' });
    expect(alone).toBe(dollars(42.5));
    const regular = city(dollars(1_000), { payFrequency: 'WEEKLY' });
    expect(city(dollars(2_000), { supplemental: bonus, payFrequency: 'WEEKLY' })).toBe(cents(regular + dollars(42.5)));
    const together = city(dollars(2_000), { payFrequency: 'WEEKLY' });
    expect(city(dollars(2_000), { supplemental: { ...bonus, method: 'aggregate' }, payFrequency: 'WEEKLY' })).toBe(
      together,
    );
  });

  it('takes nothing from an employee who is exempt', () => {
    expect(city(dollars(100_000), {}, { exempt: true })).toBe(ZERO);
  });
});

describe('Yonkers', () => {
  const living = (entries: Partial<PayInput>, elections: StateElections = {}) =>
    paid({ locality: 'Yonkers', ...elections }, entries);
  const working = (grossPay: Cents) =>
    amountOf(paid({ locality: 'Yonkers nonresident' }, { grossPay }), 'named:Yonkers');

  it('takes 16.75% of the tax of the state from those who live there', () => {
    const taxes = living({ grossPay: dollars(100_000) });
    const state = amountOf(taxes, 'stateIncomeTax');
    expect(amountOf(taxes, 'named:Yonkers')).toBe(Math.round(state * 0.1675));
  });

  it('takes no share of what was asked to be withheld in addition', () => {
    const without = amountOf(living({ grossPay: dollars(100_000) }), 'named:Yonkers');
    const taxes = living({ grossPay: dollars(100_000) }, { additionalWithholding: dollars(500) });
    expect(amountOf(taxes, 'named:Yonkers')).toBe(without);
  });

  it('takes half a percent of what is above an exclusion that falls from those who work there', () => {
    expect(working(dollars(3_999.99))).toBe(ZERO);
    expect(working(dollars(4_000))).toBe(dollars(5));
    expect(working(dollars(10_000))).toBe(dollars(35));
    expect(working(dollars(10_000.01))).toBe(dollars(40));
    expect(working(dollars(20_000.01))).toBe(dollars(95));
    expect(working(dollars(30_000))).toBe(dollars(145));
    expect(working(dollars(30_000.01))).toBe(dollars(150));
  });

  it('takes 1.95975% of supplemental pay from those who live there, and half a percent from the others', () => {
    const entries = { grossPay: dollars(2_000), supplemental: { amount: dollars(2_000), method: 'flat' } } as const;
    expect(amountOf(living(entries), 'named:Yonkers')).toBe(dollars(39.2));
    const nonresident = paid({ locality: 'Yonkers nonresident' }, entries);
    expect(amountOf(nonresident, 'named:Yonkers')).toBe(dollars(10));
    expect(stepsOf(nonresident, 'named:Yonkers')).toEqual(['worksInPlace', 'setSupplementalApart', 'supplementalRate']);
  });

  it('takes one of the two from whoever lives in the city and works there', () => {
    expect(localNames({ locality: 'Yonkers' })).toEqual(['named:Yonkers']);
    expect(localNames({ locality: 'New York City', workLocality: 'Yonkers' })).toEqual([
      'named:New York City',
      'named:Yonkers',
    ]);
    expect(localNames({ locality: 'Yonkers', workLocality: 'New York City' })).toEqual(['named:Yonkers']);
  });
});
