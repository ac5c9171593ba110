import { z } from 'zod';
import { STATE_CODES } from '@paperwage/values';
import { endpoint } from './endpoint.ts';

const stateCode = z.enum(STATE_CODES as readonly [string, ...string[]]);

/** A state, or `US` for the federal taxes. */
const jurisdiction = z.enum(['US', ...STATE_CODES] as readonly [string, ...string[]], {
  error: 'must be the two-letter code of a state or DC, such as CA, or US for the federal taxes',
});

/** What of the rules is asked for: everything, a year, a state, or a state in a year. */
const taxRulesQuerySchema = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be a year of four digits, such as 2026' })
    .optional()
    .describe('A year of pay dates; every year held when left out'),
  state: jurisdiction.optional().describe('A state, or US for the federal taxes; all of them when left out'),
});

const standing = z.enum(['official', 'secondary', 'inferred']);

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  checked: z.string().describe('When the figures were last compared with it, or with the records of it'),
});

const rule = z.object({
  from: z.string().describe('First pay date on which it is in force; dates before 2022 are not held'),
  to: z.string().describe('Last pay date on which it is in force, as far as rules are held'),
  name: z.string().describe('What it is about'),
  text: z.string().describe('What is taken, and of what'),
  standing,
  comparison: z
    .string()
    .nullable()
    .describe(
      'Whose record we read, where we did not read the source itself, and what else the figures were compared with',
    ),
  note: z.string().nullable().describe('What a reader comparing with the source should know'),
  source,
});

const counted = z.object({ passing: z.int(), failing: z.int() });

const failingExample = z.object({
  id: z.string(),
  source: z.string(),
  expected: z.number(),
  calculated: z.number(),
  tolerance: z.number().describe('By how many dollars the two may differ'),
  reason: z.string().nullable().describe('Why it is not followed, where it contradicts what else its state publishes'),
});

const placesSchema = z.object({
  listed: z.int().describe('Places of the state that tax wages and are known by name'),
  held: z.int().describe('Those of them whose tax is held on some pay date of the year'),
  everyDay: z.int().describe('Those of them whose tax is held on every pay date of the year'),
  byStanding: z.object({ official: z.int(), secondary: z.int(), inferred: z.int() }),
  sources: z.array(source.extend({ places: z.int().describe('How many places it is the source of') })),
});

/** What is held for one state, or for the federal taxes, in one year. */
const taxRulesRowSchema = z.object({
  state: jurisdiction,
  name: z.string(),
  year: z.int(),
  standing: z
    .object({ incomeTax: standing, programs: standing })
    .describe('Each as sure as the least sure rule of the year'),
  incomeTax: z
    .array(rule.extend({ method: z.string() }))
    .describe('How income tax is withheld; two entries or more where a rule changed within the year'),
  programs: z
    .array(rule.extend({ key: z.string().describe('Its key in the answer of `salary-calculate`') }))
    .describe('What employees pay beside income tax'),
  programLists: z.array(rule).describe('Where it is written that the programs are all there are'),
  supplemental: z.array(rule).describe('Rates for supplemental pay withheld from by itself; empty when there is none'),
  reciprocity: z
    .array(
      rule.extend({
        residentsOf: z.array(stateCode).describe('States whose residents the tax is not withheld from'),
        certificate: z.string(),
      }),
    )
    .describe('Agreements by which the tax is left to the state the employee lives in'),
  certificates: z.array(rule).describe('The withholding certificate of the employee'),
  places: placesSchema.describe('Cities, counties and districts that tax wages'),
  examples: z
    .object({
      official: counted.describe('Printed by an agency'),
      agencyCalculator: counted.describe('Answered by the calculator of an agency'),
      others: counted.describe('Worked out by other software or by hand'),
      failures: z.array(failingExample),
    })
    .describe('Worked examples run with these very rules'),
});

const announcedFact = rule.omit({ to: true }).extend({
  state: jurisdiction,
  to: z.string().nullable().describe('Last day on which it is in force; null where no end is known'),
});

/** What is known of a year whose tables are not in yet. No tax is calculated with it. */
const announcedYearSchema = z.object({
  year: z.int(),
  facts: z.array(announcedFact).describe('The federal ones first, then the states by code'),
  notPublished: z
    .array(z.object({ state: jurisdiction, name: z.string() }))
    .describe('What was looked for and not found'),
});

export const taxRulesAnswerSchema = z.object({
  ok: z.literal(true),
  data: z.object({
    years: z.array(z.int()).describe('Every year held'),
    standings: z.array(z.object({ standing, word: z.string(), message: z.string() })).describe('What a standing says'),
    rows: z.array(taxRulesRowSchema).describe('The federal taxes first, then the states by name; a row for each year'),
    announced: z.array(announcedYearSchema).describe('Years whose tables are not in yet, of which something is known'),
  }),
});

export const taxRulesEndpoints = {
  getTaxRules: endpoint({
    method: 'GET',
    path: '/api/tax-rules',
    tag: 'Payroll',
    summary: 'What the rules hold, by year and state',
    description:
      'The rules in force with their sources, how sure they are, and how many worked examples pass. Generated from the ' +
      'rules and from running every example with them. The answer has an ETag, so that a copy can be kept.',
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
