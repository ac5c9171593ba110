import { EMPLOYEE_COUNTS, STATE_FILING_STATUSES } from '@paperwage/payroll';
import type { Rate, UnitPrice } from '@paperwage/values';
import { z } from 'zod';
import { joinWords } from '@paperwage/values';
import { amountSchema, quantitySchema, integerSchema } from './wire-number.ts';

const MAX_COUNTED = 99;
const MAX_FOR_AN_HOUR = 100;
const PARTS_OF_A_RATE = 1_000_000;
const RATE_RULE = 'must be a rate such as 0.02 for 2%, from 0 to 1 with at most 6 decimals';
const RATE_TEXT = /^(\d*\.?\d+)\s?(%?)$/;
const LONGEST_RATE = 20;
/** Far smaller than the last digit of a rate, far larger than the float error of dividing by 100. */
const FLOAT_NOISE = 1e-9;
const LONGEST_PLACE = 100;
const PLACE_RULE = `must be the name of a place, at most ${LONGEST_PLACE} characters`;

const LONGEST_REMARK = 200;

/** An entry with nothing to say may be null as well as omitted. */
const count = integerSchema(0, MAX_COUNTED).nullish();
const flag = z.boolean({ error: 'must be true or false' }).nullish();
const amount = amountSchema.nullish();

const block = integerSchema(0, 2)
  .transform((value) => value as 0 | 1 | 2)
  .nullish();

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${joinWords(values, 'or')}` }).nullish();

const rate = z
  .union([z.number(), z.string().max(LONGEST_RATE)], { error: RATE_RULE })
  .transform((sent, context): Rate => {
    const share = typeof sent === 'number' ? sent : shareOf(sent);
    const parts = Math.round(share * PARTS_OF_A_RATE);
    if (share >= 0 && share <= 1 && Math.abs(parts / PARTS_OF_A_RATE - share) < FLOAT_NOISE) return parts as Rate;
    context.issues.push({ code: 'custom', input: sent, message: RATE_RULE });
    return z.NEVER;
  })
  .nullish();

/** A rate as text: `0.0225`, or `2.25%` with its sign. */
function shareOf(text: string): number {
  const [, digits, sign] = RATE_TEXT.exec(text.trim()) ?? [];
  return Number(digits ?? Number.NaN) / (sign === '%' ? 100 : 1);
}

const place = z
  .string({ error: PLACE_RULE })
  .trim()
  .min(1, { error: PLACE_RULE })
  .max(LONGEST_PLACE, { error: PLACE_RULE })
  .nullish();

/** Dollars per hour, kept in ten-thousandths as `UnitPrice` is. */
const hourlyRate = quantitySchema(MAX_FOR_AN_HOUR)
  .transform((parts) => parts as number as UnitPrice)
  .nullish();

/** What a place may be set to besides its name. */
const OTHER_ANSWERS =
  'Or `none` for no local tax, `not sure`, or a name that ends in `, not covered`: nothing is withheld, and `coverage.local` says so';

/** Worked examples record, beside their entries, how they came about. */
const remark = z.string({ error: 'must be text' }).max(LONGEST_REMARK).nullish().describe('A note; changes nothing');

/**
 * What a state's certificate says, each entry optional. Entries that several states share have no effect in other states;
 * those of one state alone are refused for any other.
 */
export const electionsSchema = z.strictObject({
  filingStatus: choice(STATE_FILING_STATUSES).describe('stateFillingStatus if left out'),
  allowances: count,
  dependents: count,
  spouseWorks: flag.describe('Whether both spouses work'),
  additionalWithholding: amount.describe('Each pay period'),
  exempt: flag.describe('The certificate claims exemption from withholding'),
  noFormOnFile: flag.describe(
    'Oregon: the employer has no Form OR-W-4, so 8% of the wages is withheld; the same when nothing of the form is given',
  ),
  estimatedDeductionAllowances: count.describe('California'),
  line2Allowances: count.describe('Illinois Form IL-W-4, line 2'),
  njRateTable: choice(['A', 'B', 'C', 'D', 'E']).describe('New Jersey Form NJ-W4, line 3'),
  ctCode: choice(['A', 'B', 'C', 'D', 'E', 'F']).describe('Connecticut Form CT-W4, line 1'),
  wvTable: choice(['oneEarner', 'twoEarner']).describe('West Virginia Form WV/IT-104; two earners if left out'),
  azElectedRate: rate.describe('Arizona Form A-4, such as 0.02 for 2%'),
  laBlockA: block.describe('Louisiana Form L-4, block A'),
  exemptionAmount: amount.describe('Mississippi Form 89-350, per year'),
  personalExemptionClaimed: flag.describe(
    'Alabama, and Georgia through 2023. true if left out, but nothing is claimed if you send no certificate fields ' +
      'at all',
  ),
  iaW4AllowanceDollars: amount.describe('Iowa Form IA W-4, per year'),
  dependentExemptions: count.describe('Indiana Form WH-4'),
  firstTimeDependents: count.describe('Indiana Form WH-4'),
  adoptedChildren: count.describe('Indiana Form WH-4'),
  waWorkersCompensationRate: hourlyRate.describe(
    'Washington: dollars per hour that the employee pays for industrial insurance, from the employer’s rate ' +
      'notice; nothing is withheld if left out',
  ),
  deEmployees: choice(EMPLOYEE_COUNTS).describe(
    'Delaware: how many employees the company has, for Delaware Paid Leave; nothing is withheld for it if left out',
  ),
  reciprocityFormOnFile: flag.describe(
    'If states have an agreement: whether the employee filed the work state’s exemption form; true if left out',
  ),
  county: place.describe(
    'Maryland: county of residence, or Nonresident; the highest county rate if left out. Indiana: county of ' +
      'residence on January 1, else of work. Kentucky: county where the work is done, in addition to a city in it. ' +
      `Refused for other states. ${OTHER_ANSWERS}`,
  ),
  countyRate: rate.describe(
    'Maryland and Indiana: replaces our rate for the county, such as 0.0202 for 2.02%; at most 10%',
  ),
  locality: place.describe(
    'City or other place where the employee lives and works, by name or number from GET /api/places. Add ' +
      `"resident" or "nonresident" if it is only one of the two. A place we don’t cover is refused. ${OTHER_ANSWERS}`,
  ),
  workLocality: place.describe(`Place of work, if it differs from the place of residence. ${OTHER_ANSWERS}`),
  schoolDistrict: place.describe(`Ohio: school district of residence, by name or number. ${OTHER_ANSWERS}`),
  servicesTaxExempt: flag.describe('Pennsylvania: exemption from the local services tax is claimed'),
  federalWithholdingThisPeriod: amount.describe(
    'Replaces the calculated federal income tax in states that subtract it',
  ),
  ficaRetirementThisPeriod: amount.describe(
    'Massachusetts: Social Security, Medicare and retirement contributions for the period',
  ),
  method: remark,
  item: remark,
});
