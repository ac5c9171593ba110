import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '@paperwage/values';
import { HTTP_ONLY } from '../../../constants.ts';
import type { Caller } from '../../../features/accounts/attempt-limits.ts';
import { limitKey } from '../../rate-limits.ts';

const USUAL_AGE_MS = 7 * DAY_MS;
const LONGEST_AGE_MS = 14 * DAY_MS;
/** Twelve days, as specified. */
export const SESSION_AGE_MS = 10368e5;
/** No browser keeps a cookie longer (RFC 6265bis, section 5.5). */
export const DEVICE_AGE_MS = 400 * DAY_MS;

/** A cookie that scripts cannot read. */
interface AccountCookie {
  /** Its name at an address. Behind https, the prefix makes browsers accept it only from this host over https. */
  nameAt(publicUrl: string): string;
  read(request: FastifyRequest, publicUrl: string): string | undefined;
  /** Throws RangeError for an age above the maximum: 14 days, unless the cookie grants no access. */
  set(reply: FastifyReply, publicUrl: string, value: string, maxAgeMs?: number): void;
  clear(reply: FastifyReply, publicUrl: string): void;
}

/** A browser's server session. */
export const SESSION_COOKIE = accountCookie('session', '/', 'lax');
/** The refresh token. Other sites cannot cause it to be sent. */
export const REFRESH_COOKIE = accountCookie('paperwage_refresh', '/api/identity', 'strict');
/** Which browser started a login with another provider. `lax`, since it returns from there. */
export const SOCIAL_COOKIE = accountCookie('paperwage_social', '/api/social', 'lax');
/** Which browser requested a texted code. No other site links back to it, so none can cause it to be sent. */
export const PHONE_COOKIE = accountCookie('paperwage_phone', '/api/phone-code', 'strict');
/** Which accounts logged in from this browser. It grants no access: attempts with it are only counted separately. */
export const DEVICE_COOKIE = accountCookie('device', '/', 'strict', DEVICE_AGE_MS);

/** Where a sign-in comes from. */
export function callerOf(request: FastifyRequest, publicUrl: string): Caller {
  return { address: limitKey(request.ip), device: DEVICE_COOKIE.read(request, publicUrl) };
}

/** Clears the cookies of a logged-in user. The browser stays known. */
export function clearCookies(reply: FastifyReply, publicUrl: string): void {
  SESSION_COOKIE.clear(reply, publicUrl);
  REFRESH_COOKIE.clear(reply, publicUrl);
}

/** A cookie sent only to the calls under `path`. */
function accountCookie(
  name: string,
  path: string,
  sameSite: 'lax' | 'strict',
  longestAgeMs = LONGEST_AGE_MS,
): AccountCookie {
  const nameAt = (publicUrl: string) => {
    if (isSecure(publicUrl)) return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
    return path === '/' ? `__${name}` : name;
  };
  const options = (publicUrl: string) => ({ httpOnly: HTTP_ONLY, sameSite, secure: isSecure(publicUrl), path });
  return {
    nameAt,
    read: (request, publicUrl) => request.cookies[nameAt(publicUrl)],
    set(reply, publicUrl, value, maxAgeMs = USUAL_AGE_MS) {
      if (maxAgeMs > longestAgeMs) throw new RangeError(`This cookie lives ${longestAgeMs} ms at most`);
      void reply.setCookie(nameAt(publicUrl), value, { ...options(publicUrl), maxAge: maxAgeMs / 1000 });
    },
    clear(reply, publicUrl) {
      void reply.clearCookie(nameAt(publicUrl), options(publicUrl));
    },
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
