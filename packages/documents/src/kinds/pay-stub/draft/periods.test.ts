import type { PayFrequency } from '@paperwage/payroll';
import { PAY_FREQUENCIES, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, isWeekend } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datesEarlier,
  latestDates,
  periodCountElapsed,
  periodEnd,
  periodsEarlier,
  periodsPaidBefore,
  periodStart,
} from './periods.ts';
import { bankClosure } from './bank-holidays.ts';

const day = calendarDate;

const anyDate = fc.integer({ min: 0, max: 1_800 }).map((days) => addDays(day('2022-01-01'), days));
const anyFrequency = fc.constantFrom<PayFrequency>(...PAY_FREQUENCIES);

function dates(from: string, to: string, payDate: string) {
  return { from: day(from), to: day(to), payDate: day(payDate) };
}

it('periods per year are 260, 52, 26, 24, 12, 4, 2, 1', () => {
  expect(PERIODS_PER_YEAR).toEqual({
    DAILY: 260,
    WEEKLY: 52,
    BI_WEEKLY: 26,
    SEMI_MONTHLY: 24,
    MONTHLY: 12,
    QUARTERLY: 4,
    SEMI_ANNUAL: 2,
    ANNUAL: 1,
  });
  expect(Object.keys(PERIODS_PER_YEAR)).toEqual(PAY_FREQUENCIES);
});

describe('period span from start to end', () => {
  it.each<[PayFrequency, string, string]>([
    ['DAILY', '2026-11-20', '2026-11-20'],
    ['WEEKLY', '2026-11-14', '2026-11-20'],
    ['BI_WEEKLY', '2026-11-07', '2026-11-20'],
    ['SEMI_MONTHLY', '2026-11-03', '2026-11-17'],
    ['MONTHLY', '2026-11-01', '2026-11-30'],
    ['MONTHLY', '2026-11-15', '2026-12-14'],
    ['QUARTERLY', '2026-10-01', '2026-12-31'],
    ['SEMI_ANNUAL', '2026-07-01', '2026-12-31'],
    ['ANNUAL', '2026-01-01', '2026-12-31'],
  ])('a %s period that begins on %s ends on %s', (frequency, from, to) => {
    expect(periodEnd(day(from), frequency)).toBe(to);
    expect(periodStart(day(to), frequency)).toBe(from);
  });

  it('semi-monthly periods that begin on the 1st or 16th follow the calendar halves', () => {
    expect(periodEnd(day('2026-11-01'), 'SEMI_MONTHLY')).toBe('2026-11-15');
    expect(periodEnd(day('2026-11-16'), 'SEMI_MONTHLY')).toBe('2026-11-30');
    expect(periodEnd(day('2026-02-16'), 'SEMI_MONTHLY')).toBe('2026-02-28');
    expect(periodEnd(day('2024-02-16'), 'SEMI_MONTHLY')).toBe('2024-02-29');
    expect(periodStart(day('2026-02-28'), 'SEMI_MONTHLY')).toBe('2026-02-16');
    expect(periodStart(day('2026-11-15'), 'SEMI_MONTHLY')).toBe('2026-11-01');
  });

  it('other semi-monthly periods follow 14 and 15 days', () => {
    expect(periodEnd(day('2026-11-05'), 'SEMI_MONTHLY')).toBe('2026-11-19');
    expect(periodsEarlier(day('2026-11-05'), 'SEMI_MONTHLY', 1)).toBe('2026-10-21');
  });
});

describe("the previous period's date", () => {
  it.each<[PayFrequency, string]>([
    ['WEEKLY', '2026-11-13'],
    ['BI_WEEKLY', '2026-11-06'],
    ['SEMI_MONTHLY', '2026-11-05'],
    ['MONTHLY', '2026-10-20'],
    ['QUARTERLY', '2026-08-20'],
    ['SEMI_ANNUAL', '2026-05-20'],
    ['ANNUAL', '2025-11-21'],
    ['DAILY', '2026-11-19'],
  ])('goes back one %s period from 2026-11-20 to %s', (frequency, earlier) => {
    expect(periodsEarlier(day('2026-11-20'), frequency, 1)).toBe(earlier);
  });

  it('daily dates count every weekday once, over any distance', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 300 }), (date, periods) => {
        let walked = date;
        for (let step = 0; step < periods; step += 1) walked = periodsEarlier(walked, 'DAILY', 1);
        expect(periodsEarlier(date, 'DAILY', periods)).toBe(walked);
      }),
      { numRuns: 50 },
    );
  });

  it('daily dates skip weekends', () => {
    expect(periodsEarlier(day('2026-11-16'), 'DAILY', 1)).toBe('2026-11-13');
    expect(periodsEarlier(day('2026-11-13'), 'DAILY', -1)).toBe('2026-11-16');
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (date, periods) => {
        fc.pre(periods !== 0);
        expect(isWeekend(periodsEarlier(date, 'DAILY', periods))).toBe(false);
      }),
    );
  });
});

