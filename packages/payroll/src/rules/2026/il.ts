import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const il2026: readonly StateRules[] = [
  {
    state: 'IL',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'flat',
      rate: percent('4.95'),
      deductions: [
        { kind: 'counted', of: 'allowances', each: dollars(2_925) },
        { kind: 'counted', of: 'line2Allowances', each: dollars(1_000) },
      ],
      source: {
        publication: 'Booklet IL-700-T, Illinois Withholding Income Tax Tables',
        edition: 'R-12/25',
        publisher: 'Illinois Department of Revenue',
        url: 'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: 'the agency’s worked example' }, { record: 'the agency’s printed tables' }],
    },
  },
];
