import { createHash } from 'node:crypto';
import type { AttemptRecords } from '../../ports/accounts/attempt-records.ts';
import { problems } from '../../problems/problem.ts';
import type { AccountContext } from './account-context.ts';
import { findKnownDevice } from './known-devices.ts';

const MINUTE_MS = 60_000;

/** What is counted, for whom, and how many are allowed in which time. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** From one network address, or from one device that the account knows. */
const SIGN_INS: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** From all strangers together. One address alone can't use it up. */
const STRANGERS: Limit = { most: 50, windowMs: 60 * MINUTE_MS };
const MAILS: Limit = { most: 5, windowMs: 60 * MINUTE_MS };
const HOUR_MS = 60 * MINUTE_MS;
/** Each code allows five tries, so with these limits a guesser gets fifty in a million a day. */
const PHONE_CODES: Limit = { most: 5, windowMs: HOUR_MS };
const PHONE_CODES_A_DAY: Limit = { most: 10, windowMs: 24 * HOUR_MS };
const CODE_TRIES: Limit = { most: 5, windowMs: HOUR_MS };

/** Email-link sign-ins are counted separately, so failed passwords don't block the owner. */
type Way = keyof typeof WAYS;

const WAYS = { password: 'signIn', link: 'linkSignIn', social: 'socialSignIn', phone: 'phoneSignIn' } as const;

/** Where a sign-in comes from: the network address, and the cookie of a browser that may be known. */
export interface Caller {
  readonly address: string;
  readonly device: string | undefined;
}

/** The account that somebody tries to enter; without an id, one that doesn't exist. */
interface Entered {
  readonly email: string;
  readonly id?: string;
}

const strangersOf = (way: Way, email: string) => subject(WAYS[way], email);
const proofSubject = (userId: string) => subject('proof', userId);

/** Hashed, because the database doesn't need to know who is counted. */
function subject(what: string, who: string): string {
  return createHash('sha256').update(`${what}\0${who}`).digest('hex');
}

/**
 * Counts a sign-in before it is tried, so that parallel attempts can't exceed the limit. A device that the account knows is
 * counted by itself, so strangers can't lock its owner out. `succeeded` clears the count of that device or address;
 * `giveBack` uncounts this attempt if nothing was guessed.
 */
export async function countSignIn(
  context: AccountContext,
  way: Way,
  account: Entered,
  from: Caller,
): Promise<{ succeeded(): Promise<void>; giveBack(): Promise<void> }> {
  const { attempts } = context.records;
  const byAddress = subject('signInFrom', from.address);
  await refuseOver(context, byAddress, { most: context.attemptsPerHour, windowMs: HOUR_MS }, problems.tooManyRequests);
  const { own, shared } = await signInSubjects(context, way, account, from);
  await refuseOver(context, own, SIGN_INS, problems.tooManySignIns);
  if (shared !== undefined) await refuseOver(context, shared, STRANGERS, problems.tooManySignIns);
  const giveBackShared = async () => {
    if (shared !== undefined) await attempts.giveBack(shared);
    await attempts.giveBack(byAddress);
  };
  return {
    async succeeded() {
      await attempts.clear([own]);
      await giveBackShared();
    },
    async giveBack() {
      await attempts.giveBack(own);
      await giveBackShared();
    },
  };
}

/** What counts attempts from here alone, and what counts them together with those of other strangers. */
async function signInSubjects(
  context: AccountContext,
  way: Way,
  { email, id }: Entered,
  { address, device }: Caller,
): Promise<{ readonly own: string; readonly shared?: string }> {
  const known = id === undefined ? undefined : await findKnownDevice(context, id, device);
  if (known !== undefined) return { own: subject(`${WAYS[way]}Device`, `${email}\0${known}`) };
  // With the hash of the password, a new password unblocks every address.
  const hash = id === undefined ? undefined : await context.records.passwords.hashOf(id);
  return { own: subject(`${WAYS[way]}From`, [email, address, hash].join('\0')), shared: strangersOf(way, email) };
}