describe('the dates of an earlier stub', () => {
  it('steps calendar halves back to calendar halves, and pay days with them', () => {
    const first = dates('2026-03-16', '2026-03-31', '2026-04-05');
    expect(datesEarlier(first, 'SEMI_MONTHLY', 1)).toEqual(dates('2026-03-01', '2026-03-15', '2026-03-20'));
    expect(datesEarlier(first, 'SEMI_MONTHLY', 2)).toEqual(dates('2026-02-16', '2026-02-28', '2026-03-05'));
    expect(datesEarlier(first, 'SEMI_MONTHLY', 6)).toEqual(dates('2025-12-16', '2025-12-31', '2026-01-05'));
  });

  it('keeps whole months whole, and a pay date on their last day there', () => {
    const first = dates('2026-03-01', '2026-03-31', '2026-03-31');
    // February 28 and January 31 are Saturdays, December 31 is a Wednesday.
    expect(datesEarlier(first, 'MONTHLY', 1)).toEqual(dates('2026-02-01', '2026-02-28', '2026-02-27'));
    expect(datesEarlier(first, 'MONTHLY', 2)).toEqual(dates('2026-01-01', '2026-01-31', '2026-01-30'));
    const beforeSaturday = dates('2026-02-01', '2026-02-28', '2026-02-27');
    expect(datesEarlier(beforeSaturday, 'MONTHLY', 2)).toEqual(dates('2025-12-01', '2025-12-31', '2025-12-31'));
    // Somebody who does pay on a Saturday does so again.
    const onSaturday = dates('2026-02-01', '2026-02-28', '2026-02-28');
    expect(datesEarlier(onSaturday, 'MONTHLY', 1)).toEqual(dates('2026-01-01', '2026-01-31', '2026-01-31'));
  });

  it('steps both ends of a period of an unusual length alike', () => {
    const first = dates('2026-11-09', '2026-11-20', '2026-11-27');
    expect(datesEarlier(first, 'BI_WEEKLY', 1)).toEqual(dates('2026-10-26', '2026-11-06', '2026-11-13'));
  });

  it('leaves unknown dates unknown', () => {
    const unknown = { from: undefined, to: undefined, payDate: undefined };
    expect(datesEarlier(unknown, 'WEEKLY', 3)).toEqual(unknown);
  });

  it('goes forward as far as it went back, for any frequency of days', () => {
    const ofDays = fc.constantFrom<PayFrequency>('WEEKLY', 'BI_WEEKLY', 'ANNUAL');
    fc.assert(
      fc.property(anyDate, ofDays, fc.integer({ min: 0, max: 60 }), (from, frequency, periods) => {
        const first = { from, to: periodEnd(from, frequency), payDate: addDays(from, 20) };
        const back = datesEarlier(first, frequency, periods);
        expect(datesEarlier(back, frequency, -periods)).toEqual(first);
      }),
    );
  });

  it('never lets neighbouring regular periods overlap, for any frequency', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, fc.integer({ min: 1, max: 40 }), (date, frequency, periods) => {
        const first = latestDates(date, frequency);
        const later = datesEarlier(first, frequency, periods - 1);
        const earlier = datesEarlier(first, frequency, periods);
        if (frequency !== 'ANNUAL') expect(earlier.to! < later.from!).toBe(true);
        expect(earlier.from! <= earlier.to!).toBe(true);
        expect(earlier.payDate! < later.payDate!).toBe(true);
      }),
    );
  });
});

describe('the latest period of a new draft', () => {
  it.each<[PayFrequency, string, string, string]>([
    ['DAILY', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['WEEKLY', '2026-11-14', '2026-11-20', '2026-11-20'],
    ['BI_WEEKLY', '2026-11-07', '2026-11-20', '2026-11-20'],
    // Paid on the Friday before a Sunday and a Saturday.
    ['SEMI_MONTHLY', '2026-11-01', '2026-11-15', '2026-11-13'],
    ['MONTHLY', '2026-10-01', '2026-10-31', '2026-10-30'],
    ['QUARTERLY', '2026-07-01', '2026-09-30', '2026-09-30'],
    ['SEMI_ANNUAL', '2026-01-01', '2026-06-30', '2026-06-30'],
    ['ANNUAL', '2025-01-01', '2025-12-31', '2025-12-31'],
  ])('is for %s pay on 2026-11-21 from %s to %s', (frequency, from, to, payDate) => {
    expect(latestDates(day('2026-11-21'), frequency)).toEqual(dates(from, to, payDate));
  });

  it('ends on the day itself when that is the last of a period', () => {
    expect(latestDates(day('2026-11-30'), 'MONTHLY').to).toBe('2026-11-30');
    expect(latestDates(day('2026-11-30'), 'SEMI_MONTHLY')).toEqual(dates('2026-11-16', '2026-11-30', '2026-11-30'));
    expect(latestDates(day('2026-11-15'), 'SEMI_MONTHLY').to).toBe('2026-11-15');
    expect(latestDates(day('2026-11-14'), 'SEMI_MONTHLY').to).toBe('2026-10-31');
  });

  it('is never paid on a day on which banks are closed', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, (today, frequency) => {
        const { payDate } = latestDates(today, frequency);
        expect(bankClosure(payDate!)).toBeUndefined();
      }),
    );
    // Thanksgiving Day.
    expect(latestDates(day('2026-11-26'), 'DAILY')).toEqual(dates('2026-11-25', '2026-11-25', '2026-11-25'));
  });

  it('has always ended by the day it is made on', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, (today, frequency) => {
        expect(latestDates(today, frequency).to! <= today).toBe(true);
      }),
    );
  });
});

