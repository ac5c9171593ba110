import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const guideOctober2022: Source = {
  publication: 'Virginia Income Tax Withholding Guide for Employers',
  edition: 'for wages paid on or after October 1, 2022',
  publisher: 'Virginia Department of Taxation',
  url: 'https://www.tax.virginia.gov/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const guideApril2024: Source = {
  publication: 'Virginia Income Tax Withholding Guide for Employers',
  edition: 'as released in April 2024',
  publisher: 'Virginia Department of Taxation',
  url: 'https://www.tax.virginia.gov/withholding-tax',
  checked: calendarDate('2026-11-21'),
};

export const guideMay2025: Source = {
  publication: 'Virginia Income Tax Withholding Guide for Employers',
  edition: 'Rev. 05/25, for wages paid after July 1, 2025',
  publisher: 'Virginia Department of Taxation',
  url: 'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/employer-withholding-instructions.pdf',
  checked: calendarDate('2026-11-21'),
};
