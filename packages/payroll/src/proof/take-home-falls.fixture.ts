import type { Cents, StateCode } from '@paperwage/values';
import { dollars } from '@paperwage/values';
import type { FilingStatus, PayFrequency } from '../index.ts';

/** The last cent of gross pay before take-home pay falls. */
export interface LastCent {
  readonly payDate: string;
  readonly payFrequency: PayFrequency;
  readonly grossPay: number;
  readonly filingStatus: FilingStatus;
  /** As many allowances and dependents. */
  readonly claimed: 0 | 2;
}

/** A rule of a state by which a cent more of gross pay may leave less to take home. */
export interface TakeHomeFall {
  readonly state: StateCode;
  readonly rule: string;
  /** The most it falls by in one payment, whatever the period. */
  readonly perPeriod?: Cents;
  /** The most it falls by in a year, of which a payment has its share. */
  readonly perYear?: Cents;
  readonly at: LastCent;
}

const WHOLE_DOLLARS = 'withholds whole dollars, half a dollar up';

const at = (
  payDate: string,
  payFrequency: PayFrequency,
  grossPay: number,
  filingStatus: FilingStatus = 'single',
  claimed: 0 | 2 = 0,
): LastCent => ({ payDate, payFrequency, grossPay, filingStatus, claimed });

const dollarOfPeriod = (state: StateCode, where: LastCent): TakeHomeFall => ({
  state,
  rule: WHOLE_DOLLARS,
  perPeriod: dollars(1),
  at: where,
});

/**
 * Every rule that lowers take-home pay as gross pay rises, beside the rounding of each line to a cent. The federal taxes
 * have none. Certificates that claim more than two allowances or dependents fall by more in Alabama, Massachusetts and
 * Rhode Island.
 */
export const TAKE_HOME_FALLS: readonly TakeHomeFall[] = [
  dollarOfPeriod('CO', at('2024-01-01', 'SEMI_MONTHLY', 1_469.57, 'headOfHousehold')),
  dollarOfPeriod('ID', at('2024-01-01', 'WEEKLY', 1_343.49)),
  dollarOfPeriod('ME', at('2026-08-01', 'WEEKLY', 3_549, 'marriedJointly')),
  dollarOfPeriod('MS', at('2023-01-01', 'DAILY', 346.05, 'marriedJointly', 2)),
  dollarOfPeriod('MO', at('2022-01-01', 'SEMI_MONTHLY', 2_346.6, 'marriedJointly')),
  dollarOfPeriod('MT', at('2026-01-01', 'WEEKLY', 2_038.45, 'headOfHousehold')),
  dollarOfPeriod('NC', at('2024-01-01', 'WEEKLY', 612.97, 'single', 2)),
  dollarOfPeriod('ND', at('2022-01-01', 'WEEKLY', 2_254.32, 'marriedJointly')),
  dollarOfPeriod('OK', at('2022-01-01', 'DAILY', 1_299.9, 'single', 2)),
  dollarOfPeriod('WV', at('2026-04-01', 'WEEKLY', 2_827.95, 'marriedJointly', 2)),
  {
    state: 'UT',
    rule: 'rounds the tax and the credit to whole dollars, each by itself',
    perPeriod: dollars(2),
    at: at('2023-06-01', 'WEEKLY', 892.36, 'single', 2),
  },
  {
    state: 'VA',
    rule: 'rounds the tax of the year to whole dollars',
    perYear: dollars(1),
    at: at('2025-01-01', 'SEMI_ANNUAL', 34_049.95),
  },
  {
    state: 'AL',
    rule: 'lowers the standard deduction by steps, and what a dependent is worth above 20,000 or 50,000 and 100,000 a year',
    perYear: dollars(50),
    at: at('2022-01-01', 'ANNUAL', 20_000, 'single', 2),
  },
  {
    state: 'AR',
    rule: 'reads the tax at the middle of bands of 100 dollars, in whole dollars, and takes the low rates back by 10 dollars a band',
    perYear: dollars(20),
    at: at('2024-01-01', 'ANNUAL', 91_939.99),
  },
  {
    state: 'CA',
    rule: 'takes nothing up to the low income exemption, and above it the tax on all wages',
    perYear: dollars(337),
    at: at('2026-01-01', 'ANNUAL', 37_791, 'headOfHousehold'),
  },
  {
    state: 'CT',
    rule: 'lowers the exemption and the credit, adds back the lowest rate and recaptures the low ones by steps',
    perYear: dollars(200),
    at: at('2024-01-01', 'ANNUAL', 1_070_000, 'marriedJointly'),
  },
  {
    state: 'HI',
    rule: 'prints the tax so far in whole dollars, above what the row below reaches',
    perYear: dollars(1),
    at: at('2022-01-01', 'ANNUAL', 14_399.99),
  },
  {
    state: 'MA',
    rule: 'takes nothing below 8,000 a year from those who claim an exemption, and from 8,000 on the tax on all wages',
    perYear: dollars(100),
    at: at('2022-01-01', 'ANNUAL', 7_999.99, 'single', 2),
  },
  {
    state: 'MD',
    rule: 'takes nothing below an amount of wages, nor do its counties, and from it on the tax on all wages',
    perYear: dollars(275),
    at: at('2022-01-01', 'ANNUAL', 4_999.99),
  },
  {
    state: 'NJ',
    rule: 'prints the tax so far in the tables of pay periods in whole dollars, above what the row below reaches',
    perPeriod: dollars(0.82),
    at: at('2024-01-01', 'BI_WEEKLY', 5_768.99, 'headOfHousehold'),
  },
  {
    state: 'NY',
    rule: 'takes one rate of all taxable wages above an amount, in place of its schedule (Method III)',
    perYear: dollars(150_000),
    at: at('2022-01-01', 'ANNUAL', 25_007_400),
  },
  {
    state: 'OR',
    rule: 'deducts less of the federal tax by steps, has a schedule of its own from 50,000 on and no credits above an amount',
    perPeriod: dollars(1),
    perYear: dollars(526),
    at: at('2026-01-01', 'ANNUAL', 100_000, 'single', 2),
  },
  {
    state: 'RI',
    rule: 'ends all exemptions above an amount of yearly wages',
    perYear: dollars(120),
    at: at('2022-01-01', 'ANNUAL', 241_850, 'single', 2),
  },
];
