import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guide2022: Source = {
  publication: 'Publication W-166, Wisconsin Withholding Tax Guide',
  edition: 'tables in force since January 1, 2022',
  table: 'Method B',
  publisher: 'Wisconsin Department of Revenue',
  url: 'https://www.revenue.wi.gov/DOR%20Publications/pb166.pdf',
  checked: calendarDate('2026-11-21'),
};
