import { createHash } from 'node:crypto';
import type { AttemptRecords } from '../../ports/attempt-records.ts';
import { problems } from '../../problem.ts';
import type { AccountContext } from './account-context.ts';

const MINUTE_MS = 60_000;

/** What is counted, for whom, and how many are allowed in which time. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const SIGN_INS: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
const MAILS: Limit = { most: 5, windowMs: 60 * MINUTE_MS };
const HOUR_MS = 60 * MINUTE_MS;
/** Each code allows five tries, so with these limits a guesser gets fifty in a million a day. */
const PHONE_CODES: Limit = { most: 5, windowMs: HOUR_MS };
const PHONE_CODES_A_DAY: Limit = { most: 10, windowMs: 24 * HOUR_MS };
const CODE_TRIES: Limit = { most: 5, windowMs: HOUR_MS };

/** Email-link sign-ins are counted separately, so failed passwords don't block the owner. */
type Way = keyof typeof WAYS;

const WAYS = { password: 'signIn', link: 'linkSignIn', social: 'socialSignIn', phone: 'phoneSignIn' } as const;

const signInSubject = (way: Way, email: string) => subject(WAYS[way], email);
const proofSubject = (userId: string) => subject('proof', userId);

/** Hashed, because the database doesn't need to know who is counted. */
function subject(what: string, who: string): string {
  return createHash('sha256').update(`${what}\0${who}`).digest('hex');
}

/**
 * Counts a sign-in before it is tried, so that parallel attempts can't exceed the limit. `succeeded` clears the
 * account's count; `giveBack` uncounts this attempt if nothing was guessed.
 */
export async function countSignIn(
  context: AccountContext,
  way: Way,
  email: string,
  address: string,
): Promise<{ succeeded(): Promise<void>; giveBack(): Promise<void> }> {
  const { attempts } = context.records;
  const byAddress = subject('signInFrom', address);
  await refuseOver(context, byAddress, { most: context.attemptsPerHour, windowMs: HOUR_MS }, problems.tooManyRequests);
  const byAccount = signInSubject(way, email);
  await refuseOver(context, byAccount, SIGN_INS, problems.tooManySignIns);
  return {
    async succeeded() {
      await attempts.clear([byAccount]);
      await attempts.giveBack(byAddress);
    },
    async giveBack() {
      await attempts.giveBack(byAccount);
      await attempts.giveBack(byAddress);
    },
  };
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

/** Unblocks an account after too many attempts. */
export function liftBlock(attempts: AttemptRecords, account: { id: string; email: string }): Promise<void> {
  const { id, email } = account;
  const ways = Object.keys(WAYS) as Way[];
  return attempts.clear([...ways.map((way) => signInSubject(way, email)), proofSubject(id)]);
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
