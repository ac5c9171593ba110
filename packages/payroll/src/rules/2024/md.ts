import { calendarDate, dollars, percent } from '@paperwage/values';
import { exemptionByLaw, percentageMethod2022 } from '../editions/md.ts';
import type { StateRules } from '../state-rules.ts';

export const md2024: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      ...percentageMethod2022,
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_800),
        maximum: dollars(2_700),
        onlyWithAllowances: false,
      },
      noneBelow: { yearly: dollars(5_000) },
      source: {
        publication: 'Maryland Employer Withholding Guide',
        edition: '2024',
        table: 'percentage method',
        publisher: 'Comptroller of Maryland',
        url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [
        { record: 'the National Finance Center (bulletin NFC-24-1707936088)' },
        { record: 'Microsoft Dynamics GP' },
      ],
      takenFrom: exemptionByLaw,
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate.',
    },
  },
];
