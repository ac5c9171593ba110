import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideMay2022 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2022: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-04-30'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.95'),
      credit: { single: dollars(360), married: dollars(720), headOfHousehold: dollars(360) },
      creditFallsFrom: { single: dollars(7_128), married: dollars(14_256), headOfHousehold: dollars(7_128) },
      creditFallsBy: percent('1.3'),
      source: {
        publication: 'Publication 14, Utah Withholding Tax Guide',
        edition: 'schedules in effect through April 30, 2022',
        publisher: 'Utah State Tax Commission',
        url: 'https://tax.utah.gov/forms-pubs/pub-14/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (October 7, 2022)', figures: 'the rate and the credit' }],
    },
  },
  { state: 'UT', from: calendarDate('2022-05-01'), to: calendarDate('2022-12-31'), incomeTax: guideMay2022 },
];
