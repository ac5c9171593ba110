import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const tablesJanuary2023: Source = {
  publication: 'NYS-50-T-NYS, New York State Withholding Tax Tables and Methods',
  edition: '1/23',
  publisher: 'New York State Department of Taxation and Finance',
  url: 'https://www.tax.ny.gov/pdf/publications/withholding/nys50_t_nys_123.pdf',
  checked: calendarDate('2026-11-21'),
};
