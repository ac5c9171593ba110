import { calendarDate } from '@paperwage/values';
import { guideApril2024, guideMay2025 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2025: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-07-01'),
    incomeTax: {
      ...guideApril2024,
      rounding: { annualTax: true },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      note: 'We don’t ask for age and blindness exemptions. We round the annual tax to whole dollars, as the guide’s example does.',
    },
  },
  { state: 'VA', from: calendarDate('2025-07-02'), to: calendarDate('2025-12-31'), incomeTax: guideMay2025 },
];
