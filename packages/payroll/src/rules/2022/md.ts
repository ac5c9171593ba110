import { calendarDate, dollars, percent } from '@paperwage/values';
import { percentageMethod2022, sourceOfGuide2022 } from '../editions/md.ts';
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
      source: sourceOfGuide2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [{ record: 'Microsoft Dynamics GP', figures: 'the schedule' }],
      takenFrom: [
        { record: 'Microsoft Dynamics GP', figures: 'the $1,550 to $2,350 deduction' },
        { record: 'EY Tax News (2022-0786)', figures: 'the limits of the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption with no certificate on file' },
      ],
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate. The state reissued the guide in March 2022. We don’t know the exact day.',
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
      source: sourceOfGuide2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex'],
      comparedWith: [{ record: 'Microsoft Dynamics GP', figures: 'the schedule' }],
      takenFrom: [
        { record: 'Microsoft Dynamics GP', figures: 'the $1,600 to $2,400 deduction' },
        { record: 'EY Tax News (2022-0786)', figures: 'the limits of the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption with no certificate on file' },
      ],
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate. The state reissued the guide in March 2022. We don’t know the exact day.',
    },
  },
];
