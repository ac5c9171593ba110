import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guideJuly2024: Source = {
  publication: 'Employer’s Tax Guide',
  edition: 'as updated for July 1, 2024',
  publisher: 'Georgia Department of Revenue',
  url: 'https://dor.georgia.gov/',
  checked: calendarDate('2026-11-21'),
};
