import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const tablesBefore2023: Source = {
  publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
  edition: 'in force since 2007',
  publisher: 'West Virginia Tax Division',
  url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
  checked: calendarDate('2026-11-21'),
};

export const tablesMarch2023: Source = {
  publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
  edition: 'March 2023',
  publisher: 'West Virginia Tax Division',
  url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
  checked: calendarDate('2026-11-21'),
};

export const tablesOctober2024: Source = {
  publication: 'IT-100.2A, Tables for Percentage Method of Withholding',
  edition: 'October 2024',
  publisher: 'West Virginia Tax Division',
  url: 'https://tax.wv.gov/Business/Withholding/Publications/Pages/WithholdingPublications.aspx',
  checked: calendarDate('2026-11-21'),
};
