import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideApril2025 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2026: readonly StateRules[] = [
  { state: 'UT', from: calendarDate('2026-01-01'), to: calendarDate('2026-05-31'), incomeTax: guideApril2025 },
  {
    state: 'UT',
    from: calendarDate('2026-06-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.45'),
      credit: { single: dollars(485), married: dollars(970), headOfHousehold: dollars(485) },
      creditFallsFrom: { single: dollars(9_348), married: dollars(18_696), headOfHousehold: dollars(9_348) },
      creditFallsBy: percent('1.3'),
      source: {
        publication: 'Publication 14, Utah Withholding Tax Guide',
        edition: 'Rev. 4/26, effective June 1, 2026',
        publisher: 'Utah State Tax Commission',
        url: 'https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '6 of the agency’s worked examples' }, { record: 'the agency’s printed tables' }],
      note: 'The state picks the schedule by the beginning of the pay period. We pick it by the pay date.',
    },
  },
];
