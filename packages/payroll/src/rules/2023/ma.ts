import { calendarDate, dollars, percent } from '@paperwage/values';
import { circular2020 } from '../editions/ma.ts';
import type { StateRules } from '../state-rules.ts';

export const ma2023: readonly StateRules[] = [
  {
    state: 'MA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'massachusetts',
      rate: percent('5'),
      firstExemption: dollars(4_400),
      furtherExemption: dollars(1_000),
      payrollTaxCap: dollars(2_000),
      headOfHouseholdCredit: dollars(120),
      lowIncome: dollars(8_000),
      source: circular2020,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      takenFrom: [
        { record: 'EY Tax News', figures: 'the surtax' },
        { record: 'Paylocity', figures: 'the surtax' },
      ],
    },
  },
];
