import type { Identity } from '../../ports/accounts/identity.ts';
import type { Phone } from '../../ports/accounts/phone-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { countPhoneCode } from './attempt-limits.ts';
import { signInMethodAddedMessage } from './messages.ts';
import { begunCode, checkCode, hashOfNumber, makeCode } from './phone-codes.ts';
import { provePassword } from './prove-password.ts';

const DIGITS_SHOWN = 4;

/** Checks the password, sends a code to the number the user wants to add, and returns its ticket. */
export async function beginPhone(
  context: AccountContext,
  user: Identity,
  entered: { readonly number: string; readonly currentPassword: string },
  address: string,
): Promise<string> {
  await provePassword(context, user, entered.currentPassword);
  const { number } = entered;
  if (await context.records.phones.findOf(user.userId)) throw problems.phoneThere();
  await countPhoneCode(context, await hashOfNumber(context, number), address, user.userId);
  return makeCode(context, { kind: 'phoneAdd', number, holder: user.userId });
}

/**
 * Adds the number after its code is confirmed and emails the user, in case someone else did it. Only the number's holder
 * learns that it opens another account.
 */
export async function confirmPhone(
  context: AccountContext,
  userId: string,
  entered: { readonly ticket: string; readonly code: string },
): Promise<void> {
  const { clock, publicUrl } = context;
  const begun = await begunCode(context, { kind: 'phoneAdd', ticket: entered.ticket, holder: userId });
  await checkCode(context, begun, entered.code);
  const { number, sentAtMs, hash } = begun;
  const numberHash = await hashOfNumber(context, number);
  await context.records.transaction(async ({ accounts, signInSteps, phones, jobs }) => {
    const account = await accounts.find(userId);
    // Someone signed out everywhere in the meantime can't add a sign-in method.
    if (!account || account.sessionsEndedAtMs > sentAtMs) throw problems.phoneCodeOver();
    if (!(await signInSteps.take(hash))) throw problems.phoneCodeOver();
    if (!(await phones.add({ userId, number, numberHash, addedAtMs: clock.nowMs() }))) {
      throw (await phones.findOf(userId)) ? problems.phoneThere() : problems.phoneTaken();
    }
    const way = `a code sent to ${maskedNumber(number)}`;
    const payload = signInMethodAddedMessage(account.email, way, `${publicUrl}/user/account`);
    await jobs.add({ kind: MAIL_JOB, payload, runAtMs: clock.nowMs() });
  });
}

/** Removes the user's own number. */
export async function removePhone(context: AccountContext, user: Identity, currentPassword: string): Promise<void> {
  await provePassword(context, user, currentPassword);
  if (!(await context.records.phones.removeOf(user.userId))) throw problems.phoneMissing();
}

/** What we show of a number: only four digits, in case someone is watching. */
export function shownPhone({ number, addedAtMs }: Phone): { readonly masked: string; readonly addedAt: number } {
  return { masked: maskedNumber(number), addedAt: addedAtMs };
}

function maskedNumber(number: string): string {
  return `(•••) •••-${number.slice(-DIGITS_SHOWN)}`;
}
