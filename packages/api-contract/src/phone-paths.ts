/**
 * Signing in by a code that is sent to a phone, where `identityOptionsPath` says that it is offered. The first answers a
 * ticket, the same whether the number opens an account or not; the second takes ticket and code.
 */
export const sendPhoneCodePath = '/api/phone-code/send';
export const signInByPhonePath = '/api/phone-code/sign-in';

/** The number of an account: begin sends a code to it, confirm keeps the number once the code has come back. */
export const beginPhonePath = '/api/profile/phone/begin';
export const confirmPhonePath = '/api/profile/phone/confirm';
export const removePhonePath = '/api/profile/phone/remove';
