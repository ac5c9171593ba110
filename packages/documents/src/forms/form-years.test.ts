import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { FORM_YEARS } from './form-edition.ts';
import { comingFormFacts, formFacts } from './form-facts.ts';
import { beginningYear, missingFormsSentence, offeredYears, sampleYear, yearsWithoutForm } from './form-years.ts';

const day = calendarDate;

describe('the year of a form', () => {
  it.each([
    ['2025-01-01', '2024', '2024'],
    ['2025-03-31', '2024', '2024'],
    ['2025-04-01', '2025', '2025'],
    ['2026-11-23', '2026', '2026'],
    ['2027-01-15', '2026', '2026'],
    ['2027-12-31', '', '2026'],
    ['2028-02-29', '', '2026'],
    ['2022-02-01', '', '2022'],
  ])('on %s begins with %j, and is %s in a sample', (today, beginning, sample) => {
    expect(beginningYear(day(today))).toBe(beginning);
    expect(sampleYear(day(today))).toBe(sample);
  });

  it('is one of the last five held, or the one that was chosen before', () => {
    expect(offeredYears('')).toEqual([...FORM_YEARS].slice(-5).reverse().map(String));
    expect(offeredYears(String(FORM_YEARS[0]))).toContain(String(FORM_YEARS[0]));
  });

  it('is named while its form is not in', () => {
    expect(yearsWithoutForm(day('2026-12-31'))).toEqual([]);
    expect(missingFormsSentence('w2', [])).toBe('');
    expect(missingFormsSentence('w2', yearsWithoutForm(day('2027-01-15')))).toBe('The 2027 Form W-2 isn’t in yet.');
    expect(missingFormsSentence('1099-nec', yearsWithoutForm(day('2028-02-29')))).toBe(
      'The 2027 and 2028 Forms 1099-NEC aren’t in yet.',
    );
    expect(missingFormsSentence('1099-misc', [2027, 2028, 2029])).toBe(
      'The 2027, 2028 and 2029 Forms 1099-MISC aren’t in yet.',
    );
  });
});

describe('what is known of a year whose forms are not in', () => {
  it('is the wage base and the deadlines, and no threshold of the year before', () => {
    expect(comingFormFacts(day('2026-12-31'))).toBeUndefined();
    const facts = comingFormFacts(day('2028-02-29'))!;
    expect(facts.year).toBe(2027);
    expect(facts.wageBase).toMatchObject({ amount: 19_230_000, standing: 'secondary' });
    expect(Object.keys(facts)).toEqual(['year', 'wageBase', 'deadlines']);
    for (const date of Object.values(facts.deadlines)) {
      expect(date.slice(0, 4)).toBe('2028');
      expect([0, 6]).not.toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
    }
  });

  it('makes way for the facts of the form', () => {
    const held = formFacts.map(({ year }) => Number(year));
    expect(held).not.toContain(comingFormFacts(day('2028-02-29'))?.year);
  });
});
