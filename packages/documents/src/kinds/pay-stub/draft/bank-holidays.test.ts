import { addDays, calendarDate, dayOfWeek } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setPayDate } from '../edit/edit-dates.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { bankClosure } from './bank-holidays.ts';

/** Every closure of a year but the weekends. */
function closures(year: number): string[] {
  const first = calendarDate(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, day) => addDays(first, day))
    .filter((date) => date.startsWith(String(year)) && dayOfWeek(date) !== 0)
    .flatMap((date) => (bankClosure(date) ? [`${date} ${bankClosure(date)}`] : []))
    .filter((closure) => !closure.endsWith('a Saturday'));
}

describe('days on which banks are closed', () => {
  // Federal Reserve Banks, Holiday Schedules 2022 to 2026.
  it('are those of the Federal Reserve', () => {
    expect(closures(2026)).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-19 Martin Luther King Jr. Day',
      '2026-02-16 Presidents’ Day',
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth',
      '2026-07-04 Independence Day',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving Day',
      '2026-12-25 Christmas Day',
    ]);
  });

  it('move from a Sunday to the Monday after it, and from a Saturday to no other day', () => {
    expect(closures(2022)).toContain('2022-06-20 Juneteenth');
    expect(closures(2023)).toContain('2023-01-02 New Year’s Day');
    expect(bankClosure(calendarDate('2026-07-03'))).toBeUndefined();
    // Of five Mondays in May, the last.
    expect(bankClosure(calendarDate('2027-05-24'))).toBeUndefined();
    expect(bankClosure(calendarDate('2027-05-31'))).toBe('Memorial Day');
    expect(bankClosure(calendarDate('2022-12-26'))).toBe('Christmas Day');
  });

  it('are a second look at the pay date, and stop nothing', () => {
    const found = (date: string) => {
      const { issues } = calculatePayStub(setPayDate(employeeDraft(), 0, calendarDate(date)), undefined);
      return issues.filter(({ code }) => code === 'pay-date-bank-closed');
    };
    const path = 'items.0.payDate';
    expect(found('2026-11-22')).toMatchObject([
      { path, severity: 'warning', message: 'This pay date is a Sunday, when banks are closed. Check it.' },
    ]);
    expect(found('2026-11-21')).toMatchObject([
      { path, severity: 'warning', message: 'This pay date is a Saturday, when banks are closed. Check it.' },
    ]);
    expect(found('2026-11-26')).toMatchObject([
      { path, severity: 'warning', message: 'This pay date is Thanksgiving Day, when banks are closed. Check it.' },
    ]);
    expect(found('2026-11-27')).toEqual([]);
  });
});
