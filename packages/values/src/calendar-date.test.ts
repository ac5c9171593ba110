import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDate,
  dateOf,
  dayIn,
  dayOf,
  dayOfWeek,
  dayOfYear,
  daysBetween,
  daysInMonth,
  formatLongDate,
  formatShortDate,
  formatUsDate,
  fromTimestamp,
  impossibleDay,
  isLeapYear,
  isWeekend,
  monthOf,
  parseCalendarDate,
  parseTypedDate,
  toTimestamp,
  yearOf,
} from './index.ts';

const days = fc
  .tuple(fc.integer({ min: 1902, max: 2197 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => dateOf(year, month, day)!);

describe('leap years', () => {
  it('are every fourth, but for the hundreds that 400 does not divide', () => {
    expect([2020, 2024, 2000, 2400].every(isLeapYear)).toBe(true);
    expect([2021, 2023, 1900, 2100].some(isLeapYear)).toBe(false);
  });

  it('have a February of 29 days', () => {
    expect([2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
    expect(dateOf(2024, 2, 29)).toBe('2024-02-29');
    expect(dateOf(2023, 2, 29)).toBeUndefined();
  });
});

describe('parseCalendarDate', () => {
  it('reads exactly YYYY-MM-DD', () => {
    expect(parseCalendarDate('2026-11-20')).toBe('2026-11-20');
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-2',
    '20261120',
    '',
    '1899-12-31',
    '2200-01-01',
    ' 2026-11-20',
  ])('knows that %j is no date', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
    expect(() => calendarDate(text)).toThrow(RangeError);
  });

  it('refuses parts that are no whole numbers', () => {
    expect(dateOf(2026, 1.5, 1)).toBeUndefined();
    expect(dateOf(Number.NaN, 1, 1)).toBeUndefined();
    expect(dateOf(2026, 1, Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});

describe('parseTypedDate', () => {
  it.each([
    ['11/20/2026', '2026-11-20'],
    ['1/2/26', '2026-01-02'],
    ['11-20-26', '2026-11-20'],
    ['11.20.2026', '2026-11-20'],
    ['11 20 2026', '2026-11-20'],
    ['11202026', '2026-11-20'],
    ['112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 02/29/2024 ', '2024-02-29'],
  ])('reads %s', (text, expected) => {
    expect(parseTypedDate(text)).toBe(expected);
  });

  it.each(['', '20/11/2026', '02/29/2023', '11/2026', 'today', '1/2/3', '11/20/20261'])(
    'knows that %j is no date',
    (text) => {
      expect(parseTypedDate(text)).toBeUndefined();
    },
  );
});

describe('the parts of a date', () => {
  it('are read and written', () => {
    const date = calendarDate('2026-11-20');
    expect([yearOf(date), monthOf(date), dayOf(date)]).toEqual([2026, 11, 20]);
    expect(formatUsDate(date)).toBe('11/20/2026');
    expect(formatShortDate(date)).toBe('Nov 20');
    expect(formatShortDate(calendarDate('2026-01-05'))).toBe('Jan 5');
    expect(formatLongDate(date)).toBe('November 20, 2026');
  });
});

describe('days', () => {
  it('count across months, years and leap days', () => {
    expect(addDays(calendarDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(calendarDate('2023-02-28'), 1)).toBe('2023-03-01');
    expect(addDays(calendarDate('2026-01-01'), -1)).toBe('2025-12-31');
    expect(daysBetween(calendarDate('2024-01-01'), calendarDate('2025-01-01'))).toBe(366);
  });

  it('added are the days between', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -300, max: 300 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
      }),
    );
  });

  it('compare as text in date order', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });

  it('are numbered within the year', () => {
    expect(dayOfYear(calendarDate('2026-01-01'))).toBe(1);
    expect(dayOfYear(calendarDate('2026-12-31'))).toBe(365);
    expect(dayOfYear(calendarDate('2024-12-31'))).toBe(366);
    expect(dayOfYear(calendarDate('2024-03-01'))).toBe(61);
  });

  it('have a place in the week', () => {
    expect(dayOfWeek(calendarDate('2026-11-20'))).toBe(5);
    expect(dayOfWeek(calendarDate('1969-12-31'))).toBe(3);
    expect(dayOfWeek(calendarDate('1900-01-01'))).toBe(1);
    expect(isWeekend(calendarDate('2026-11-21'))).toBe(true);
    expect(isWeekend(calendarDate('2026-11-22'))).toBe(true);
    expect(isWeekend(calendarDate('2026-11-23'))).toBe(false);
  });
});

describe('addMonths', () => {
  it('stops at the last day of a shorter month', () => {
    expect(addMonths(calendarDate('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(calendarDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(calendarDate('2026-03-31'), -1)).toBe('2026-02-28');
    expect(addMonths(calendarDate('2026-10-31'), 6)).toBe('2027-04-30');
    expect(addMonths(calendarDate('2026-01-15'), -1)).toBe('2025-12-15');
  });

  it('keeps the day where the month has it, and undoes itself', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -24, max: 24 }), (date, months) => {
        const moved = addMonths(date, months);
        expect(dayOf(moved)).toBe(dayOf(date));
        expect(addMonths(moved, -months)).toBe(date);
      }),
    );
  });
});

describe('timestamps', () => {
  it('are days in a time zone', () => {
    const newYear = Date.UTC(2027, 0, 1, 1);
    expect(dayIn('UTC', newYear)).toBe('2027-01-01');
    expect(dayIn('America/New_York', newYear)).toBe('2026-12-31');
    expect(dayIn('Pacific/Auckland', Date.UTC(2026, 11, 31, 12))).toBe('2027-01-01');
    expect(() => dayIn('Eastern', newYear)).toThrow(RangeError);
  });

  it('are days in UTC', () => {
    expect(fromTimestamp(0)).toBe('1970-01-01');
    expect(fromTimestamp(Date.UTC(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
    expect(fromTimestamp(-1)).toBe('1969-12-31');
    expect(toTimestamp(calendarDate('2026-11-20'))).toBe(Date.UTC(2026, 10, 20));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15, -9e15, Date.UTC(12_000, 0, 1)])(
    '%s is no day',
    (timestampMs) => {
      expect(fromTimestamp(timestampMs)).toBeUndefined();
    },
  );

  it('come back as the same day', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(fromTimestamp(toTimestamp(date))).toBe(date);
      }),
    );
  });
});

