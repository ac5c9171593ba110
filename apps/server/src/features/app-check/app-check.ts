import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppCheckChallenge } from '@paperwage/api-contract';
import { appCheckChallengeSchema, appCheckPayloadSchema } from '@paperwage/api-contract';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { createHmacSigner } from '../accounts/create-hmac-signer.ts';

const LIFE_MS = 10 * 60_000;
/** Enough that the processor is the limit, so a bot is no faster than a browser. */
const ITERATIONS = 1000;

export interface AppCheck {
  /** A signed challenge that takes the key of a counter from 1 to `difficulty` to solve. */
  createChallenge(difficulty: number): Promise<AppCheckChallenge>;
  /** Uses up a token. Throws `appCheckWrong`, `appCheckExpired` or `appCheckUsed`. */
  spendToken(token: string): Promise<void>;
}

/**
 * Makes browsers prove themselves by work: a challenge is cheap to make and check, and takes many tries to solve. Servers
 * that share a database share the key that signs challenges and know each other's used tokens.
 */
export function createAppCheck({ records, clock }: { readonly records: Records; readonly clock: Clock }): AppCheck {
  const sign = createHmacSigner(records, clock, 'app-check');
  const secrets = async () => ({
    hmacSignatureSecret: await sign('challenge'),
    hmacKeySignatureSecret: await sign('key'),
  });
  return {
    async createChallenge(difficulty) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        // A known counter limits the wait; a random search could go on forever.
        counter: randomInt(1, difficulty + 1),
        // The library's own expiration uses the machine's clock.
        data: { expiresAtMs: clock.nowMs() + LIFE_MS },
        deriveKey,
        ...(await secrets()),
      });
      return appCheckChallengeSchema.parse(challenge);
    },
    async spendToken(token) {
      const { challenge, solution } = readToken(token);
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
      if (!verified) throw problems.appCheckWrong();
      const { nonce, data } = challenge.parameters;
      if (data.expiresAtMs <= clock.nowMs()) throw problems.appCheckExpired();
      if (!(await records.oneTime.spend(`app-check:${nonce}`, data.expiresAtMs))) throw problems.appCheckUsed();
    },
  };
}

function readToken(token: string) {
  const payload = appCheckPayloadSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString()));
  if (!payload.success) throw problems.appCheckWrong();
  return payload.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
