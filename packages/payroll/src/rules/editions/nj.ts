import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const tables2020: Source = {
  publication: 'New Jersey Withholding Rate Tables',
  edition: 'effective October 1, 2020',
  table: 'Percentage Method, with NJ-WT',
  publisher: 'New Jersey Division of Taxation',
  url: 'https://www.nj.gov/treasury/taxation/pdf/NJWithholdingRateTablesPercentageMethod.pdf',
  checked: calendarDate('2026-11-21'),
};