/** Counts a sign-in that doesn't name an account until it is verified. */
export async function countPasskey(context: AccountContext, address: string): Promise<{ succeeded(): Promise<void> }> {
  const byAddress = subject('signInFrom', address);
  await refuseOver(context, byAddress, { most: context.attemptsPerHour, windowMs: HOUR_MS }, problems.tooManyRequests);
  return { succeeded: () => context.records.attempts.giveBack(byAddress) };
}

/** Counts a login started with another provider. */
export async function countSocial(context: AccountContext, address: string): Promise<void> {
  const limit = { most: context.attemptsPerHour, windowMs: HOUR_MS };
  await refuseOver(context, subject('socialFrom', address), limit, problems.tooManyRequests);
}

/** Uncounts a login with another provider that led to an account. */
export function refundSocialAttempt({ records }: AccountContext, address: string): Promise<void> {
  return records.attempts.giveBack(subject('socialFrom', address));
}

/** Counts a password confirmation by a signed-in user. Call the returned function if the password was right. */
export async function countProof(context: AccountContext, userId: string): Promise<() => Promise<void>> {
  await refuseOver(context, proofSubject(userId), SIGN_INS, problems.tooManySignIns);
  return () => context.records.attempts.clear([proofSubject(userId)]);
}

/** Counts a sign-up. */
export function countSignUp(context: AccountContext, address: string): Promise<void> {
  const limit = { most: context.attemptsPerHour, windowMs: HOUR_MS };
  return refuseOver(context, subject('signUpFrom', address), limit, problems.tooManyRequests);
}

/** Counts a requested email, by recipient and by the requester's network address. */
export async function countMail(context: AccountContext, email: string, address: string): Promise<void> {
  const limit = { most: context.attemptsPerHour, windowMs: HOUR_MS };
  await refuseOver(context, subject('mailFrom', address), limit, problems.tooManyRequests);
  await refuseOver(context, subject('mailTo', email), MAILS, problems.tooManyMails);
}

/**
 * Counts a requested code, by the hash of its number, by the requester's network address and, if a user is adding the
 * number, by user.
 */
export async function countPhoneCode(
  context: AccountContext,
  numberHash: string,
  address: string,
  userId?: string,
): Promise<void> {
  const limit = { most: context.attemptsPerHour, windowMs: HOUR_MS };
  await refuseOver(context, subject('phoneCodeFrom', address), limit, problems.tooManyRequests);
  if (userId !== undefined) {
    await refuseOver(context, subject('phoneCodeOf', userId), PHONE_CODES, problems.tooManyPhoneCodes);
  }
  await refuseOver(context, subject('phoneCodeTo', numberHash), PHONE_CODES, problems.tooManyPhoneCodes);
  await refuseOver(context, subject('phoneCodeToInDay', numberHash), PHONE_CODES_A_DAY, problems.tooManyPhoneCodes);
}

/** Counts an attempt at a code. Call the returned function if it was right. */
export async function countCodeTry(context: AccountContext, ticketHash: string): Promise<() => Promise<void>> {
  const who = subject('codeTry', ticketHash);
  await refuseOver(context, who, CODE_TRIES, problems.phoneCodeOver);
  return () => context.records.attempts.giveBack(who);
}

/** Unblocks an account after too many attempts. A new password unblocks the addresses that they came from. */
export function liftBlock(attempts: AttemptRecords, account: { id: string; email: string }): Promise<void> {
  const { id, email } = account;
  const ways = Object.keys(WAYS) as Way[];
  return attempts.clear([...ways.map((way) => strangersOf(way, email)), proofSubject(id)]);
}

async function refuseOver(
  { records, clock }: AccountContext,
  who: string,
  { most, windowMs }: Limit,
  refusal: (waitSeconds: number) => Error,
): Promise<void> {
  const { count, startedAtMs } = await records.attempts.add(who, windowMs, clock.nowMs());
  if (count <= most) return;
  throw refusal(Math.max(1, Math.ceil((startedAtMs + windowMs - clock.nowMs()) / 1000)));
}
