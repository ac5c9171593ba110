import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const employersGuide: Source = {
  publication: 'Employer’s Guide, Withholding Regulations and Employers’ Duties',
  table: 'section 17',
  publisher: 'Delaware Division of Revenue',
  url: 'https://revenue.delaware.gov/employers-guide-withholding-regulations-employers-duties/',
  checked: calendarDate('2026-11-21'),
};
