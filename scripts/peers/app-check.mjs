import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The `appCheckToken` for a challenge, as a program makes it. Takes as long as the server's APP_CHECK_DIFFICULTY says. */
export async function solveAppCheck(challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The same for a challenge of the server at an address. */
export async function appCheckToken(address) {
  const response = await fetch(`${address}/api/app-check-challenge`);
  const { data } = await response.json();
  return solveAppCheck(data);
}
