import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const bookletABefore2025: Source = {
  publication: 'Booklet A, Employer’s Tax Guide',
  edition: 'in force to December 31, 2024',
  publisher: 'Hawaii Department of Taxation',
  url: 'https://tax.hawaii.gov/',
  checked: calendarDate('2026-11-21'),
};

export const bookletA2025: Source = {
  publication: 'Booklet A, Employer’s Tax Guide',
  edition: 'Rev. 2025',
  publisher: 'Hawaii Department of Taxation',
  url: 'https://files.hawaii.gov/tax/news/pubs/25BkltA.pdf',
  checked: calendarDate('2026-11-21'),
};
