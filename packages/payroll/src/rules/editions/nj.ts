import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const tables2020: Source = {
  title: 'New Jersey Withholding Rate Tables, Percentage Method, effective October 1, 2020, with NJ-WT',
  publisher: 'New Jersey Division of Taxation',
  url: 'https://www.nj.gov/treasury/taxation/pdf/NJWithholdingRateTablesPercentageMethod.pdf',
  checked: calendarDate('2026-11-21'),
};
