import { calendarDate, dollars } from '@paperwage/values';
import { exemptionByLaw, percentageMethodJuly2025 } from '../editions/md.ts';
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
      takenFrom: exemptionByLaw,
      note: 'We follow the Comptroller’s calculator: 2%, 3% and 4% on the first $3,000 lower the annual tax by $52.50, and joint filers deduct $6,850. The printed percentage tables give everyone $3,400 and charge 4.75% from the first dollar, so they withhold $1.01 a week more, and even more from joint filers.',
    },
  },
];
