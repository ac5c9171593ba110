import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideMay2025 } from '../editions/va.ts';
import type { StateRules } from '../state-rules.ts';

export const va2026: readonly StateRules[] = [
  {
    state: 'VA',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('2') },
          { over: dollars(3_000), base: dollars(60), rate: percent('3') },
          { over: dollars(5_000), base: dollars(120), rate: percent('5') },
          { over: dollars(17_000), base: dollars(720), rate: percent('5.75') },
        ],
      },
      standardDeduction: { kind: 'fixed', amount: { all: dollars(8_750) } },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(930) }],
      rounding: { annualTax: true },
      source: guideMay2025,
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Exemptions for age and blindness are not asked for. The yearly tax is rounded to whole dollars, as in the example of the guide.',
    },
  },
];
