import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2025: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_850) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        title: 'Booklet IL-700-T, Illinois Withholding Tax Tables (2025)',
        publisher: 'Illinois Department of Revenue',
        url: 'https://tax.illinois.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'IL-700-T 2025; exemption also in PolicyEngine. Read through PolicyEngine/policyengine-us: policyengine_us/parameters/gov/states/il/tax/income. A second source agrees on: flatRate, allowance, secondaryAllowance.',
    },
  },
];
