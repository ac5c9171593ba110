import { z } from 'zod';
import { STATE_CODES } from '@paperwage/values';

/** The deduction lines of the answer, by their keys on the wire. */
export const TAX_KEYS = ['federal', 'fica', 'medicare', 'state', 'sdi', 'sui', 'wc', 'fli', 'trans', 'wst'] as const;
export type TaxKey = (typeof TAX_KEYS)[number];

const tax = z.number();
/** We have no rule, so we give no figure: a zero would read as "nothing is due". */
const taxOrMissing = z.number().nullable();
const held = z.enum(['calculated', 'none', 'missing']);

const stateCode = z.enum(STATE_CODES);

const identifier = z.string().regex(/^[A-Za-z]\w*$/);

const figureSchema = z
  .union([z.number(), z.string()])
  .describe(
    'Dollars, hours or a count as a number; a rate as text such as `6.2%`; a state, filing status or type of ' +
      'deduction as a word',
  );

const explanationSchema = z.object({
  key: z.string().describe(`One of ${TAX_KEYS.join(', ')}, or the name of a row in stateTaxTypes`),
  amount: tax,
  taxable: z.number().describe('Taxable wages this period'),
  steps: z
    .array(
      z.object({
        step: identifier,
        line: z.string().optional().describe('Line on the official worksheet'),
        figures: z.record(identifier, figureSchema),
      }),
    )
    .describe('In order of calculation'),
  source: z.object({ title: z.string(), publisher: z.string(), url: z.string().nullable(), checked: z.string() }),
  from: z.string().describe('First pay date the rule applies to'),
  to: z.string().describe('Last pay date the rule applies to, as far as we cover'),
  assumedYear: z
    .number()
    .optional()
    .describe('The year of the tables, if the pay date’s year is not covered yet and you sent `assumeYear`'),
  standing: z.enum(['official', 'secondary', 'inferred']),
  standingMessage: z.string().describe('The standing in a sentence'),
});

const localPlaceSchema = z.object({
  election: z
    .enum(['locality', 'workLocality', 'schoolDistrict', 'county'])
    .describe('The election that answers for this place'),
  of: z.enum(['home', 'work']).describe('Whether it is where the employee lives or works'),
  state: stateCode,
  status: z
    .enum(['covered', 'noTax', 'blank', 'notSure', 'notCovered', 'notWithheld'])
    .describe(
      '`covered`: its tax is calculated. `noTax`: answered `none`. `blank`: not answered, so its tax is unknown. ' +
        '`notSure`: answered `not sure`. `notCovered`: answered with a name that ends in `, not covered`. ' +
        '`notWithheld`: a home in another state than the work. The employee may owe its local tax',
    ),
  name: z.string().nullable().describe('The place, if it is covered or not covered'),
  assumedFromHome: z.boolean().describe('No place of work was given, so we use the place where the employee lives'),
});

const localCoverageSchema = z.object({
  status: z
    .enum(['none', 'covered', 'needsPlace', 'notCovered'])
    .describe(
      '`none`: the state has no local income tax. `needsPlace`: a place is blank or not sure. `notCovered`: we don’t cover the tax of a place that was given, or don’t withhold that of a home in another state',
    ),
  places: z.array(localPlaceSchema).describe('Every place that may tax this payment'),
  message: z
    .string()
    .nullable()
    .describe('What is missing or assumed, in sentences; null when there is nothing to say'),
});

/** Amounts are dollars with at most two decimals, for one pay period. */
export const salaryCalculateDataSchema = z.object({
  federal: tax,
  fica: tax.describe('Social Security only'),
  state: taxOrMissing.describe('State income tax; null when `coverage.stateIncomeTax` is `missing`'),
  medicare: tax,
  sdi: taxOrMissing.describe('Disability; this and the next four are null when `coverage.stateItems` is `missing`'),
  sui: taxOrMissing.describe('Unemployment; in New Jersey includes its workforce funds'),
  wc: taxOrMissing.describe('Employee workers’ compensation assessments'),
  fli: taxOrMissing.describe('Family, or family and medical, leave'),
  trans: taxOrMissing.describe('Oregon transit tax'),
  wst: tax.describe('Northern Mariana wage tax; 0 for every state'),
  stateTaxTypes: z
    .array(z.object({ name: z.string(), value: z.number() }))
    .describe('State items without their own key, and county and city taxes, named after the place'),
  timeStamp: z.number().describe('When we calculated this, in milliseconds'),
  assumedYear: z
    .number()
    .nullable()
    .describe('The year before, if any line uses its tables (see `assumeYear`); otherwise null'),
  explanations: z.array(explanationSchema).describe('How we calculated each line'),
  coverage: z.object({
    state: stateCode.describe('Where the work is done'),
    incomeTaxState: stateCode
      .optional()
      .describe('The state whose income tax is withheld, if an agreement makes it the employee’s home state'),
    payDate: z.string(),
    stateIncomeTax: held,
    stateItems: held,
    local: localCoverageSchema.describe('Taxes of cities, counties and school districts'),
    assumableYear: z
      .number()
      .optional()
      .describe('The `assumeYear` to send to calculate what is missing with last year’s tables'),
    itemsNotStated: z
      .array(z.string())
      .optional()
      .describe('State items not withheld because the request lacks what they need'),
    message: z.string().describe('The same in a sentence, with what the user needs to do'),
  }),
});

export const salaryCalculateAnswerSchema = z.object({ ok: z.literal(true), data: salaryCalculateDataSchema });

export type SalaryCalculateData = z.output<typeof salaryCalculateDataSchema>;
export type SalaryCalculateAnswer = z.output<typeof salaryCalculateAnswerSchema>;
