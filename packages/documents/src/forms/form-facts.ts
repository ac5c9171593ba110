import type { CalendarDate, Cents } from '@paperwage/values';
import { dollars, percent, yearOf } from '@paperwage/values';
import type { FormYear } from './form-edition.ts';
import { isFormYear } from './form-edition.ts';

/** What the forms' own rules need to know about a year. Dates are moved to the next business day. */
export interface FormFacts {
  readonly year: FormYear;
  readonly socialSecurity: { readonly wageBase: Cents; readonly mostTax: Cents };
  /** The most that can be deferred to retirement plans: in general, in SIMPLE plans alone, and extra from age 50. */
  readonly electiveDeferrals: {
    readonly general: Cents;
    readonly simple: Cents;
    /** Not for SIMPLE plans, which have amounts of their own. */
    readonly fromAge50: Cents;
    /** Replaces `fromAge50` at ages 60 to 63, from 2025 on. */
    readonly from60To63?: Cents;
    /** From age 50 in SIMPLE plans. */
    readonly simpleFromAge50: Cents;
  };
  /** The most that can go to a family's health savings account in the year, and extra from age 55. */
  readonly healthSavings: { readonly family: Cents; readonly fromAge55: Cents };
  /** Dependent care benefits that aren't wages. */
  readonly dependentCareLimit: Cents;
  /** Where we got the limits: the form's instructions, or a notice for the year that needs checking. */
  readonly limitsFrom: 'instructions' | 'notices';
  /** Household employee wages at which Social Security and Medicare are due. */
  readonly householdThreshold: Cents;
  /** The amount at which a payee gets a form; `w2` if no tax was withheld. */
  readonly thresholds: {
    readonly w2: Cents;
    readonly nonemployeeCompensation: Cents;
    /** Rents, other income, medical, crop insurance and deferred compensation. */
    readonly miscellaneous: Cents;
    readonly royalties: Cents;
    readonly attorneyAndFish: Cents;
    readonly fishingBoat: Cents;
    /** Sales of consumer products for resale that are marked, not reported as an amount. */
    readonly directSales: Cents;
  };
  readonly deadlines: FormDeadlines;
  /** How many returns, and of what kinds, make electronic filing mandatory. */
  readonly electronicFiling: { readonly from: number; readonly of: 'one type' | 'all types' };
  /** The penalty for a late return, if known; see LATE_PENALTIES_SOURCE. */
  readonly latePenalties?: LatePenalties;
}

/** Per return, by when it is corrected; `intentional` is the minimum if the duty was disregarded on purpose. */
export interface LatePenalties {
  readonly within30Days: Cents;
  readonly byAugust1: Cents;
  readonly later: Cents;
  readonly intentional: Cents;
}

/** `YYYY-MM-DD`, each in the year after. */
export interface FormDeadlines {
  readonly w2: string;
  readonly nec: string;
  readonly miscRecipient: string;
  /** If box 8 or box 10 is filled in. */
  readonly miscRecipientBox8Or10: string;
  readonly miscPaper: string;
  readonly miscElectronic: string;
}

export const FORM_FACTS_SOURCE = {
  title:
    'General Instructions for Forms W-2 and W-3, Instructions for Forms 1099-MISC and 1099-NEC, and Publication 1099, by year',
  publisher: 'Internal Revenue Service',
  checked: '2026-11-22',
};

/** Penalties for returns due in 2027. One record has them: secondary. */
export const LATE_PENALTIES_SOURCE = {
  title: 'Rev. Proc. 2025-32, section 4.57, as one record quotes it',
  publisher: 'Internal Revenue Service',
  checked: '2026-11-23',
};

/** The last day on which the IRS took returns through FIRE; since then they go through IRIS. One record has it: secondary. */
export const FIRE_CLOSED = '2026-11-19';

/** The same from 2022 to 2026. The federal rules of each year have them too, but may be loading while a form is checked. */
export const SOCIAL_SECURITY_RATE = percent('6.2');
export const MEDICARE_RATE = percent('1.45');
export const ADDITIONAL_MEDICARE_RATE = percent('0.9');
export const ADDITIONAL_MEDICARE_THRESHOLD = dollars(200_000);
export const PAYROLL_TAX_SOURCE = {
  title: 'Contribution and Benefit Base, and Publication 15, section 9, 2022 to 2026',
  publisher: 'Social Security Administration, Internal Revenue Service',
  checked: '2026-11-21',
};
/** Backup withholding, section 3406. */
export const BACKUP_WITHHOLDING_RATE = percent('24');

/** Thresholds before and since Public Law 119-21, which raised them for payments made after 2025. */
const UNTIL_2025 = dollars(600);
const SINCE_2026 = dollars(2_000);

function thresholdsOf(general: Cents): FormFacts['thresholds'] {
  return {
    w2: general,
    nonemployeeCompensation: general,
    miscellaneous: general,
    royalties: dollars(10),
    attorneyAndFish: dollars(600),
    fishingBoat: dollars(0),
    directSales: dollars(5_000),
  };
}

