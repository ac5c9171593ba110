import { addDays, calendarDate, isWeekend } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthsBegun, paymentsBefore } from './payments-of-year.ts';

const of = (text: string) => calendarDate(text);

describe('paymentsBefore', () => {
  it('counts the pay dates of the rhythm since January 1', () => {
    expect(paymentsBefore(of('2026-01-07'), 'WEEKLY')).toBe(0);
    expect(paymentsBefore(of('2026-01-08'), 'WEEKLY')).toBe(1);
    expect(paymentsBefore(of('2026-12-30'), 'WEEKLY')).toBe(51);
    expect(paymentsBefore(of('2026-12-31'), 'WEEKLY')).toBe(52);
    expect(paymentsBefore(of('2024-12-31'), 'BI_WEEKLY')).toBe(26);
    expect(paymentsBefore(of('2026-03-15'), 'SEMI_MONTHLY')).toBe(4);
    expect(paymentsBefore(of('2026-03-16'), 'SEMI_MONTHLY')).toBe(5);
    expect(paymentsBefore(of('2026-12-31'), 'MONTHLY')).toBe(11);
    expect(paymentsBefore(of('2026-12-31'), 'QUARTERLY')).toBe(3);
    expect(paymentsBefore(of('2026-12-31'), 'SEMI_ANNUAL')).toBe(1);
    expect(paymentsBefore(of('2026-12-31'), 'ANNUAL')).toBe(0);
  });

  it('counts workdays one by one', () => {
    let workdays = 0;
    for (let date = of('2027-01-01'); date < of('2028-01-01'); date = addDays(date, 1)) {
      expect(paymentsBefore(date, 'DAILY'), date).toBe(workdays);
      if (!isWeekend(date)) workdays += 1;
    }
  });
});

describe('monthsBegun', () => {
  it('is one for the first payment of a month and none for the others', () => {
    // August 1 and 2, 2026 are a weekend.
    expect(monthsBegun(of('2026-08-03'), 'DAILY')).toBe(1);
    expect(monthsBegun(of('2026-08-04'), 'DAILY')).toBe(0);
    expect(monthsBegun(of('2026-01-01'), 'DAILY')).toBe(1);
    expect(monthsBegun(of('2026-08-07'), 'WEEKLY')).toBe(1);
    expect(monthsBegun(of('2026-08-08'), 'WEEKLY')).toBe(0);
  });

  it('is all months of a longer period', () => {
    expect(monthsBegun(of('2026-08-31'), 'MONTHLY')).toBe(1);
    expect(monthsBegun(of('2026-09-30'), 'QUARTERLY')).toBe(3);
    expect(monthsBegun(of('2026-06-30'), 'SEMI_ANNUAL')).toBe(6);
    expect(monthsBegun(of('2026-12-31'), 'ANNUAL')).toBe(12);
  });
});
