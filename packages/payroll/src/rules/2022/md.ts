import { calendarDate, dollars, percent } from '@paperwage/values';
import { percentageMethod2022 } from '../editions/md.ts';
import type { StateRules } from '../state-rules.ts';

export const md2022: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-02-28'),
    incomeTax: {
      ...percentageMethod2022,
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_550),
        maximum: dollars(2_350),
        onlyWithAllowances: false,
      },
      noneBelow: { yearly: dollars(5_000) },
      source: {
        publication: 'Maryland Employer Withholding Guide',
        edition: '2022',
        table: 'percentage method',
        publisher: 'Comptroller of Maryland',
        url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [{ record: 'Microsoft Dynamics GP', figures: 'the schedule' }],
      takenFrom: [
        { record: 'Microsoft Dynamics GP', figures: 'the deduction of 1,550 to 2,350' },
        { record: 'EY Tax News (2022-0786)', figures: 'the limits of the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' },
      ],
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. The guide was reissued in March 2022; the day is not known.',
    },
  },
  {
    state: 'MD',
    from: calendarDate('2022-03-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      ...percentageMethod2022,
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_600),
        maximum: dollars(2_400),
        onlyWithAllowances: false,
      },
      noneBelow: { yearly: dollars(5_000) },
      source: {
        publication: 'Maryland Employer Withholding Guide',
        edition: '2022',
        table: 'percentage method',
        publisher: 'Comptroller of Maryland',
        url: 'https://marylandtaxes.gov/business/income/withholding/percentage-method.php',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [{ record: 'Microsoft Dynamics GP', figures: 'the schedule' }],
      takenFrom: [
        { record: 'Microsoft Dynamics GP', figures: 'the deduction of 1,600 to 2,400' },
        { record: 'EY Tax News (2022-0786)', figures: 'the limits of the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' },
      ],
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. The guide was reissued in March 2022; the day is not known.',
    },
  },
];
