import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideApril2024, guideJune2023 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2024: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-05-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.65'),
      credit: { single: dollars(415), married: dollars(830), headOfHousehold: dollars(415) },
      creditFallsFrom: { single: dollars(8_371), married: dollars(16_742), headOfHousehold: dollars(8_371) },
      creditFallsBy: percent('1.3'),
      source: guideJune2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate and the credit' }],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
  {
    state: 'UT',
    from: calendarDate('2024-06-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.55'),
      credit: { single: dollars(440), married: dollars(880), headOfHousehold: dollars(440) },
      creditFallsFrom: { single: dollars(8_826), married: dollars(17_652), headOfHousehold: dollars(8_826) },
      creditFallsBy: percent('1.3'),
      source: guideApril2024,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rate and the credit' },
        { record: 'a copy of the state’s document at ses.stf.com', figures: 'the date' },
      ],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
];
