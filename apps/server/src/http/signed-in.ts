import type { FastifyRequest } from 'fastify';
import { deviceName } from '../features/accounts/device-name.ts';
import type { Identity } from '../ports/accounts/identity.ts';
import { problems } from '../problems/problem.ts';
import type { Services } from '../services.ts';

/** The Firebase emulator signs nothing; whether a token must be signed is up to the provider. */
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** The signed-in user, by the ID token in the `Authorization` header. Throws the problem `signInNeeded` without one. */
export async function signedIn(request: FastifyRequest, services: Pick<Services, 'identity'>): Promise<Identity> {
  const identity = await maybeSignedIn(request, services);
  if (!identity) throw problems.signInNeeded();
  return identity;
}

/** The signed-in user, if any. An invalid token is refused, so that nobody mistakenly believes they are signed in. */
export async function maybeSignedIn(
  { headers }: FastifyRequest,
  { identity }: Pick<Services, 'identity'>,
): Promise<Identity | undefined> {
  if (headers.authorization === undefined) return undefined;
  const token = BEARER.exec(headers.authorization)?.[1];
  const found =
    token === undefined ? undefined : await identity.verifyIdToken(token, deviceName(headers['user-agent']));
  if (!found) throw problems.signInNeeded();
  return found;
}
