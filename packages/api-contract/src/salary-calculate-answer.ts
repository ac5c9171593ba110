import { z } from 'zod';
import { STATE_CODES } from '@paperwage/values';

/** The deduction lines of the answer, by their keys on the wire. */
export const TAX_KEYS = ['federal', 'fica', 'medicare', 'state', 'sdi', 'sui', 'wc', 'fli', 'trans', 'wst'] as const;
export type TaxKey = (typeof TAX_KEYS)[number];

const tax = z.number();
/** No rule is held, so no figure is given: a zero would read as "nothing is due". */
const taxOrMissing = z.number().nullable();
const held = z.enum(['calculated', 'none', 'missing']);

const stateCode = z.enum(STATE_CODES as readonly [string, ...string[]]);

const identifier = z.string().regex(/^[A-Za-z]\w*$/);

const figureSchema = z
  .union([z.number(), z.string()])
  .describe(
    'Dollars, hours or a count as a number; a rate as text such as `6.2%`; a state, filing status or class of deduction as its word',
  );

const explanationSchema = z.object({
  key: z.string().describe(`One of ${TAX_KEYS.join(', ')}, or the name of a row in stateTaxTypes`),
  amount: tax,
  taxable: z.number().describe('The wages this tax was taken on, this period'),
  steps: z
    .array(
      z.object({
        step: identifier,
        line: z.string().optional().describe('Line of the official worksheet'),
        figures: z.record(identifier, figureSchema),
      }),
    )
    .describe('In the order they were taken'),
  source: z.object({ title: z.string(), publisher: z.string(), url: z.string(), checked: z.string() }),
  from: z.string().describe('First pay date on which the rule is in force'),
  to: z.string().describe('Last pay date on which the rule is in force, as far as rules are held'),
  assumedYear: z
    .number()
    .optional()
    .describe('The year of the tables, where those of the year of the pay date are not in and `assumeYear` was given'),
  standing: z.enum(['official', 'secondary', 'inferred']),
  standingMessage: z.string().describe('The standing in a sentence'),
});

/** Amounts are dollars with at most two decimals, for one pay period. */
export const salaryCalculateDataSchema = z.object({
  federal: tax,
  fica: tax.describe('Social security alone'),
  state: taxOrMissing.describe('State income tax; null when `coverage.stateIncomeTax` is `missing`'),
  medicare: tax,
  sdi: taxOrMissing.describe('Disability; this and the next four are null when `coverage.stateItems` is `missing`'),
  sui: taxOrMissing.describe('Unemployment; in New Jersey with its workforce funds'),
  wc: taxOrMissing.describe('Employee workers’ compensation assessments'),
  fli: taxOrMissing.describe('Family, or family and medical, leave'),
  trans: taxOrMissing.describe('Oregon transit tax'),
  wst: tax.describe('Northern Mariana wage tax; 0 for every state'),
  stateTaxTypes: z
    .array(z.object({ name: z.string(), value: z.number() }))
    .describe('State items without a key of their own, and county and city taxes, named after the place'),
  timeStamp: z.number().describe('When this was calculated, in milliseconds'),
  assumedYear: z
    .number()
    .nullable()
    .describe('The year before, where any line is calculated with its tables (see `assumeYear`); null where none is'),
  explanations: z.array(explanationSchema).describe('How each computed line came about'),
  coverage: z.object({
    state: stateCode.describe('Where the work is done'),
    incomeTaxState: stateCode
      .optional()
      .describe('The state whose income tax is withheld, where an agreement makes it the one the employee lives in'),
    payDate: z.string(),
    stateIncomeTax: held,
    stateItems: held,
    assumableYear: z
      .number()
      .optional()
      .describe('What to give as `assumeYear` to calculate what is missing with the tables of the year before'),
    itemsNotStated: z
      .array(z.string())
      .optional()
      .describe('Items of the state that are not withheld, because what they need was not given'),
    message: z.string().describe('The same in a sentence, saying what is left to the user'),
  }),
});

export const salaryCalculateAnswerSchema = z.object({ ok: z.literal(true), data: salaryCalculateDataSchema });

export type SalaryCalculateData = z.output<typeof salaryCalculateDataSchema>;
export type SalaryCalculateAnswer = z.output<typeof salaryCalculateAnswerSchema>;
