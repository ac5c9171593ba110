import { calendarDate } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';

/** The list of states with a program that employees pay into. States not on it have none. */
export const LIST_OF_PROGRAMS = {
  source: {
    publication: 'State disability, paid family and medical leave and long-term care insurance wage base and rates',
    edition: '2026',
    publisher: 'EY Tax News, 2026-0131',
    url: 'https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  note: 'EY publishes this list each year. Its lists for 2022 to 2025 name no other states. Employees pay into state unemployment insurance only in Alaska, New Jersey and Pennsylvania.',
} as const satisfies Sourced;
