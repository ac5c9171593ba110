import { calendarDate } from '@paperwage/values';
import { circular2020 } from '../editions/ma.ts';
import type { StateRules } from '../state-rules.ts';

export const ma2023: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...circular2020,
      takenFrom: [
        { record: 'EY Tax News', figures: 'the surtax' },
        { record: 'Paylocity', figures: 'the surtax' },
      ],
    },
  },
];
