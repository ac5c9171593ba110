import { calendarDate, daysBetween } from '@paperwage/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVOICE_TERMS, termsName } from '../choices.ts';
import { dueDate } from './due-date.ts';

const invoice = { date: '2026-11-20', terms: 'none', customDueDate: '2026-12-24' } as const;

describe('the due date of an invoice', () => {
  it('is none when the date is missing, whatever the terms', () => {
    for (const terms of INVOICE_TERMS) {
      expect(dueDate({ ...invoice, date: '', terms })).toBeUndefined();
      expect(dueDate({ ...invoice, date: '2026-02-30', terms })).toBeUndefined();
    }
  });

  it('is none when the terms are none or on_receipt', () => {
    expect(dueDate(invoice)).toBeUndefined();
    expect(dueDate({ ...invoice, terms: 'on_receipt' })).toBeUndefined();
  });

  it('is the custom date with terms custom', () => {
    expect(dueDate({ ...invoice, terms: 'custom' })).toBe('2026-12-24');
    expect(dueDate({ ...invoice, terms: 'custom', customDueDate: '' })).toBeUndefined();
  });

  it('is that many days after the date with a number of days', () => {
    expect(dueDate({ ...invoice, terms: '1' })).toBe('2026-11-21');
    expect(dueDate({ ...invoice, terms: '30' })).toBe('2026-12-20');
    expect(dueDate({ ...invoice, terms: '365' })).toBe('2027-11-20');
    expect(dueDate({ ...invoice, date: '2024-02-28', terms: '2' })).toBe('2024-03-01');
  });

  it('is so many days away for any date and number of days', () => {
    const days = fc.constantFrom(...INVOICE_TERMS.filter((terms) => /^\d+$/.test(terms)));
    const dates = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
      .map((day) => calendarDate(day.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(dates, days, (date, terms) => {
        expect(daysBetween(date, dueDate({ ...invoice, date, terms })!)).toBe(Number(terms));
      }),
    );
  });
});

describe('invoice terms', () => {
  it('are none, custom, on_receipt and the day counts of the specification', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 45, 60, 90, 120, 180, 365];
    expect(INVOICE_TERMS).toEqual(['none', 'custom', 'on_receipt', ...days.map(String)]);
  });

  it('of 1 day are called Next Day', () => {
    expect(termsName('1')).toBe('Next Day');
    expect(termsName('30')).toBe('Net 30');
    expect(termsName('on_receipt')).toBe('On receipt');
  });
});
