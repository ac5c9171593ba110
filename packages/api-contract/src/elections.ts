import { STATE_FILING_STATUSES } from '@paperwage/payroll';
import { parseQuantity } from '@paperwage/values';
import type { Rate } from '@paperwage/values';
import { z } from 'zod';
import { amountSchema, wholeNumberSchema } from './wire-number.ts';

const MOST_COUNTED = 99;
const PARTS_OF_A_RATE = 1_000_000;
const RATE_RULE = 'must be a rate such as 0.02 for 2%, from 0 to 1 with at most 4 decimals';

const count = wholeNumberSchema(0, MOST_COUNTED).optional();
const flag = z.boolean({ error: 'must be true or false' }).optional();

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` }).optional();

const rate = z
  .number({ error: RATE_RULE })
  .transform((sent, context): Rate => {
    const read = parseQuantity(String(sent));
    if (read !== undefined && sent >= 0 && sent <= 1) return Math.round(sent * PARTS_OF_A_RATE) as Rate;
    context.issues.push({ code: 'custom', input: sent, message: RATE_RULE });
    return z.NEVER;
  })
  .optional();

/** For what no rule holds: refused in words, so that it cannot pass for taken into account. */
const notHeld = (what: string) =>
  z
    .unknown()
    .refine((sent) => sent === undefined, { error: `cannot be taken into account: ${what}. Leave it out` })
    .optional();

const NO_LOCAL_TAX = 'no county or city tax is held';

/** What the certificate of a state says, each entry optional. Those that the state does not ask change nothing. */
export const electionsSchema = z.strictObject({
  filingStatus: choice(STATE_FILING_STATUSES).describe('Taken from stateFillingStatus when left out'),
  allowances: count,
  dependents: count,
  spouseWorks: flag.describe('Whether both spouses work'),
  additionalWithholding: amountSchema.optional().describe('Each pay period'),
  exempt: flag.describe('The certificate claims exemption from withholding'),
  estimatedDeductionAllowances: count.describe('California'),
  line2Allowances: count.describe('Illinois Form IL-W-4, line 2'),
  njRateTable: choice(['A', 'B', 'C', 'D', 'E']).describe('New Jersey Form NJ-W4, line 3'),
  ctCode: choice(['A', 'B', 'C', 'D', 'E', 'F']).describe('Connecticut Form CT-W4, line 1'),
  wvTable: choice(['oneEarner', 'twoEarner']).describe('West Virginia Form WV/IT-104; two earners when left out'),
  azElectedRate: rate.describe('Arizona Form A-4, such as 0.02 for 2%'),
  laBlockA: z.literal([0, 1, 2], { error: 'must be 0, 1 or 2' }).optional().describe('Louisiana Form L-4, block A'),
  exemptionAmount: amountSchema.optional().describe('Mississippi Form 89-350, a year'),
  personalExemptionClaimed: flag.describe('Alabama, and Georgia to 2023; true when left out'),
  iaW4AllowanceDollars: amountSchema.optional().describe('Iowa Form IA W-4, a year'),
  dependentExemptions: count.describe('Indiana Form WH-4'),
  firstTimeDependents: count.describe('Indiana Form WH-4'),
  adoptedChildren: count.describe('Indiana Form WH-4'),
  county: notHeld(NO_LOCAL_TAX),
  countyRate: notHeld(NO_LOCAL_TAX),
  locality: notHeld(NO_LOCAL_TAX),
  federalWithholdingThisPeriod: amountSchema
    .optional()
    .describe('In place of the federal income tax worked out, where the state subtracts it'),
  ficaRetirementThisPeriod: amountSchema
    .optional()
    .describe('Massachusetts: social security, Medicare and retirement contributions of the period'),
});
