import type { CalendarDate } from '@paperwage/values';
import { joinWords, monthOf, yearOf } from '@paperwage/values';
import type { FormName } from './form-edition.ts';
import { FORM_YEARS, isFormYear } from './form-edition.ts';

const OFFERED = 5;
/** A year's forms are made in the first months of the next year. */
const LAST_MONTH_FOR_LAST_YEAR = 3;
const LATEST = FORM_YEARS.at(-1)!;
const TITLES: Readonly<Record<FormName, string>> = { w2: 'W-2', '1099-nec': '1099-NEC', '1099-misc': '1099-MISC' };

/** The year we make forms for on a day, covered or not: last year until March. */
function yearToReport(today: CalendarDate): number {
  return monthOf(today) <= LAST_MONTH_FOR_LAST_YEAR ? yearOf(today) - 1 : yearOf(today);
}

/** The year a new form starts with. Empty if that form isn't in yet: the user chooses another year. */
export function beginningYear(today: CalendarDate): string {
  const year = yearToReport(today);
  return isFormYear(year) ? String(year) : '';
}

/** A sample's year, which we always cover. */
export function sampleYear(today: CalendarDate): string {
  return String(Math.min(Math.max(yearToReport(today), FORM_YEARS[0]), LATEST));
}

/** The years to choose from, newest first: the last five we cover, and the chosen one. */
export function offeredYears(chosen: string): string[] {
  return FORM_YEARS.filter((year) => year > LATEST - OFFERED || String(year) === chosen)
    .map(String)
    .reverse();
}

/** The years up to that of `today` whose forms are not in yet. */
export function yearsWithoutForm(today: CalendarDate): number[] {
  return Array.from({ length: Math.max(0, yearOf(today) - LATEST) }, (_, index) => LATEST + 1 + index);
}

/** `The 2027 Form W-2 isn’t in yet.` Empty for no years. */
export function missingFormsSentence(form: FormName, years: readonly number[]): string {
  if (years.length === 0) return '';
  if (years.length === 1) return `The ${years[0]} Form ${TITLES[form]} isn’t in yet.`;
  return `The ${joinWords(years)} Forms ${TITLES[form]} aren’t in yet.`;
}
