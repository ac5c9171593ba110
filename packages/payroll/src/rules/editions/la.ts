import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const formulas2022: Source = {
  title: 'R-1306, Louisiana Withholding Tables and Formulas (1/22)',
  publisher: 'Louisiana Department of Revenue',
  url: 'https://revenue.louisiana.gov/',
  checked: calendarDate('2026-11-21'),
};
