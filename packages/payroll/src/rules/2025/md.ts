import { calendarDate, dollars, percent } from '@paperwage/values';
import { exemptionByLaw, percentageMethod2022, percentageMethodJuly2025, sourceOfFacts2025 } from '../editions/md.ts';
import type { StateRules } from '../state-rules.ts';

export const md2025: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-06-30'),
    incomeTax: {
      ...percentageMethod2022,
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('15'),
        minimum: dollars(1_850),
        maximum: dollars(2_800),
        onlyWithAllowances: false,
      },
      noneBelow: { yearly: dollars(5_000) },
      source: sourceOfFacts2025,
      standing: 'secondary',
      takenFrom: [
        { record: 'the National Finance Center (bulletin NFC-25-1743080634)', figures: 'the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption with no certificate on file' },
      ],
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate. We carried over the 2024 rule that nothing is withheld on less than $5,000 a year.',
    },
  },
  {
    state: 'MD',
    from: calendarDate('2025-07-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      ...percentageMethodJuly2025,
      standardDeduction: { kind: 'fixed', amount: { all: dollars(3_350) } },
      noneBelow: { yearly: dollars(5_000) },
      source: sourceOfFacts2025,
      standing: 'official',
      takenFrom: exemptionByLaw,
      note: 'Under the percentage method, withholding is 4.75% from the first dollar because Maryland law allows no lower rate. The employer guide revised in June 2025 prints one deduction of $3,350 for everyone and no effective date. A memorandum from the Interior Business Center says July 1. The 2026 calculator uses the Act’s $6,700 for joint filers and the lower rates. We don’t know whether the 2025 calculator did.',
    },
  },
];
