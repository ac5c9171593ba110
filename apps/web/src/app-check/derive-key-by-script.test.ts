import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveKeyByScript } from './derive-key-by-script.ts';

it('derives the keys that browsers derive', async () => {
  const { parameters } = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 7, deriveKey });
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (salt, password) => {
      expect(await deriveKeyByScript(parameters, salt, password)).toMatchObject({
        derivedKey: (await deriveKey(parameters, salt, password)).derivedKey,
      });
    }),
  );
});
