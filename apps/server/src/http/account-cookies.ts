import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { HTTP_ONLY } from '../constants.ts';

/** What the cookie of a browser is called. */
export const SESSION_COOKIE = '__session';
export const REFRESH_COOKIE = 'paperwage_refresh';
/** The refresh token goes to these calls and nowhere else. */
const REFRESH_PATH = '/api/identity';

/** Which browser began to log in with another provider; it goes to those calls alone. */
export const SOCIAL_COOKIE = 'paperwage_social';
const SOCIAL_PATH = '/api/social';

/** Which browser asked for a code to a phone; it goes to those calls alone. */
export const PHONE_COOKIE = 'paperwage_phone';
const PHONE_PATH = '/api/phone-code';

const ONE_DAY_MS = 86_400_000;
const USUAL_AGE_MS = 7 * ONE_DAY_MS;
const LONGEST_AGE_MS = 14 * ONE_DAY_MS;
/** Twelve days, as specified. */
export const SESSION_AGE_MS = 10368e5;

/** How the cookie of a server session is set, which may live no longer than 14 days. */
export function sessionCookieOptions(publicUrl: string, maxAgeMs = USUAL_AGE_MS): CookieSerializeOptions {
  if (maxAgeMs > LONGEST_AGE_MS) throw new RangeError('A session cookie lives 14 days at most');
  return { httpOnly: HTTP_ONLY, sameSite: 'lax', secure: isSecure(publicUrl), path: '/', maxAge: maxAgeMs / 1000 };
}

/** Sets the refresh token, which scripts cannot read and other sites cannot cause to be sent. */
export function setRefreshCookie(reply: FastifyReply, publicUrl: string, token: string, maxAgeMs: number): void {
  void reply.setCookie(REFRESH_COOKIE, token, { ...refreshOptions(publicUrl), maxAge: maxAgeMs / 1000 });
}

/** Takes both cookies back. */
export function clearCookies(reply: FastifyReply, publicUrl: string): void {
  void reply.clearCookie(SESSION_COOKIE, {
    path: '/',
    secure: isSecure(publicUrl),
    httpOnly: HTTP_ONLY,
    sameSite: 'lax',
  });
  clearRefreshCookie(reply, publicUrl);
}

export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  void reply.clearCookie(REFRESH_COOKIE, refreshOptions(publicUrl));
}

function refreshOptions(publicUrl: string): CookieSerializeOptions {
  return { httpOnly: HTTP_ONLY, sameSite: 'strict', secure: isSecure(publicUrl), path: REFRESH_PATH };
}

/** Names the browser that begins to log in with another provider. `lax`, since it comes back from there. */
export function setSocialCookie(reply: FastifyReply, publicUrl: string, secret: string, maxAgeMs: number): void {
  void reply.setCookie(SOCIAL_COOKIE, secret, { ...socialOptions(publicUrl), maxAge: maxAgeMs / 1000 });
}

export function clearSocialCookie(reply: FastifyReply, publicUrl: string): void {
  void reply.clearCookie(SOCIAL_COOKIE, socialOptions(publicUrl));
}

function socialOptions(publicUrl: string): CookieSerializeOptions {
  return { httpOnly: HTTP_ONLY, sameSite: 'lax', secure: isSecure(publicUrl), path: SOCIAL_PATH };
}

/** Names the browser that asks for a code. No other site leads back to it, so that none causes it to be sent. */
export function setPhoneCookie(reply: FastifyReply, publicUrl: string, secret: string, maxAgeMs: number): void {
  void reply.setCookie(PHONE_COOKIE, secret, { ...phoneOptions(publicUrl), maxAge: maxAgeMs / 1000 });
}

export function clearPhoneCookie(reply: FastifyReply, publicUrl: string): void {
  void reply.clearCookie(PHONE_COOKIE, phoneOptions(publicUrl));
}

function phoneOptions(publicUrl: string): CookieSerializeOptions {
  return { httpOnly: HTTP_ONLY, sameSite: 'strict', secure: isSecure(publicUrl), path: PHONE_PATH };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
