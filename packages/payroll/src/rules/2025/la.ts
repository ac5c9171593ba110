import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const la2025: readonly StateRules[] = [
  {
    state: 'LA',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('3.09') }] },
      standardDeduction: { kind: 'byBlockA', amounts: [dollars(0), dollars(12_500), dollars(25_000)] },
      source: {
        title: 'R-1306, Louisiana Income Tax Withholding Tables and Formulas (2025)',
        publisher: 'Louisiana Department of Revenue',
        url: 'https://revenue.louisiana.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'L-4 block A claim 0/1/2 picks the deduction; withholding rate 3.09% vs 3% tax rate. Read through capable78638974979473297813001-pixel/payroll-tax-engine-: data/states/LA-2025.json.',
    },
  },
];
