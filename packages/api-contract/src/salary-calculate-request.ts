import { z } from 'zod';
import type { CalendarDate } from '@paperwage/values';
import { STATE_CODES, fromTimestamp, parseCalendarDate, yearOf } from '@paperwage/values';
import { PAY_FREQUENCIES, PRE_TAX_CLASSES } from '@paperwage/payroll';
import { electionsSchema } from './elections.ts';
import { amountSchema, optionalAmountSchema, quantitySchema, wholeNumberSchema } from './wire-number.ts';

const DATE_RULE =
  'must be a day in the calendar, as milliseconds since January 1, 1970 (UTC) such as 1795132800000, or as 2026-11-20';
const LONGEST_DATE = 30;
/** A day, or a moment of it in UTC as programs write it. */
const WRITTEN_DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z)?$/;
const HOURS_IN_A_LEAP_YEAR = 8_784;
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

/** The day in UTC of a millisecond timestamp, or a day as it is written. */
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
    // A timestamp in seconds lands in January 1970; telling the unit helps more than telling the year.
    if (date && yearOf(date) > 1970) return date;
    context.issues.push({ code: 'custom', input: sent, message: DATE_RULE });
    return z.NEVER;
  });

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${listed(values)}` });

const stateSchema = z.enum(STATE_CODES as readonly [string, ...string[]], {
  error: 'must be the two-letter code of a state or DC, such as CA or NY',
});

const MAX_DEDUCTIONS = 50;

const preTaxDeductionSchema = z.strictObject(
  {
    class: choice(PRE_TAX_CLASSES),
    amount: amountSchema.describe('Of the period'),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : 'must have a class and an amount') },
);

/**
 * The payload of the specification, section 7, under its own names, and the optional entries that go beyond it.
 * A name that is not listed here is refused, so that a misspelt entry cannot pass for a default.
 */
export const salaryCalculateRequestSchema = z.strictObject({
  grossPay: amountSchema.describe('Gross pay in dollars: of the period, or of the year with `ANNUALLY`'),
  payFrequency: choice(PAY_FREQUENCIES),
  state: stateSchema.default('AL').describe('The state the work is done in'),
  residenceState: stateSchema
    .optional()
    .describe(
      'Where the employee lives, if in another state. Its income tax is withheld in place of that of `state` where the two have an agreement',
    ),
  grossPayType: choice(['PAY_PER_PERIOD', 'ANNUALLY'])
    .default('PAY_PER_PERIOD')
    .describe('`ANNUALLY`: grossPay is a yearly amount, divided by the pay periods of a year'),
  payDate: payDateSchema.describe(
    'Millisecond timestamp, whose day in UTC chooses the rules, or a day such as 2026-11-20',
  ),
  assumeYear: wholeNumberSchema(FIRST_YEAR, LAST_YEAR)
    .optional()
    .describe(
      'The year before that of payDate: calculate with its tables as long as those of the new year are not in. What is already published of the new year is used. Changes nothing where they are in; `assumedYear` in the answer tells',
    ),
  federalFilingStatusType: choice(['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']),
  grossPayYTD: optionalAmountSchema.describe('Paid by this employer in this calendar year before this payment'),
  dependents2020: optionalAmountSchema.describe('Form W-4 of 2020 and later, step 3, in dollars a year'),
  stateFillingStatus: choice(['H', 'M', 'S'])
    .nullish()
    .describe('Head of household, married, single; taken from federalFilingStatusType when left out'),
  w4Version: z
    .literal(['2020', '2019', 2020, 2019], { error: 'must be 2020, or 2019 for a Form W-4 of 2019 or earlier' })
    .default('2020')
    .transform((version) => String(version) as '2020' | '2019'),
  federalAllowances: wholeNumberSchema(0, 18).default(0).describe('Form W-4 of 2019 or earlier, line 5'),
  step2Checkbox: z.boolean({ error: 'must be true or false' }).default(false).describe('Form W-4, step 2(c)'),
  otherIncome: optionalAmountSchema.describe('Form W-4, step 4(a), a year'),
  deductions: optionalAmountSchema.describe('Form W-4, step 4(b), a year'),
  extraWithholding: optionalAmountSchema.describe('Form W-4, step 4(c), each pay period'),
  hoursWorked: quantitySchema(HOURS_IN_A_LEAP_YEAR)
    .optional()
    .describe(
      'Hours of the period, which workers’ compensation in Oregon and Washington counts; 2,080 a year when left out',
    ),
  supplementalPay: optionalAmountSchema.describe('Bonus and the like, included in the gross pay of the period'),
  supplementalPayMethod: choice(['flat', 'aggregate'])
    .default('flat')
    .describe(
      'How income tax is withheld from supplementalPay: Publication 15, section 7. `flat` also takes the rate of the state where it publishes one',
    ),
  supplementalPayKind: choice(['bonus', 'other'])
    .default('bonus')
    .describe('California has another rate for supplemental pay that is neither a bonus nor a stock option'),
  ytdSupplementalWages: optionalAmountSchema.describe('Supplemental wages of this calendar year before this payment'),
  overtime: optionalAmountSchema.describe('Overtime pay, included in the gross pay of the period'),
  tips: optionalAmountSchema.describe('Tips, included in the gross pay of the period'),
  preTaxDeductions: z
    .array(preTaxDeductionSchema, { error: 'must be a list' })
    .max(MAX_DEDUCTIONS, `must hold at most ${MAX_DEDUCTIONS} deductions`)
    .default([])
    .describe(
      'Paid before tax out of the gross pay of the period. `retirement401k`: traditional 401(k). Through a section 125 plan: ' +
        '`section125` premiums, `hsa`, `fsa` and `dependentCare` accounts. Which taxes each lowers is told in the explanations',
    ),
  ytdSocialSecurityWages: amountSchema.optional().describe('grossPayYTD when left out'),
  ytdMedicareWages: amountSchema.optional().describe('grossPayYTD when left out'),
  elections: electionsSchema.nullish().describe('What the withholding certificate of the state says'),
});

export type SalaryCalculateRequest = z.output<typeof salaryCalculateRequestSchema>;
export type SalaryCalculateBody = z.input<typeof salaryCalculateRequestSchema>;

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
