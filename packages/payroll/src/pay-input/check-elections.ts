import type { Cents } from '@paperwage/values';
import { checkAmount, checkChoice, checkCount, checkTenThousandths, MAX_ALLOWANCES } from './check-figures.ts';
import type { StateElections } from './elections.ts';
import { EMPLOYEE_COUNTS, STATE_FILING_STATUSES } from './elections.ts';
import { invalidInput } from '../problems.ts';

/** All of an amount, in parts per million. */
const HIGHEST_RATE = 1_000_000;

/** About three times any county's rate. Anything above it is a percentage mistaken for a fraction, or the reverse. */
const HIGHEST_COUNTY_RATE = 100_000;

/** More per hour than workers' compensation costs in any risk class. */
const MAX_FOR_AN_HOUR = 100;

/** Refuses one entry; `path` is where it is. */
type Check = (path: string, value: unknown) => void;

const count: Check = (path, value) => checkCount(path, value as number, 0, MAX_ALLOWANCES);
const amount: Check = (path, value) => checkAmount(path, value as Cents);
const oneOf =
  (choices: readonly unknown[]): Check =>
  (path, value) =>
    checkChoice(path, value, choices);
const flag = oneOf([true, false]);
const place: Check = (path, value) => {
  if (typeof value !== 'string') throw invalidInput('invalidPlace', path);
};
const rate: Check = (path, value) => {
  const parts = value as number;
  if (!Number.isSafeInteger(parts) || parts < 0 || parts > HIGHEST_RATE) throw invalidInput('invalidRate', path);
};
const countyRate: Check = (path, value) => {
  rate(path, value);
  if ((value as number) > HIGHEST_COUNTY_RATE) throw invalidInput('countyRateTooHigh', path, '10%');
};
const hourlyRate: Check = (path, value) =>
  checkTenThousandths('invalidHourlyRate', path, value as number, MAX_FOR_AN_HOUR);

/** The values each entry may have. Leaving one out doesn't compile. */
const CHECKS: Readonly<Record<keyof StateElections, Check>> = {
  filingStatus: oneOf(STATE_FILING_STATUSES),
  allowances: count,
  dependents: count,
  spouseWorks: flag,
  additionalWithholding: amount,
  exempt: flag,
  noFormOnFile: flag,
  estimatedDeductionAllowances: count,
  line2Allowances: count,
  njRateTable: oneOf(['A', 'B', 'C', 'D', 'E']),
  ctCode: oneOf(['A', 'B', 'C', 'D', 'E', 'F']),
  wvTable: oneOf(['oneEarner', 'twoEarner']),
  azElectedRate: rate,
  laBlockA: oneOf([0, 1, 2]),
  exemptionAmount: amount,
  personalExemptionClaimed: flag,
  iaW4AllowanceDollars: amount,
  dependentExemptions: count,
  firstTimeDependents: count,
  adoptedChildren: count,
  waWorkersCompensationRate: hourlyRate,
  deEmployees: oneOf(EMPLOYEE_COUNTS),
  reciprocityFormOnFile: flag,
  county: place,
  countyRate,
  locality: place,
  workLocality: place,
  schoolDistrict: place,
  servicesTaxExempt: flag,
  federalWithholdingThisPeriod: amount,
  ficaRetirementThisPeriod: amount,
};

/** Each with its path, built only once because this runs before every calculation. */
const checks: ReadonlyMap<string, (value: unknown) => void> = new Map(
  Object.entries(CHECKS).map(([name, check]) => [name, (value) => check(`elections.${name}`, value)]),
);

/**
 * Rejects entries that no certificate has, and values that an entry can't have. Whether a state asks for an entry isn't
 * checked here: `refuseForeignElections` does that for entries that belong to one state.
 */
export function checkElections(elections: StateElections): void {
  for (const name of Object.keys(elections)) {
    const value = elections[name as keyof StateElections];
    if (value === undefined) continue;
    const check = checks.get(name);
    if (!check) throw invalidInput('unknownElection', `elections.${name}`);
    check(value);
  }
}