describe('dates at the edge of the years known', () => {
  it('are refused by the parser, and still written with four digits when sums pass them', () => {
    expect(parseTypedDate('11/20/9999')).toBeUndefined();
    expect(parseTypedDate('11/20/1026')).toBeUndefined();
    expect(addDays(calendarDate('2199-12-31'), 366)).toBe('2201-01-01');
    expect(addMonths(calendarDate('1900-01-01'), -12)).toBe('1899-01-01');
  });
});

describe('impossibleDay', () => {
  it.each([
    ['02/30/2026', 'February 2026 has only 28 days. Check the day.'],
    ['2/30/24', 'February 2024 has only 29 days. Check the day.'],
    ['11312026', 'November 2026 has only 30 days. Check the day.'],
    ['2026-04-31', 'April 2026 has only 30 days. Check the day.'],
    ['20/11/2026', 'There’s no month 20. Put the month first, such as 11/20/2026.'],
    ['00/11/2026', 'There’s no month 0. Put the month first, such as 11/20/2026.'],
    ['11/00/2026', 'There’s no day 0. Enter a day from 1 to 31.'],
    ['11/20/0206', 'Check the year 206. Enter all 4 digits, such as 11/20/2026.'],
  ])('says of %s why it is none', (text, sentence) => {
    expect(impossibleDay(text)).toBe(sentence);
  });

  it.each(['11/20/2026', '2026-11-20', '02/29/2024', 'today', '', '11/2026'])('has nothing to say of %j', (text) => {
    expect(impossibleDay(text)).toBeUndefined();
  });
});
