import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { isLastOfQuarter, nextPayDate, payDatesBefore } from './pay-dates.ts';
import { PAY_FREQUENCIES } from '../pay.ts';

const next = (date: string, frequency: Parameters<typeof nextPayDate>[1]) => nextPayDate(calendarDate(date), frequency);

describe('the next pay date', () => {
  it.each([
    ['DAILY', '2026-11-19', '2026-11-20'],
    ['DAILY', '2026-11-20', '2026-11-23'],
    ['WEEKLY', '2026-12-25', '2027-01-01'],
    ['BI_WEEKLY', '2026-11-20', '2026-12-04'],
    ['SEMI_MONTHLY', '2026-11-01', '2026-11-16'],
    ['SEMI_MONTHLY', '2026-11-05', '2026-11-20'],
    ['SEMI_MONTHLY', '2026-11-20', '2026-12-05'],
    ['SEMI_MONTHLY', '2026-11-15', '2026-11-30'],
    ['SEMI_MONTHLY', '2026-12-31', '2027-01-15'],
    ['SEMI_MONTHLY', '2026-02-15', '2026-02-28'],
    ['MONTHLY', '2026-01-31', '2026-02-28'],
    ['QUARTERLY', '2026-11-20', '2027-02-20'],
    ['SEMI_ANNUAL', '2026-11-20', '2027-05-20'],
    ['ANNUAL', '2024-02-29', '2025-02-28'],
  ] as const)('%s after %s is %s', (frequency, date, expected) => {
    expect(next(date, frequency)).toBe(expected);
  });
});

describe('pay dates before one', () => {
  it('go back by the period, the latest first', () => {
    const date = calendarDate('2026-02-20');
    expect(payDatesBefore(date, 'BI_WEEKLY', 3)).toEqual(['2026-02-06', '2026-01-23', '2026-01-09']);
    expect(payDatesBefore(date, 'SEMI_MONTHLY', 3)).toEqual(['2026-02-05', '2026-01-20', '2026-01-05']);
    expect(payDatesBefore(calendarDate('2026-03-31'), 'SEMI_MONTHLY', 2)).toEqual(['2026-03-15', '2026-02-28']);
  });

  it('never leave the calendar year', () => {
    const dates = payDatesBefore(calendarDate('2026-02-20'), 'MONTHLY', 4);
    expect(dates).toEqual(['2026-01-20', '2026-01-01', '2026-01-01', '2026-01-01']);
  });
});

describe('the last pay date of a quarter', () => {
  it.each([
    ['WEEKLY', '2026-03-20', false],
    ['WEEKLY', '2026-03-27', true],
    ['BI_WEEKLY', '2026-06-12', false],
    ['BI_WEEKLY', '2026-06-19', true],
    ['SEMI_MONTHLY', '2026-09-15', false],
    ['SEMI_MONTHLY', '2026-09-30', true],
    ['MONTHLY', '2026-11-30', false],
    ['MONTHLY', '2026-12-01', true],
    ['DAILY', '2026-03-30', false],
    ['DAILY', '2026-03-31', true],
    ['QUARTERLY', '2026-02-10', true],
  ] as const)('%s on %s: %s', (frequency, date, expected) => {
    expect(isLastOfQuarter(calendarDate(date), frequency)).toBe(expected);
  });

  it.each(PAY_FREQUENCIES.slice(0, 6))('%s: comes four times in a year of pay dates', (frequency) => {
    let date = calendarDate('2026-01-02');
    let last = 0;
    while (date < '2027-01-01') {
      if (isLastOfQuarter(date, frequency)) last += 1;
      date = nextPayDate(date, frequency);
    }
    expect(last).toBe(4);
  });
});
