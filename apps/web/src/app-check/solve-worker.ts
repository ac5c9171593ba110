/** Solves one challenge, away from the page, so that no key press waits. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AppCheckChallenge } from '@paperwage/api-contract';
import { deriveKeyByScript } from './derive-key-by-script.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<AppCheckChallenge>) => {
  const solving = solveChallenge({ challenge, deriveKey: isSecureContext ? deriveKey : deriveKeyByScript });
  void solving.then((solution) => postMessage(solution));
});
