import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const single = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(55_975), base: dollars(0), rate: percent('1.95') },
  { over: dollars(252_325), base: dollars(3_828.83), rate: percent('2.5') },
];

const married = [
  { over: dollars(0), base: dollars(0), rate: percent('0') },
  { over: dollars(55_488), base: dollars(0), rate: percent('1.95') },
  { over: dollars(164_038), base: dollars(2_116.73), rate: percent('2.5') },
];

export const nd2025: readonly StateRules[] = [
  {
    state: 'ND',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single,
        married,
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(76_200), base: dollars(0), rate: percent('1.95') },
          { over: dollars(282_700), base: dollars(4_026.75), rate: percent('2.5') },
        ],
      },
      olderSchedule: {
        single,
        married,
        headOfHousehold: single,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(5_050), onlyOldCertificates: true }],
      rounding: { periodTax: true },
      source: {
        publication: 'Income Tax Withholding Rates and Instructions',
        edition: '2025 Calendar Year',
        publisher: 'North Dakota Office of State Tax Commissioner',
        url: 'https://www.tax.nd.gov/sites/www/files/documents/misc-discuss-folder/Final_2025%20Income%20Tax%20Withholding%20Rates%20%20Instructions.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['payroll-tax-engine'],
    },
  },
];
