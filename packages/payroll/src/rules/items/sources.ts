import { calendarDate } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';

/** The list that names the states with a program their employees pay into, and so those without one. */
export const LIST_OF_PROGRAMS = {
  source: {
    publication: 'State disability, paid family and medical leave and long-term care insurance wage base and rates',
    edition: '2026',
    publisher: 'EY Tax News, 2026-0131',
    url: 'https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  note: 'The lists of 2022 to 2025 (2021-2308, 2022-1920, 2023-2103, 2024-2362) name no state that this one does not. Employees pay unemployment contributions in Alaska, New Jersey and Pennsylvania only (2026-0278).',
} as const satisfies Sourced;