describe('pay periods elapsed in the calendar year', () => {
  it('is ceil(day of year / 7, 14 or 15) for weekly-type frequencies', () => {
    const counts = (date: string) =>
      (['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY'] as const).map((often) => periodCountElapsed(day(date), often));
    expect(counts('2026-01-01')).toEqual([1, 1, 1]);
    expect(counts('2026-01-07')).toEqual([1, 1, 1]);
    expect(counts('2026-01-08')).toEqual([2, 1, 1]);
    expect(counts('2026-01-15')).toEqual([3, 2, 1]);
    expect(counts('2026-01-16')).toEqual([3, 2, 2]);
    expect(counts('2026-11-20')).toEqual([47, 24, 22]);
  });

  it('is capped at the periods per year', () => {
    expect(periodCountElapsed(day('2026-12-31'), 'WEEKLY')).toBe(52);
    expect(periodCountElapsed(day('2026-12-31'), 'BI_WEEKLY')).toBe(26);
    expect(periodCountElapsed(day('2026-12-31'), 'SEMI_MONTHLY')).toBe(24);
    fc.assert(
      fc.property(anyDate, anyFrequency, (date, frequency) => {
        const count = periodCountElapsed(date, frequency);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(PERIODS_PER_YEAR[frequency]);
      }),
    );
  });

  it('is the number of the month, quarter or half for longer frequencies', () => {
    const counts = (date: CalendarDate) =>
      (['MONTHLY', 'QUARTERLY', 'SEMI_ANNUAL', 'ANNUAL'] as const).map((often) => periodCountElapsed(date, often));
    expect(counts(day('2026-01-31'))).toEqual([1, 1, 1, 1]);
    expect(counts(day('2026-06-30'))).toEqual([6, 2, 1, 1]);
    expect(counts(day('2026-07-01'))).toEqual([7, 3, 2, 1]);
    expect(counts(day('2026-12-31'))).toEqual([12, 4, 2, 1]);
  });

  it('counts the weekdays for daily pay', () => {
    expect(periodCountElapsed(day('2026-01-02'), 'DAILY')).toBe(2);
    expect(periodCountElapsed(day('2026-01-05'), 'DAILY')).toBe(3);
    expect(periodCountElapsed(day('2026-12-31'), 'DAILY')).toBe(260);
  });
});

describe('payments before the earliest stub', () => {
  const before = (payDate: string, often: PayFrequency, { from = '', stubs = 1 } = {}) =>
    periodsPaidBefore({ payDate: day(payDate), from: from === '' ? undefined : day(from) }, often, stubs);

  it('count a 53rd weekly, a 27th bi-weekly and a 261st daily pay date as paid', () => {
    expect(before('2026-12-31', 'WEEKLY')).toBe(52);
    expect(before('2026-12-31', 'BI_WEEKLY')).toBe(26);
    expect(before('2026-12-31', 'DAILY')).toBe(260);
    expect(before('2026-12-30', 'DAILY', { stubs: 2 })).toBe(259);
  });

  it('are one for each calendar half that semi-monthly periods follow', () => {
    const paid = [
      ['2026-01-15', '2026-01-01', 0],
      ['2026-01-31', '2026-01-16', 1],
      ['2026-02-15', '2026-02-01', 2],
      ['2026-02-28', '2026-02-16', 3],
      ['2026-12-15', '2026-12-01', 22],
      ['2026-12-31', '2026-12-16', 23],
      // Paid five days after the period ended: the first payment of the new year.
      ['2026-01-05', '2025-12-16', 0],
    ] as const;
    for (const [payDate, from, count] of paid) expect(before(payDate, 'SEMI_MONTHLY', { from })).toBe(count);
  });

  it('never come to more than 24 semi-monthly payments together with the stubs', () => {
    expect(before('2026-12-31', 'SEMI_MONTHLY')).toBe(23);
    expect(before('2026-12-01', 'SEMI_MONTHLY', { stubs: 3 })).toBe(21);
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 24 }), (date, stubs) => {
        const count = periodsPaidBefore({ payDate: date, from: undefined }, 'SEMI_MONTHLY', stubs);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count + stubs).toBeLessThanOrEqual(24);
      }),
    );
  });
});
