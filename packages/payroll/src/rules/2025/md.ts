import { calendarDate, dollars, percent } from '@paperwage/values';
import { percentageMethod2022, percentageMethodJuly2025 } from '../editions/md.ts';
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
      source: {
        publication: 'Withholding Tax Facts',
        edition: 'January 2025 to December 2025, revised 07/25',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      takenFrom: [
        { record: 'the National Finance Center (bulletin NFC-25-1743080634)', figures: 'the deduction' },
        { record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' },
      ],
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. That nothing is withheld from less than 5,000 a year is carried over from 2024.',
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
      source: {
        publication: 'Withholding Tax Facts',
        edition: 'January 2025 to December 2025, revised 07/25',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/Withholding-Tax-Facts-2025.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      takenFrom: [{ record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' }],
      note: 'By the percentage method the tax is 4.75% from the first dollar, as Maryland law permits no lower rate for withholding. The employer guide revised in June 2025 prints one deduction of 3,350 for everyone and no day from which it holds; a memorandum of the Interior Business Center says July 1. The 6,700 of the Act for joint filers and the lower rates, which the calculator of 2026 applies, are not known to have been in the calculator of 2025.',
    },
  },
];
