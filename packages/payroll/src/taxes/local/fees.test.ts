import { calendarDate, dollars, sum, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { payDatesBefore } from '../../calendar/pay-dates.ts';
import type { PayFrequency } from '../../index.ts';
import { paymentsBefore } from '../../calendar/payments-of-year.ts';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';

describe('the privilege tax of a city in Colorado', () => {
  const denver = (payDate: string, payFrequency: PayFrequency = 'BI_WEEKLY', gross = 2_000) =>
    local('CO', { workLocality: 'Denver' }, { ...pay(gross, payDate), payFrequency })['Denver'];

  it('is taken with the first payment of the month', () => {
    expect(denver('2026-11-14')).toBe(dollars(5.75));
    expect(denver('2026-11-15')).toBe(0);
    expect(denver('2026-11-07', 'WEEKLY')).toBe(dollars(5.75));
    expect(denver('2026-11-08', 'WEEKLY')).toBe(0);
    expect(denver('2026-11-15', 'SEMI_MONTHLY')).toBe(dollars(5.75));
    expect(denver('2026-11-30', 'SEMI_MONTHLY')).toBe(0);
    expect(denver('2026-11-02', 'DAILY')).toBe(dollars(5.75));
    expect(denver('2026-11-03', 'DAILY')).toBe(0);
    const lines = localLines('CO', { workLocality: 'Denver' }, pay(2_000, '2026-11-20'));
    expect(localSteps(lines, 'Denver')).toEqual(['worksInPlace', 'feeOfMonthTaken']);
  });

  it('is taken with the first paycheck of an employee who began in the middle of a month', () => {
    const yearToDate = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO, payments: 0 };
    const first = { ...pay(2_000, '2026-11-20'), yearToDate };
    expect(local('CO', { workLocality: 'Denver' }, first)['Denver']).toBe(dollars(5.75));
  });

  it('is taken for every month of a longer period', () => {
    expect(denver('2026-11-30', 'MONTHLY')).toBe(dollars(5.75));
    expect(denver('2026-09-30', 'QUARTERLY', 6_000)).toBe(dollars(17.25));
    expect(denver('2026-12-31', 'ANNUAL', 24_000)).toBe(dollars(69));
  });

  it.each(['DAILY', 'WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'QUARTERLY'] as const)(
    'is twelve months in a year of %s pay',
    (payFrequency) => {
      const last = calendarDate('2026-12-31');
      const dates = [last, ...payDatesBefore(last, payFrequency, paymentsBefore(last, payFrequency))];
      expect(sum(dates.map((payDate) => denver(payDate, payFrequency, 6_000)!))).toBe(dollars(69));
    },
  );

  it('begins at the wages of a month', () => {
    // 230.77 every two weeks is 500.00 a month.
    expect(denver('2026-11-06', 'BI_WEEKLY', 230.77)).toBe(dollars(5.75));
    expect(denver('2026-11-06', 'BI_WEEKLY', 230.76)).toBe(0);
  });

  it('is not taken from those who only live there, nor in Aurora after its repeal', () => {
    expect(local('CO', { locality: 'Denver', workLocality: 'none' })).toEqual({});
    expect(local('CO', { workLocality: 'Aurora' }, pay(2_000, '2024-12-06'))).toEqual({ Aurora: dollars(2) });
    expect(local('CO', { workLocality: 'Aurora' }, pay(2_000, '2025-01-03'))).toEqual({ Aurora: dollars(0) });
  });
});

describe('the service fee of a city in West Virginia', () => {
  const charleston = (payFrequency: PayFrequency) =>
    local('WV', { workLocality: 'Charleston' }, { payFrequency })['Charleston'];

  it('is that of the weeks of a year in equal parts', () => {
    expect(charleston('WEEKLY')).toBe(dollars(3));
    expect(charleston('BI_WEEKLY')).toBe(dollars(6));
    expect(charleston('SEMI_MONTHLY')).toBe(dollars(6.5));
    expect(charleston('MONTHLY')).toBe(dollars(13));
    expect(charleston('DAILY')).toBe(dollars(0.6));
  });

  it('is that of the pay date', () => {
    const weirton = (payDate: string) => local('WV', { workLocality: 'Weirton' }, pay(2_000, payDate))['Weirton'];
    expect(weirton('2026-05-13')).toBe(dollars(4));
    expect(weirton('2026-05-14')).toBe(dollars(10));
  });

  it('and the privilege tax of Colorado are fees, so a W-2 reports them apart from taxes on income', () => {
    const fees = [
      ...localLines('WV', { workLocality: 'Charleston' }),
      ...localLines('CO', { workLocality: 'Denver' }, pay(2_000, '2026-11-14')),
    ].filter((line) => line.local?.isFee);
    expect(fees.map(({ tax }) => tax)).toEqual(['named:Charleston', 'named:Denver']);
  });

  it('is taken of nonresidents alone in Fairmont, and of no pay nowhere', () => {
    expect(local('WV', { workLocality: 'Fairmont' })).toEqual({ Fairmont: dollars(4) });
    expect(local('WV', { locality: 'Fairmont' })).toEqual({});
    expect(local('WV', { workLocality: 'Charleston' }, pay(0))).toEqual({ Charleston: dollars(0) });
  });
});
