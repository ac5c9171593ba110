import { newSecret } from '../../secrets.ts';
import { problems } from '../../problems/problem.ts';
import type { AccountContext } from './account-context.ts';
import type { Caller } from './attempt-limits.ts';
import { countPhoneCode, countSignIn } from './attempt-limits.ts';
import { begunCode, checkCode, hashOfNumber, makeCode } from './phone-codes.ts';
import { askSecondFactor } from './sign-in.ts';

/**
 * Sends a code to a number if it opens an account, and returns the ticket for the page and the secret for the browser's
 * cookie. Every number gets both, and the same work is done for it.
 */
export async function beginPhoneSignIn(
  context: AccountContext,
  number: string,
  address: string,
): Promise<{ readonly ticket: string; readonly browser: string }> {
  await countPhoneCode(context, await hashOfNumber(context, number), address);
  const browser = newSecret();
  return { ticket: await makeCode(context, { kind: 'phoneSignIn', number, holder: browser }), browser };
}

/**
 * Signs in with a texted code and returns a custom token. For a number that opens no account, every code is wrong, with
 * as many attempts as for others.
 */
export async function signInByPhone(
  context: AccountContext,
  entered: { readonly ticket: string; readonly code: string; readonly secondFactor?: string | undefined },
  browser: string | undefined,
  from: Caller,
): Promise<string> {
  const { records, identity } = context;
  const begun = await begunCode(context, { kind: 'phoneSignIn', ticket: entered.ticket, holder: browser ?? '' });
  const numberHash = await hashOfNumber(context, begun.number);
  const phone = await records.phones.findByHash(numberHash);
  const account = phone && (await records.accounts.find(phone.userId));
  const counted = await countSignIn(context, 'phone', account ?? { email: numberHash }, from);
  await checkCode(context, begun, entered.code);
  if (!account) throw problems.phoneCodeWrong();
  await askSecondFactor(context, account, entered.secondFactor, counted);
  if (!(await records.signInSteps.take(begun.hash))) throw problems.phoneCodeOver();
  await counted.succeeded();
  return identity.createCustomToken(account.id);
}
