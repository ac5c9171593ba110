/** Solves one challenge, away from the page, so that no key press waits. */
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AppCheckChallenge } from '@paperwage/api-contract';

type DeriveKey = typeof deriveKey;

/** For a page at an http address of another machine, to which browsers give no cryptography. Takes some times as long. */
const deriveKeyByScript: DeriveKey = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) });

addEventListener('message', ({ data: challenge }: MessageEvent<AppCheckChallenge>) => {
  const solving = solveChallenge({ challenge, deriveKey: isSecureContext ? deriveKey : deriveKeyByScript });
  void solving.then((solution) => postMessage(solution));
});
