import { newSecret } from '../../secrets.ts';
import type { AccountContext } from './account-context.ts';
import { createHmacSigner, timingSafeEquals } from './create-hmac-signer.ts';

type DeviceContext = Pick<AccountContext, 'records' | 'clock'>;

/** A browser of a household or a bookkeeper knows a few accounts. */
const MOST_ACCOUNTS = 4;
const COOKIE = /^[\w-]{43}(?:\.[\w-]{43}){1,4}$/;

/**
 * The cookie of a browser in which somebody just signed in: an id, and a signature for each account that did so. What it
 * had of other accounts stays.
 */
export async function rememberDevice(
  context: DeviceContext,
  userId: string,
  cookie: string | undefined,
): Promise<string> {
  const [id, ...others] = partsOf(cookie) ?? [newSecret()];
  const own = await signatureFor(context, userId, id!);
  return [id, own, ...others.filter((one) => one !== own).slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The id of the browser if this account has signed in in it since its password was last changed. */
export async function findKnownDevice(
  context: DeviceContext,
  userId: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [id, ...signatures] = partsOf(cookie) ?? [];
  if (id === undefined) return undefined;
  const own = await signatureFor(context, userId, id);
  return signatures.some((one) => timingSafeEquals(own, one)) ? id : undefined;
}

function partsOf(cookie: string | undefined): readonly string[] | undefined {
  return cookie !== undefined && COOKIE.test(cookie) ? cookie.split('.') : undefined;
}

/** By the hash of the password too, so that a person who knew the old one is a stranger again. */
async function signatureFor({ records, clock }: DeviceContext, userId: string, id: string): Promise<string> {
  const sign = createHmacSigner(records, clock, 'known-device');
  return sign([id, userId, (await records.passwords.hashOf(userId)) ?? ''].join('\0'));
}
