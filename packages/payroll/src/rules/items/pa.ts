import { calendarDate, percent } from '@paperwage/values';
import type { StateItem, StateItems } from '../state-items.ts';
import { LIST_OF_PROGRAMS } from './sources.ts';

const SOURCE = {
  publication: 'Employee Withholding',
  publisher: 'Pennsylvania Department of Labor & Industry',
  url: 'https://www.pa.gov/agencies/dli/resources/for-employers-and-educators/how-to-file/uc-tax/employee-withholding',
  checked: calendarDate('2026-11-21'),
};

const unemployment: StateItem = {
  tax: 'stateUnemployment',
  title: 'Pennsylvania SUI',
  method: 'rateOfWages',
  rate: percent('0.07'),
  source: SOURCE,
  standing: 'official',
  note: 'On all wages, regardless of the employer’s wage base.',
};

export const paItems: readonly StateItems[] = [
  {
    state: 'PA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    items: [{ ...unemployment, rate: percent('0.06') }],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'PA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    items: [unemployment],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'PA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    items: [unemployment],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'PA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    items: [unemployment],
    ...LIST_OF_PROGRAMS,
  },
  {
    state: 'PA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    items: [unemployment],
    ...LIST_OF_PROGRAMS,
  },
];
