import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

export const hiItems: readonly StateItems[] = [
  {
    state: 'HI',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Hawaii TDI',
        method: 'rateToWeeklyMaximum',
        rate: percent('0.5'),
        maximum: dollars(6),
        source: {
          publication: 'Maximum weekly wage base and maximum weekly benefit amount',
          edition: '2022',
          publisher: 'Hawaii Department of Labor and Industrial Relations',
          url: 'https://labor.hawaii.gov/dcd/files/2019/11/newWBA.pdf',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        recordedBy: ['checkwriters.com for 2022 ($1,200.30 a week and $6.00)'],
        isMost: true,
        note: 'The employee pays at most half of the premium, never more than this.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'HI',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Hawaii TDI',
        method: 'rateToWeeklyMaximum',
        rate: percent('0.5'),
        maximum: dollars(6.59),
        source: {
          publication: 'Maximum weekly wage base and maximum weekly benefit amount',
          edition: '2023',
          publisher: 'Hawaii Department of Labor and Industrial Relations',
          url: 'https://labor.hawaii.gov/dcd/files/2019/11/newWBA.pdf',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        recordedBy: ['checkwriters.com for 2023'],
        isMost: true,
        note: 'The employee pays at most half of the premium, never more than this.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'HI',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Hawaii TDI',
        method: 'rateToWeeklyMaximum',
        rate: percent('0.5'),
        maximum: dollars(6.87),
        source: {
          publication: 'Maximum weekly wage base and maximum weekly benefit amount',
          edition: '2024',
          publisher: 'Hawaii Department of Labor and Industrial Relations',
          url: 'https://labor.hawaii.gov/dcd/',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        recordedBy: ['payrollhawaii.com for 2024'],
        isMost: true,
        note: 'EY Tax News prints the 2023 figure of $6.59 next to the 2024 wage base. The employee pays at most half of the premium, never more than this.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'HI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Hawaii TDI',
        method: 'rateToWeeklyMaximum',
        rate: percent('0.5'),
        maximum: dollars(7.21),
        source: {
          publication: 'Hawaii Releases 2025 Temporary Disability Rate, Wage Base',
          publisher: 'Bloomberg Tax',
          url: 'https://news.bloombergtax.com/payroll/hawaii-releases-2025-temporary-disability-rate-wage-base',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        isMost: true,
        note: 'The employee pays at most half of the premium, never more than this.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'HI',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'stateDisability',
        title: 'Hawaii TDI',
        method: 'rateToWeeklyMaximum',
        rate: percent('0.5'),
        maximum: dollars(7.5),
        source: {
          publication:
            'State disability, paid family and medical leave and long-term care insurance wage base and rates',
          edition: '2026',
          publisher: 'EY Tax News, 2026-0131',
          url: 'https://taxnews.ey.com/news/2026-0131-2026-state-disability-paid-family-and-medical-leave-and-long-term-care-insurance-wage-base-and-rates',
          checked: calendarDate('2026-11-21'),
        },
        standing: 'secondary',
        isMost: true,
        note: 'The employee pays at most half of the premium, never more than this.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
