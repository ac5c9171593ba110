import { z } from 'zod';
import { answerOf } from './answers.ts';
import { endpoint } from './endpoint.ts';

const LONGEST_TOKEN = 2000;
const PATH = '/api/app-check-challenge';

/** The signature covers every parameter, so a solver sends them back as they came. */
export const appCheckChallengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int().describe('Iterations of each key'),
    data: z.strictObject({ expiresAtMs: z.int() }),
    keyLength: z.int().describe('In bytes'),
    keyPrefix: z.string().describe('How the key that solves it begins, in hexadecimal'),
    keySignature: z.string(),
    nonce: z.string().describe('In hexadecimal. Followed by the counter, it is the password of a key'),
    salt: z.string().describe('In hexadecimal'),
  }),
  signature: z.string(),
});

/** What a token holds before it is encoded as JSON and then base64. */
export const appCheckPayloadSchema = z.object({
  challenge: appCheckChallengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** The entry that the body of an endpoint with `appCheck` has. */
export const appCheckTokenSchema = z
  .string({
    error: ({ input }) =>
      input === undefined ? `is missing; solve a challenge from GET ${PATH} and send the solution` : 'must be text',
  })
  .max(LONGEST_TOKEN)
  .describe(`The solution of a challenge from \`GET ${PATH}\`. Works once.`);

export const appCheckEndpoints = {
  getAppCheckChallenge: endpoint({
    method: 'GET',
    path: PATH,
    tag: 'Service',
    summary: 'Get a challenge to solve for an appCheckToken',
    description:
      'Calls that take an `appCheckToken` want proof of some work, which keeps bots away. Try counters from 1 until the ' +
      'key begins with `keyPrefix`: the key is PBKDF2 (RFC 8018) of the password `nonce` followed by the counter, as a ' +
      '32-bit big-endian integer. The token is the base64 of the JSON ' +
      '`{"challenge": …, "solution": {"counter": …, "derivedKey": …}}`, with the challenge as it came and the key in ' +
      'lowercase hexadecimal. Libraries for ALTCHA version 2 solve it too. A token works once, for 10 minutes.',
    auth: 'none',
    limit: 'appChecksPerMinute',
    answer: answerOf(appCheckChallengeSchema),
  }),
};

export type AppCheckChallenge = z.output<typeof appCheckChallengeSchema>;
