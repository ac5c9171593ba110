import { calendarDate, dollars, percent } from '@paperwage/values';
import { formulaOctober2025 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2026: readonly StateRules[] = [
  { state: 'OH', from: calendarDate('2026-01-01'), to: calendarDate('2026-07-31'), incomeTax: formulaOctober2025 },
  {
    state: 'OH',
    from: calendarDate('2026-08-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('1.6') },
          { over: dollars(26_050), base: dollars(416.8), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_627.91), rate: percent('3.4') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: {
        publication: 'Employer Withholding Tables',
        edition: 'effective August 1, 2026',
        table: 'percentage method',
        publisher: 'Ohio Department of Taxation',
        url: 'https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/employer_withholding/2026%20Withholding%20Tables/WHT_PercentageMethod_2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s printed tables' }],
      note: 'The state picks the table by the end of the pay period. We pick it by the pay date.',
    },
  },
];
