import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const formulas2022: Source = {
  publication: 'R-1306, Louisiana Withholding Tables and Formulas',
  edition: '1/22',
  publisher: 'Louisiana Department of Revenue',
  url: 'https://revenue.louisiana.gov/',
  checked: calendarDate('2026-11-21'),
};
