import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const employerWithholding: Source = {
  publication: 'REV-415, Employer Withholding Information Guide',
  publisher: 'Pennsylvania Department of Revenue',
  url: 'https://www.pa.gov/agencies/revenue/resources/tax-types-and-information/employer-withholding',
  checked: calendarDate('2026-11-21'),
};
