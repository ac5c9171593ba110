import { calendarDate } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';

/** The list that names the states with a program their employees pay into, and so those without one. */
export const LIST_OF_PROGRAMS = {
  source: {
    title: '2026 state disability, paid family and medical leave and long-term care insurance wage base and rates',
    publisher: 'EY Tax News, 2026-0131',
    url: 'https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'inferred',
  note: 'Programs have only been added in these years, so a state the list does not name in 2026 had none before. Employees pay unemployment contributions in Alaska, New Jersey and Pennsylvania only.',
} as const satisfies Sourced;
