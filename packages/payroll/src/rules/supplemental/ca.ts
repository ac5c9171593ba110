import { calendarDate, percent } from '@paperwage/values';
import type { StateSupplementalRules } from './supplemental-rules.ts';

const SOURCE = {
  publication: 'DE 231PS, Information Sheet: Personal Income Tax Withholding - Supplemental Wage Payments',
  publisher: 'California Employment Development Department',
  url: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/de231ps.pdf',
  checked: calendarDate('2026-11-21'),
};

export const caSupplemental: readonly StateSupplementalRules[] = [
  {
    state: 'CA',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2026-12-31'),
    how: { method: 'rate', rate: percent('10.23'), rateIfNoBonus: percent('6.6') },
    source: SOURCE,
    standing: 'official',
    note: 'For bonuses and stock options. Other supplemental wages follow Revenue and Taxation Code, section 18663.',
  },
];
