import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guideMay2022: Source = {
  publication: 'Publication 14, Utah Withholding Tax Guide',
  edition: 'schedules effective May 1, 2022',
  publisher: 'Utah State Tax Commission',
  url: 'https://tax.utah.gov/forms-pubs/pub-14/',
  checked: calendarDate('2026-11-21'),
};

export const guideJune2023: Source = {
  publication: 'Publication 14, Utah Withholding Tax Guide',
  edition: 'schedules effective June 1, 2023',
  publisher: 'Utah State Tax Commission',
  url: 'https://tax.utah.gov/forms-pubs/pub-14/',
  checked: calendarDate('2026-11-21'),
};

export const guideApril2024: Source = {
  publication: 'Publication 14, Utah Withholding Tax Guide',
  edition: 'Rev. 4/24, effective June 1, 2024',
  publisher: 'Utah State Tax Commission',
  url: 'https://tax.utah.gov/forms-pubs/pub-14/',
  checked: calendarDate('2026-11-21'),
};

export const guideApril2025: Source = {
  publication: 'Publication 14, Utah Withholding Tax Guide',
  edition: 'Rev. 4/25, effective June 1, 2025',
  publisher: 'Utah State Tax Commission',
  url: 'https://web.archive.org/web/20260114210054/https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf',
  checked: calendarDate('2026-11-21'),
};
