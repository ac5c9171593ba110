import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guideBefore2024: Source = {
  publication: 'KW-100, Kansas Withholding Tax Guide',
  edition: 'in force to June 30, 2024',
  publisher: 'Kansas Department of Revenue',
  url: 'https://www.ksrevenue.gov/',
  checked: calendarDate('2026-11-21'),
};

export const guideOctober2024: Source = {
  publication: 'KW-100, Kansas Withholding Tax Guide',
  edition: 'Rev. 10-24',
  publisher: 'Kansas Department of Revenue',
  url: 'https://www.ksrevenue.gov/pdf/kw100.pdf',
  checked: calendarDate('2026-11-21'),
};
