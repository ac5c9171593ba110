import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import type { Sourced } from './sourced.ts';

/** Earnings that are exempt from a state's income tax on pay dates `from` through `to`. */
export interface ExemptEarningsRules extends Sourced {
  readonly state: StateCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly earnings: 'overtime';
}

export const EXEMPT_EARNINGS: readonly ExemptEarningsRules[] = [
  {
    state: 'AL',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2025-06-30'),
    earnings: 'overtime',
    source: {
      publication: 'Overtime Pay Exemption',
      table: 'Act 2023-421, as amended by Act 2024-437',
      publisher: 'Alabama Department of Revenue',
      url: 'https://www.revenue.alabama.gov/individual-corporate/overtime-exemption-information/',
      checked: calendarDate('2026-11-21'),
    },
    standing: 'secondary',
    recordedBy: ['Microsoft Dynamics GP (with a link to the page)'],
    note: 'For full-time employees paid by the hour.',
  },
];
