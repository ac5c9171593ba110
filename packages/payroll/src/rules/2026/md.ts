import { calendarDate, dollars } from '@paperwage/values';
import { percentageMethodJuly2025 } from '../editions/md.ts';
import type { StateRules } from '../state-rules.ts';

export const md2026: readonly StateRules[] = [
  {
    state: 'MD',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      ...percentageMethodJuly2025,
      standardDeduction: {
        kind: 'fixed',
        amount: { single: dollars(3_400), married: dollars(6_850), headOfHousehold: dollars(6_850) },
      },
      noneBelow: {
        yearly: dollars(5_000),
        perPeriod: {
          WEEKLY: dollars(96),
          BI_WEEKLY: dollars(192),
          SEMI_MONTHLY: dollars(208),
          MONTHLY: dollars(417),
        },
      },
      lowRatesSaving: dollars(52.5),
      source: {
        publication: 'COM RAD 098, Withholding Tax Facts',
        edition: 'January 2026 to December 2026',
        table: 'with the withholding calculator',
        publisher: 'Comptroller of Maryland',
        url: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/legal-publications/facts/withholding-tax-facts-2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      takenFrom: [{ record: 'the Tax-General Article, 10-910(b)', figures: 'the one exemption without a certificate' }],
      note: 'As the calculator of the Comptroller works: 2%, 3% and 4% on the first 3,000 make the tax of a year 52.50 less, and joint filers deduct 6,850. The printed percentage tables give everyone 3,400 and take 4.75% from the first dollar, so that they withhold 1.01 a week more, and from joint filers more still.',
    },
  },
];
