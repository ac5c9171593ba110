import type { Identity } from '../../ports/identity.ts';
import { problems } from '../../problem.ts';

/** Who may issue documents: everybody who is signed in. Throws `signInNeeded`. */
export function requireIssuer(user: Identity | undefined): Identity {
  if (!user) throw problems.signInNeeded();
  return user;
}
