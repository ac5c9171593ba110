import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const formulaSeptember2021: Source = {
  publication: 'Employer Withholding Tables',
  edition: 'effective September 1, 2021',
  table: 'optional computer formula',
  publisher: 'Ohio Department of Taxation',
  url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
  checked: calendarDate('2026-11-21'),
};

export const formulaNovember2023: Source = {
  publication: 'Employer Withholding Tables',
  edition: 'effective November 1, 2023',
  table: 'optional computer formula',
  publisher: 'Ohio Department of Taxation',
  url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
  checked: calendarDate('2026-11-21'),
};

export const formulaJuly2024: Source = {
  publication: 'Employer Withholding Tables',
  edition: 'effective July 1, 2024',
  table: 'optional computer formula',
  publisher: 'Ohio Department of Taxation',
  url: 'https://tax.ohio.gov/business/ohio-business-taxes/employer-withholding/employer-withholding-tables',
  checked: calendarDate('2026-11-21'),
};

export const formulaOctober2025: Source = {
  publication: 'Employer Withholding Tables',
  edition: 'Rev. 09/25, effective October 1, 2025',
  table: 'optional computer formula',
  publisher: 'Ohio Department of Taxation',
  url: 'https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/2025%20Withholding%20Tables/WHT_OptionalComputerFormula_2025.pdf',
  checked: calendarDate('2026-11-21'),
};
