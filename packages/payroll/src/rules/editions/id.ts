import { calendarDate } from '@paperwage/values';
import type { Source } from '../../pay.ts';

export const tableJune2022: Source = {
  publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
  edition: 'June 2022',
  publisher: 'Idaho State Tax Commission',
  url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
  checked: calendarDate('2026-11-21'),
};

export const tableMay2023: Source = {
  publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
  edition: 'May 2023',
  publisher: 'Idaho State Tax Commission',
  url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
  checked: calendarDate('2026-11-21'),
};

export const tableMay2024: Source = {
  publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
  edition: 'May 2024',
  publisher: 'Idaho State Tax Commission',
  url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
  checked: calendarDate('2026-11-21'),
};

export const tableApril2025: Source = {
  publication: 'EPB00744, Table for Percentage Computation Method of Withholding',
  edition: 'April 2025',
  publisher: 'Idaho State Tax Commission',
  url: 'https://tax.idaho.gov/taxes/income-tax/withholding/computing/',
  checked: calendarDate('2026-11-21'),
};
