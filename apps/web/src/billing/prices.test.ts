import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { dollarText, firstRenewal, lastPaidDay, periodText, renewalRhythm, yearlySaving } from './prices.ts';
import { dayText } from '../ui/day-text.ts';

const day = calendarDate('2026-11-23');

describe('what is said of a plan', () => {
  it('is the day it renews and the last day it pays for', () => {
    expect(dayText(firstRenewal('monthly', day))).toBe('Dec 23, 2026');
    expect(dayText(lastPaidDay('monthly', day))).toBe('Dec 22, 2026');
    expect(dayText(firstRenewal('yearly', day))).toBe('Nov 23, 2027');
  });

  it.each([
    ['2026-12-01', 'on the 1st of each month'],
    ['2026-12-02', 'on the 2nd of each month'],
    ['2026-12-11', 'on the 11th of each month'],
    ['2026-12-23', 'on the 23rd of each month'],
    ['2026-12-28', 'on the 28th of each month'],
    // February has no such day.
    ['2026-12-31', 'every month'],
  ])('is the day of the month that every month has: %s', (date, text) => {
    expect(renewalRhythm('monthly', calendarDate(date))).toBe(text);
  });

  it('is the day of the year', () => {
    expect(renewalRhythm('yearly', day)).toBe('every year on Nov 23');
  });

  it('names the year of both days where they differ', () => {
    expect(periodText(calendarDate('2026-11-23'), calendarDate('2026-12-22'))).toBe('Nov 23 to Dec 22, 2026');
    expect(periodText(calendarDate('2026-12-23'), calendarDate('2027-01-22'))).toBe('Dec 23, 2026 to Jan 22, 2027');
  });

  it('is what a year costs less than twelve months', () => {
    expect(dollarText(yearlySaving())).toBe('$48.00');
  });
});
