import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const notice2022: Source = {
  publication: 'OTR Tax Notice 2022-08, District of Columbia Withholding',
  edition: 'Tax Year 2022',
  table: 'with FR-230 (Rev. 11/17)',
  publisher: 'District of Columbia Office of Tax and Revenue',
  url: 'https://otr.cfo.dc.gov/release/otr-tax-notice-2022-08-district-columbia-withholding-tax-year-2022',
  checked: calendarDate('2026-11-21'),
};
