import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const formulaOctober2022: Source = {
  publication: 'Withholding Tax Formula Method',
  edition: 'effective October 1, 2022',
  publisher: 'Arkansas Department of Finance and Administration',
  url: 'https://www.dfa.arkansas.gov/office/taxes/income-tax-administration/withholding-tax-branch/withholding-tax-forms-instructions/',
  checked: calendarDate('2026-11-21'),
};
