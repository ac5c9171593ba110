import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideJune2023, guideMay2022 } from '../editions/ut.ts';
import type { StateRules } from '../state-rules.ts';

export const ut2023: readonly StateRules[] = [
  {
    state: 'UT',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-05-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.85'),
      credit: { single: dollars(390), married: dollars(780), headOfHousehold: dollars(390) },
      creditFallsFrom: { single: dollars(7_774), married: dollars(15_548), headOfHousehold: dollars(7_774) },
      creditFallsBy: percent('1.3'),
      source: guideMay2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the credit' },
        { record: 'the National Finance Center', figures: 'the rate and the credit' },
      ],
      takenFrom: [{ record: 'the National Finance Center', figures: 'the rate without a form' }],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
  {
    state: 'UT',
    from: calendarDate('2023-06-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'utah',
      rate: percent('4.65'),
      credit: { single: dollars(415), married: dollars(830), headOfHousehold: dollars(415) },
      creditFallsFrom: { single: dollars(8_371), married: dollars(16_742), headOfHousehold: dollars(8_371) },
      creditFallsBy: percent('1.3'),
      source: guideJune2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rate and the credit' },
        { record: 'the National Finance Center', figures: 'the rate and the credit' },
        { record: 'a copy of the state’s document at ses.stf.com', figures: 'the date' },
      ],
      note: 'The state keys its schedules to the beginning of the pay period; they are chosen by the pay date here.',
    },
  },
];
