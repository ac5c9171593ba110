import { z } from 'zod';
import { joinWords, STATE_CODES } from '@paperwage/values';
import { endpoint } from '../endpoint.ts';
import { payDateSchema } from './salary-calculate-request.ts';

const LONGEST_QUERY = 100;
const QUERY_RULE = `must be a part of a place's name or number, at most ${LONGEST_QUERY} characters`;
const ROLES = ['locality', 'schoolDistrict', 'county'] as const;

/** What to search for among one state's places that tax wages. */
const placesQuerySchema = z.strictObject({
  state: z.enum(STATE_CODES, {
    error: 'must be the two-letter code of a state or DC, such as OH or PA',
  }),
  query: z
    .string({ error: QUERY_RULE })
    .max(LONGEST_QUERY, { error: QUERY_RULE })
    .default('')
    .describe('Part of the name or number, ignoring case, accents and punctuation'),
  payDate: payDateSchema.describe('Millisecond timestamp; coverage is for its day in UTC'),
  role: z
    .enum(ROLES, { error: `must be ${joinWords(ROLES, 'or')}` })
    .default('locality')
    .describe('The election that the place is for'),
});

const placeSchema = z.object({
  name: z.string().describe('The only place of this name in its state: send it as the election'),
  code: z.string().nullable().describe('The number the state knows it by, such as a PSD code'),
  kind: z
    .string()
    .describe('municipality, city, borough, township, town, county, schoolDistrict, jointDistrict or region'),
  county: z.string().nullable(),
  held: z.boolean().describe('Whether we cover its tax for the pay date; if not, a calculation with it is refused'),
});

export const placesAnswerSchema = z.object({
  ok: z.literal(true),
  data: z.object({ places: z.array(placeSchema).describe('Best matches first, at most 20') }),
});

export const placesEndpoints = {
  findPlaces: endpoint({
    method: 'GET',
    path: '/api/places',
    tag: 'Payroll',
    summary: 'Find places in a state that tax wages',
    description:
      'A calculation refuses any place not listed here. Enter its tax as a custom line. A state without local ' +
      'taxes returns an empty list.',
    auth: 'none',
    limit: 'calculationsPerMinute',
    query: placesQuerySchema,
    answer: placesAnswerSchema,
  }),
};

export type PlacesAnswer = z.output<typeof placesAnswerSchema>;
