import { z } from 'zod';
import { TAXED_KINDS } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { STATE_CODES } from '@paperwage/values';
import { endpoint } from '../endpoint.ts';

const stateCode = z.enum(STATE_CODES);

const day = z.string() as z.ZodType as z.ZodType<CalendarDate, CalendarDate>;

/** A state, or `US` for the federal taxes. */
const jurisdiction = z.enum(['US', ...STATE_CODES], {
  error: 'must be the two-letter code of a state or DC, such as CA, or US for the federal taxes',
});

/** Which rules to return: everything, a year, a state, or a state in a year. */
const taxRulesQuerySchema = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be a year of four digits, such as 2026' })
    .optional()
    .describe('A year of pay dates; every year we cover if left out'),
  state: jurisdiction.optional().describe('A state, or US for federal taxes; all if left out'),
});

const standing = z.enum(['official', 'secondary', 'inferred']);

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string().nullable().describe('The page with the numbers, or the nearest we know; null if we know none'),
  checked: day.describe('When we last compared the numbers with it, or with records of it'),
});

const rule = z.object({
  from: day.describe('First pay date it applies to; we don’t cover dates before 2022'),
  to: day.describe('Last pay date it applies to, as far as we cover'),
  name: z.string().describe('What it is about'),
  text: z.string().describe('What is withheld, and from what'),
  standing,
  comparison: z
    .string()
    .nullable()
    .describe('Whose record we read if we did not read the source itself, and what else we compared the numbers with'),
  note: z.string().nullable().describe('What a reader comparing with the source should know'),
  source,
});

const taxedKind = z.enum(TAXED_KINDS);

/** What counts as wages for a program, for each kind of pre-tax deduction. */
const programWages = z.object({
  key: z.string().describe('Key of the program in the answer of `salary-calculate`'),
  name: z.string(),
  counts: z
    .record(taxedKind, z.enum(['yes', 'no', 'assumed']))
    .describe('Whether a deduction of this kind still counts as wages; `assumed`: we found no rule and count it'),
  standing,
  comparison: z.string().nullable(),
  note: z.string().nullable(),
  source: source.nullable().describe('Null where we found none'),
});

const counted = z.object({ passing: z.int(), failing: z.int() });

const failingExample = z.object({
  id: z.string(),
  source: z.string(),
  expected: z.number(),
  calculated: z.number(),
  tolerance: z.number().describe('How many dollars the two may differ by'),
  reason: z.string().nullable().describe('Why we don’t follow it, if it contradicts what else its state publishes'),
});

const placesSchema = z.object({
  listed: z.int().describe('Places in the state that tax wages and that we know by name'),
  inState: z
    .array(
      z.object({
        what: z.enum(['psdCodes', 'municipalities', 'jointDistricts', 'schoolDistricts']),
        count: z.int(),
        held: z.int().describe('How many of them we cover on some pay date of the year'),
        asOf: z.int().describe('The year of the register'),
      }),
    )
    .describe(
      'How many there are in the state by its own registers: places that tax wages, or PSD codes in Pennsylvania. Empty where we list every one, or don’t know',
    ),
  held: z.int().describe('How many of them we cover on some pay date of the year'),
  everyDay: z.int().describe('How many of them we cover on every pay date of the year'),
  byStanding: z.object({ official: z.int(), secondary: z.int(), inferred: z.int() }),
  sources: z.array(source.extend({ places: z.int().describe('How many places it is the source for') })),
});

/** What we cover for one state, or for the federal taxes, in one year. */
const taxRulesRowSchema = z.object({
  state: jurisdiction,
  name: z.string(),
  year: z.int(),
  standing: z
    .object({ incomeTax: standing, programs: standing })
    .describe('The lowest standing of any of its rules that year'),
  incomeTax: z
    .array(rule.extend({ method: z.string() }))
    .describe('How income tax is withheld; two or more if a rule changed during the year'),
  programs: z
    .array(rule.extend({ key: z.string().describe('Its key in the answer of `salary-calculate`') }))
    .describe('What employees pay besides income tax'),
  programLists: z.array(rule).describe('The source that says there are no other programs'),
  programWages: z.array(programWages).describe('What counts as wages for the programs that take a rate of wages'),
  supplemental: z
    .array(rule)
    .describe('Rates for supplemental pay that is withheld separately; empty if there is none'),
  reciprocity: z
    .array(
      rule.extend({
        residentsOf: z.array(stateCode).describe('States whose residents don’t have this tax withheld'),
        certificate: z.string(),
      }),
    )
    .describe('Agreements that leave the tax to the employee’s home state'),
  certificates: z.array(rule).describe('The employee’s withholding certificate'),
  places: placesSchema.describe('Cities, counties and districts that tax wages'),
  examples: z
    .object({
      official: counted.describe('Printed by an agency'),
      agencyCalculator: counted.describe('From an agency’s calculator'),
      others: counted.describe('Calculated with other software or by hand'),
      failures: z.array(failingExample),
    })
    .describe('Worked examples, run with these rules'),
});

const announcedFact = rule.omit({ to: true }).extend({
  state: jurisdiction,
  to: day.nullable().describe('Last day it applies; null if no end is known'),
});

/** What we know about a year whose tables we don't have yet. No tax is calculated with it. */
const announcedYearSchema = z.object({
  year: z.int(),
  facts: z.array(announcedFact).describe('Federal first, then states by code'),
  notPublished: z
    .array(z.object({ state: jurisdiction, name: z.string() }))
    .describe('What was looked for and not found'),
});

export const taxRulesAnswerSchema = z.object({
  ok: z.literal(true),
  data: z.object({
    years: z.array(z.int()).describe('Every year we cover'),
    standings: z
      .array(z.object({ standing, word: z.string(), message: z.string() }))
      .describe('What each standing ' + 'means'),
    rows: z.array(taxRulesRowSchema).describe('Federal first, then states by name; one row per year'),
    announced: z.array(announcedYearSchema).describe('Years we know something about but have no tables for yet'),
  }),
});

export const taxRulesEndpoints = {
  getTaxRules: endpoint({
    method: 'GET',
    path: '/api/tax-rules',
    tag: 'Payroll',
    summary: 'Get the tax rules by year and state',
    description:
      'The rules with their sources, how sure we are, and how many worked examples pass. Generated from the rules ' +
      'and from running every example. The response has an ETag, so you can cache it.',
    auth: 'none',
    limit: 'calculationsPerMinute',
    query: taxRulesQuerySchema,
    answer: taxRulesAnswerSchema,
  }),
};

export type TaxRulesRow = z.output<typeof taxRulesRowSchema>;
export type AnnouncedYearOfRules = z.output<typeof announcedYearSchema>;
export type TaxRulesData = z.output<typeof taxRulesAnswerSchema>['data'];
export type TaxRulesAnswer = z.output<typeof taxRulesAnswerSchema>;
