import { calendarDate, percent } from '@paperwage/values';
import type { FlatRules } from '../state-rules.ts';

export const employerWithholding: FlatRules = {
  method: 'flat',
  rate: percent('3.07'),
  source: {
    publication: 'REV-415, Employer Withholding Information Guide',
    publisher: 'Pennsylvania Department of Revenue',
    url: 'https://www.pa.gov/agencies/revenue/resources/tax-types-and-information/employer-withholding',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'open-withholding', 'Nyaksik/us-payroll-tax-tables'],
  note: 'The rate has not changed since 2004.',
};
