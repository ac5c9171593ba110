import { calendarDate, dollars, percent } from '@paperwage/values';
import { exemptionByLaw, percentageMethod2022 } from '../editions/md.ts';
import type { StateRules } from '../state-rules.ts';

export const md2023: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      ...percentageMethod2022,
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_700),
        maximum: dollars(2_550),
        onlyWithAllowances: false,
      },
      noneBelow: { yearly: dollars(5_000) },
      source: {
        publication: 'Maryland Employer Withholding Guide',
        edition: '2023',
        table: 'percentage method',
        publisher: 'Comptroller of Maryland',
        url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex', 'PolicyEngine'],
      comparedWith: [{ record: 'Microsoft Dynamics GP (2023)', figures: 'the schedule and the deduction' }],
      takenFrom: exemptionByLaw,
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate.',
    },
  },
];
