import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

export const mnItems: readonly StateItems[] = [
  {
    state: 'MN',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2025-12-31'),
    items: [],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'MN',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [
      {
        tax: 'familyLeave',
        title: 'Minnesota Paid Leave',
        method: 'rateToWageBase',
        rate: percent('0.44'),
        wageBase: dollars(185_000),
        source: {
          publication: 'Paid Leave premium rate and contributions; Minnesota’s New Paid Leave Program Takes Effect',
          edition: 'January 23, 2026',
          publisher: 'Minnesota Department of Employment and Economic Development; PayrollOrg',
          url: 'https://blogs.payroll.org/pay-news-now/minnesotas-new-paid-leave-program-takes-effect',
          checked: calendarDate('2026-11-23'),
        },
        standing: 'secondary',
        note: 'The cap is the social security wage base to the nearest thousand, as the department confirmed to PayrollOrg. Half of 0.88% is the most any employer, even a small one, may charge an employee. An employer may pay part or all of it instead.',
      },
    ],
    ...LIST_OF_PROGRAMS,
  },
];
