import type { DocumentsBody } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { CalendarDate } from '@paperwage/values';
import { DAY_MS, parseCalendarDate } from '@paperwage/values';

/** What the address asks of a list. Days are those of the reader. */
export interface Filter {
  readonly name: string;
  readonly from: CalendarDate | '';
  readonly to: CalendarDate | '';
  /** The tax year of the document, as `YYYY`. */
  readonly year: string;
}

export const NO_FILTER: Filter = { name: '', from: '', to: '', year: '' };

const LONGEST_NAME = 80;

/** The filter that the query of an address holds; what makes no sense in it is left out. */
export function filterOf(search: string): Filter {
  const asked = new URLSearchParams(search);
  return {
    name: (asked.get('name') ?? '').slice(0, LONGEST_NAME),
    from: parseCalendarDate(asked.get('from') ?? '') ?? '',
    to: parseCalendarDate(asked.get('to') ?? '') ?? '',
    year: /^(?:19|20)\d\d$/.exec(asked.get('year') ?? '')?.[0] ?? '',
  };
}

/** The address of a list with a filter. */
export function listHref(type: DocumentType, filter: Filter): string {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== ''));
  const query = asked.toString();
  return `/user/history/${type}${query && `?${query}`}`;
}

/** Whether anything is filtered. */
export function isFiltered({ name, from, to, year }: Filter): boolean {
  return name.trim() !== '' || from !== '' || to !== '' || year !== '';
}

/** The filter as the server takes it: from the first to the last moment of the days. */
export function askedFilter({ name, from, to, year }: Filter): DocumentsBody['filter'] {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(year !== '' && { taxYear: Number(year) }),
    ...(from !== '' && { periodStart: midnight(from) }),
    ...(to !== '' && { periodEnd: nextMidnight(to) - 1 }),
  };
}

function midnight(date: CalendarDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** A day on which clocks change has not 24 hours. */
function nextMidnight(date: CalendarDate): number {
  const late = new Date(midnight(date) + 1.5 * DAY_MS);
  return new Date(late.getFullYear(), late.getMonth(), late.getDate()).getTime();
}
