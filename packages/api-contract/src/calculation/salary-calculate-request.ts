import { z } from 'zod';
import type { CalendarDate } from '@paperwage/values';
import { joinWords, fromTimestamp, parseCalendarDate, STATE_CODES, yearOf } from '@paperwage/values';
import { PAY_FREQUENCIES, PRE_TAX_CLASSES } from '@paperwage/payroll';
import { electionsSchema } from './elections.ts';
import { amountSchema, optionalAmountSchema, quantitySchema, integerSchema } from './wire-number.ts';

const DATE_RULE =
  'must be a day in the calendar, as milliseconds since January 1, 1970 (UTC) such as 1795132800000, or as 2026-11-20';
const LONGEST_DATE = 30;
/** A day, or a moment of it in UTC, as programs write it. */
const WRITTEN_DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z)?$/;
const HOURS_IN_A_LEAP_YEAR = 8_784;
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

/** The day in UTC of a millisecond timestamp, or a day as written. */
export const payDateSchema = z
  .union([z.number(), z.string().max(LONGEST_DATE)], { error: DATE_RULE })
  .transform((sent, context): CalendarDate => {
    const text = String(sent).replaceAll(',', '').trim();
    const [, written] = WRITTEN_DATE.exec(text) ?? [];
    if (written !== undefined) {
      const day = parseCalendarDate(written);
      if (day) return day;
    }
    const date = /^\d{1,16}$/.test(text) ? fromTimestamp(Number(text)) : undefined;
    // A timestamp in seconds lands in January 1970; naming the unit helps more than naming the year.
    if (date && yearOf(date) > 1970) return date;
    context.issues.push({ code: 'custom', input: sent, message: DATE_RULE });
    return z.NEVER;
  });

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${joinWords(values, 'or')}` });

const stateSchema = z.enum(STATE_CODES, {
  error: 'must be the two-letter code of a state or DC, such as CA or NY',
});

const MAX_DEDUCTIONS = 50;

const preTaxDeductionSchema = z.strictObject(
  {
    class: choice(PRE_TAX_CLASSES),
    amount: amountSchema.describe('For the period'),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : 'must have a class and an amount') },
);

/**
 * The payload of the specification, section 7, under its own names, plus the optional entries that go beyond it. Unknown
 * names are refused, so that a misspelled entry can't pass for a default.
 */
export const salaryCalculateRequestSchema = z.strictObject({
  grossPay: amountSchema.describe('Gross pay in dollars, for the period, or for the year with `ANNUALLY`'),
  payFrequency: choice(PAY_FREQUENCIES),
  state: stateSchema.default('AL').describe('The state where the work is done'),
  residenceState: stateSchema
    .optional()
    .describe(
      'Where the employee lives, if in another state. If the two states have an agreement, its income tax is ' +
        'withheld instead of that of `state`',
    ),
  grossPayType: choice(['PAY_PER_PERIOD', 'ANNUALLY'])
    .default('PAY_PER_PERIOD')
    .describe('`ANNUALLY`: grossPay is a yearly amount, divided by the pay periods in a year'),
  payDate: payDateSchema.describe(
    'Millisecond timestamp or a day such as 2026-11-20. The day (in UTC) decides which rules apply',
  ),
  assumeYear: integerSchema(FIRST_YEAR, LAST_YEAR)
    .optional()
    .describe(
      'The year before payDate: use its tables until we have the new year’s. Anything already published for the ' +
        'new year is still used. Has no effect once we have the new tables; see `assumedYear` in the response',
    ),
  federalFilingStatusType: choice(['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']),
  grossPayYTD: optionalAmountSchema.describe('Paid by this employer this calendar year before this payment'),
  dependents2020: optionalAmountSchema.describe('Form W-4 of 2020 or later, step 3, in dollars per year'),
  stateFillingStatus: choice(['H', 'M', 'S'])
    .nullish()
    .describe('Head of household, married, single; federalFilingStatusType if left out'),
  w4Version: z
    .literal(['2020', '2019', 2020, 2019], { error: 'must be 2020, or 2019 for a Form W-4 of 2019 or earlier' })
    .default('2020')
    .transform((version) => String(version) as '2020' | '2019'),
  federalAllowances: integerSchema(0, 18).default(0).describe('Form W-4 of 2019 or earlier, line 5'),
  step2Checkbox: z.boolean({ error: 'must be true or false' }).default(false).describe('Form W-4, step 2(c)'),
  otherIncome: optionalAmountSchema.describe('Form W-4, step 4(a), per year'),
  deductions: optionalAmountSchema.describe('Form W-4, step 4(b), per year'),
  extraWithholding: optionalAmountSchema.describe('Form W-4, step 4(c), per pay period'),
  federalExempt: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Form W-4 claims exemption: no federal income tax is withheld. Social security and Medicare are, and state tax follows the certificate of the state. A claim ends February 15 of the next year',
    ),
  nonresidentAlien: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Form W-4 says nonresident alien: an amount is added to the wages for federal income tax only, and the filing status is SINGLE. Leave it out for students and business apprentices from India',
    ),
  hoursWorked: quantitySchema(HOURS_IN_A_LEAP_YEAR)
    .optional()
    .describe('Hours in the period, for workers’ compensation in Oregon and Washington; 2,080 per year if left out'),
  supplementalPay: optionalAmountSchema.describe(
    'Bonuses and other supplemental pay, included in the gross pay of ' + 'the period',
  ),
  supplementalPayMethod: choice(['flat', 'aggregate'])
    .default('flat')
    .describe(
      'How income tax is withheld from supplementalPay: Publication 15, section 7. `flat` also uses the state’s ' +
        'rate if it publishes one',
    ),
  supplementalPayKind: choice(['bonus', 'other'])
    .default('bonus')
    .describe('California has a different rate for supplemental pay that is not a bonus or stock option'),
  ytdSupplementalWages: optionalAmountSchema.describe('Supplemental wages this calendar year before this payment'),
  overtime: optionalAmountSchema.describe('Overtime pay, included in the gross pay of the period'),
  tips: optionalAmountSchema.describe('Tips, included in the gross pay of the period'),
  preTaxDeductions: z
    .array(preTaxDeductionSchema, { error: 'must be a list' })
    .max(MAX_DEDUCTIONS, `must have at most ${MAX_DEDUCTIONS} deductions`)
    .default([])
    .describe(
      'Taken out of the period’s gross pay before tax. `retirement401k`, `retirement403b`, `retirement457b`, ' +
        '`simpleIra`: traditional (not Roth) deferrals to such a plan. Through a section 125 plan: ' +
        '`section125` premiums, `hsa`, `fsa` and `dependentCare` accounts. The explanations say which taxes each ' +
        'one lowers',
    ),
  ytdSocialSecurityWages: amountSchema.optional().describe('grossPayYTD if left out'),
  ytdMedicareWages: amountSchema.optional().describe('grossPayYTD if left out'),
  elections: electionsSchema.nullish().describe('What the state withholding certificate says'),
});

export type SalaryCalculateRequest = z.output<typeof salaryCalculateRequestSchema>;
export type SalaryCalculateBody = z.input<typeof salaryCalculateRequestSchema>;
