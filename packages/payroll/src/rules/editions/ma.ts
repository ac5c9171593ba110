import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const circular2020: Source = {
  publication: 'Circular M, Massachusetts Income Tax Withholding Tables at 5.0%',
  edition: 'effective January 1, 2020',
  publisher: 'Massachusetts Department of Revenue',
  url: 'https://www.mass.gov/doc/massachusetts-circular-m-income-tax-withholding-tables-at-50-effective-january-1-2020/download',
  checked: calendarDate('2026-11-21'),
};
