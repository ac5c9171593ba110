import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guideJuly2024: Source = {
  title: 'Employer’s Tax Guide, as updated for July 1, 2024',
  publisher: 'Georgia Department of Revenue',
  url: 'https://dor.georgia.gov/',
  checked: calendarDate('2026-11-21'),
};
