import { calendarDate, dollars, percent } from '@paperwage/values';
import type { UtahRules } from '../state-rules.ts';

export const guideMay2022: UtahRules = {
  method: 'utah',
  rate: percent('4.85'),
  credit: { single: dollars(390), married: dollars(780), headOfHousehold: dollars(390) },
  creditFallsFrom: { single: dollars(7_774), married: dollars(15_548), headOfHousehold: dollars(7_774) },
  creditFallsBy: percent('1.3'),
  source: {
    publication: 'Publication 14, Utah Withholding Tax Guide',
    edition: 'schedules effective May 1, 2022',
    publisher: 'Utah State Tax Commission',
    url: 'https://tax.utah.gov/forms-pubs/pub-14/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rate and the credit' },
    { record: 'EY Tax News', figures: 'the date' },
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the credit' },
    { record: 'the National Finance Center', figures: 'the rate and the credit' },
  ],
  takenFrom: [{ record: 'the National Finance Center', figures: 'the rate with no form on file' }],
  note: 'The state picks the schedule by the beginning of the pay period. We pick it by the pay date.',
};

export const guideJune2023: UtahRules = {
  method: 'utah',
  rate: percent('4.65'),
  credit: { single: dollars(415), married: dollars(830), headOfHousehold: dollars(415) },
  creditFallsFrom: { single: dollars(8_371), married: dollars(16_742), headOfHousehold: dollars(8_371) },
  creditFallsBy: percent('1.3'),
  source: {
    publication: 'Publication 14, Utah Withholding Tax Guide',
    edition: 'schedules effective June 1, 2023',
    publisher: 'Utah State Tax Commission',
    url: 'https://tax.utah.gov/forms-pubs/pub-14/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the credit' },
    { record: 'the National Finance Center', figures: 'the rate and the credit' },
    { record: 'a copy of the state’s document at ses.stf.com', figures: 'the date' },
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate and the credit' },
  ],
  note: 'The state picks the schedule by the beginning of the pay period. We pick it by the pay date.',
};

export const guideApril2024: UtahRules = {
  method: 'utah',
  rate: percent('4.55'),
  credit: { single: dollars(440), married: dollars(880), headOfHousehold: dollars(440) },
  creditFallsFrom: { single: dollars(8_826), married: dollars(17_652), headOfHousehold: dollars(8_826) },
  creditFallsBy: percent('1.3'),
  source: {
    publication: 'Publication 14, Utah Withholding Tax Guide',
    edition: 'Rev. 4/24, effective June 1, 2024',
    publisher: 'Utah State Tax Commission',
    url: 'https://tax.utah.gov/forms-pubs/pub-14/',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'payroll-tax-engine'],
  comparedWith: [
    { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate and the credit' },
    { record: 'a copy of the state’s document at ses.stf.com', figures: 'the date' },
  ],
  note: 'The state picks the schedule by the beginning of the pay period. We pick it by the pay date.',
};

export const guideApril2025: UtahRules = {
  method: 'utah',
  rate: percent('4.5'),
  credit: { single: dollars(450), married: dollars(900), headOfHousehold: dollars(450) },
  creditFallsFrom: { single: dollars(9_107), married: dollars(18_213), headOfHousehold: dollars(9_107) },
  creditFallsBy: percent('1.3'),
  source: {
    publication: 'Publication 14, Utah Withholding Tax Guide',
    edition: 'Rev. 4/25, effective June 1, 2025',
    publisher: 'Utah State Tax Commission',
    url: 'https://web.archive.org/web/20260114210054/https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf',
    checked: calendarDate('2026-11-21'),
  },
  standing: 'official',
  recordedBy: ['payroll-tax-engine', 'Nyaksik/us-payroll-tax-tables'],
  comparedWith: [{ record: 'the agency’s printed tables' }],
  note: 'The state picks the schedule by the beginning of the pay period. We pick it by the pay date.',
};
