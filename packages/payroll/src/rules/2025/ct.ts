import { calendarDate } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';
import { connecticut2024 } from '../tables/ct-2024.ts';

export const ct2025: readonly StateRules[] = [
  {
    state: 'CT',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'connecticut',
      codes: connecticut2024,
      source: {
        title: 'TPG-211, Connecticut Withholding Calculation Rules (2025)',
        publisher: 'Connecticut Department of Revenue Services',
        url: 'https://portal.ct.gov/drs',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      note: 'Tables A-E of TPG-211. 2016 edition in force 2022-2023 (3%/5% low rates); 2024 edition (2%/4.5%) unchanged for 2025 and 2026. Wages at or below the first credit band bear no tax because the exemption covers them. TPG-211 tables unchanged from 2024 (also stated by open-withholding source notes). Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/CT.class.php. A second source agrees on: codes, rateWithoutForm.',
    },
  },
];