function deadlinesOf(january: string, box8Or10: string, miscPaper: string, miscElectronic: string): FormDeadlines {
  return {
    w2: january,
    nec: january,
    miscRecipient: january,
    miscRecipientBox8Or10: box8Or10,
    miscPaper,
    miscElectronic,
  };
}

function limitsOf(
  [general, simple, fromAge50, simpleFromAge50, from60To63]: readonly [number, number, number, number, number?],
  healthSavingsOfFamily: number,
  dependentCare: number,
): Pick<FormFacts, 'electiveDeferrals' | 'healthSavings' | 'dependentCareLimit'> {
  const older = from60To63 === undefined ? {} : { from60To63: dollars(from60To63) };
  return {
    electiveDeferrals: {
      general: dollars(general),
      simple: dollars(simple),
      fromAge50: dollars(fromAge50),
      simpleFromAge50: dollars(simpleFromAge50),
      ...older,
    },
    healthSavings: { family: dollars(healthSavingsOfFamily), fromAge55: dollars(1_000) },
    dependentCareLimit: dollars(dependentCare),
  };
}

const TEN_OF_ALL = { from: 10, of: 'all types' } as const;

/** The years we cover. */
export const formFacts: readonly FormFacts[] = [
  {
    year: 2022,
    socialSecurity: { wageBase: dollars(147_000), mostTax: dollars(9_114) },
    ...limitsOf([20_500, 14_000, 6_500, 3_000], 7_300, 5_000),
    limitsFrom: 'notices',
    householdThreshold: dollars(2_400),
    thresholds: thresholdsOf(UNTIL_2025),
    deadlines: deadlinesOf('2023-01-31', '2023-02-15', '2023-02-28', '2023-03-31'),
    electronicFiling: { from: 250, of: 'one type' },
  },
  {
    year: 2023,
    socialSecurity: { wageBase: dollars(160_200), mostTax: dollars(9_932.4) },
    ...limitsOf([22_500, 15_500, 7_500, 3_500], 7_750, 5_000),
    limitsFrom: 'notices',
    householdThreshold: dollars(2_600),
    thresholds: thresholdsOf(UNTIL_2025),
    deadlines: deadlinesOf('2024-01-31', '2024-02-15', '2024-02-28', '2024-04-01'),
    electronicFiling: TEN_OF_ALL,
  },
  {
    year: 2024,
    socialSecurity: { wageBase: dollars(168_600), mostTax: dollars(10_453.2) },
    ...limitsOf([23_000, 16_000, 7_500, 3_500], 8_300, 5_000),
    limitsFrom: 'notices',
    householdThreshold: dollars(2_700),
    thresholds: thresholdsOf(UNTIL_2025),
    deadlines: deadlinesOf('2025-01-31', '2025-02-18', '2025-02-28', '2025-03-31'),
    electronicFiling: TEN_OF_ALL,
  },
  {
    year: 2025,
    socialSecurity: { wageBase: dollars(176_100), mostTax: dollars(10_918.2) },
    ...limitsOf([23_500, 16_500, 7_500, 3_500, 11_250], 8_550, 5_000),
    limitsFrom: 'instructions',
    householdThreshold: dollars(2_800),
    thresholds: thresholdsOf(UNTIL_2025),
    deadlines: deadlinesOf('2026-02-02', '2026-02-17', '2026-03-02', '2026-03-31'),
    electronicFiling: TEN_OF_ALL,
  },
  {
    year: 2026,
    socialSecurity: { wageBase: dollars(184_500), mostTax: dollars(11_439) },
    ...limitsOf([24_500, 17_000, 8_000, 4_000, 11_250], 8_750, 7_500),
    limitsFrom: 'notices',
    householdThreshold: dollars(3_000),
    thresholds: thresholdsOf(SINCE_2026),
    deadlines: deadlinesOf('2027-02-01', '2027-02-16', '2027-03-01', '2027-03-31'),
    electronicFiling: TEN_OF_ALL,
    latePenalties: {
      within30Days: dollars(60),
      byAugust1: dollars(130),
      later: dollars(340),
      intentional: dollars(690),
    },
  },
];

/** A year's facts. Throws RangeError for a year we don't cover, which the schemas reject. */
export function formFactsOf(year: number): FormFacts {
  const found = formFacts.find((facts) => facts.year === year);
  if (!found) throw new RangeError(`There are no ${year} forms`);
  return found;
}

/** What we know about a year before its forms are in. Anything missing isn't published: nothing comes from the year before. */
export interface ComingFormFacts {
  readonly year: number;
  /** Listings of one author name it; the page of the Social Security Administration was not read. */
  readonly wageBase: { readonly amount: Cents; readonly standing: 'official' | 'secondary' };
  readonly deadlines: FormDeadlines;
}

const COMING: readonly ComingFormFacts[] = [
  {
    year: 2027,
    wageBase: { amount: dollars(192_300), standing: 'secondary' },
    deadlines: deadlinesOf('2028-01-31', '2028-02-15', '2028-02-28', '2028-03-31'),
  },
];

/** What we know about the first year, up to `today`'s, whose forms aren't in. */
export function comingFormFacts(today: CalendarDate): ComingFormFacts | undefined {
  return COMING.find(({ year }) => year <= yearOf(today) && !isFormYear(year));
}
