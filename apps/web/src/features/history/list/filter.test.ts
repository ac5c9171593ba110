import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { askedFilter, filterOf, isFiltered, listHref, NO_FILTER } from './filter.ts';

describe('the filter of a list', () => {
  it('is in the address, there and back', () => {
    const filter = {
      name: 'Núria & Co',
      from: calendarDate('2026-01-01'),
      to: calendarDate('2026-11-20'),
      year: '2026',
    };
    const href = listHref('paystub', filter);
    expect(href).toBe('/user/history/paystub?name=N%C3%BAria+%26+Co&from=2026-01-01&to=2026-11-20&year=2026');
    expect(filterOf(new URL(href, 'https://example.com').search)).toEqual(filter);
  });

  it('leaves out what is empty or makes no sense', () => {
    expect(listHref('1099', { ...NO_FILTER, name: '  ' })).toBe('/user/history/1099');
    expect(filterOf('?from=yesterday&to=2026-02-30&year=26')).toEqual(NO_FILTER);
    expect(isFiltered(filterOf('?from=yesterday'))).toBe(false);
  });

  it('asks from the first to the last moment of the days of the reader', () => {
    const day = calendarDate('2026-03-08');
    expect(askedFilter({ name: ' bell ', from: day, to: day, year: '2026' })).toEqual({
      name: 'bell',
      taxYear: 2026,
      periodStart: new Date(2026, 2, 8).getTime(),
      periodEnd: new Date(2026, 2, 9).getTime() - 1,
    });
    expect(askedFilter(NO_FILTER)).toEqual({});
  });
});
