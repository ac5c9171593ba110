import { Problem, problems } from '../../problems/problem.ts';
import type { Account } from '../../ports/accounts/account-records.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey } from './account-context.ts';
import type { Caller } from './attempt-limits.ts';
import { countSignIn } from './attempt-limits.ts';
import { endEverySession } from './end-sessions.ts';
import { accountOfLink } from './link-mails.ts';
import { isPassword } from './password-hash.ts';
import { checkSecondFactor } from './second-factor.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly secondFactor?: string | undefined;
}

/** Signs in with a password and returns a custom token. Every refusal takes as long as the others. */
export async function signIn(context: AccountContext, entered: SignIn, from: Caller): Promise<string> {
  const { records } = context;
  const email = emailKey(entered.email);
  const account = await records.accounts.findByEmail(email);
  const counted = await countSignIn(context, 'password', account ?? { email }, from);
  const hash = account && (await records.passwords.hashOf(account.id));
  const isRight = await isPassword(hash, entered.password);
  if (!account) throw problems.userNotFound();
  if (!isRight) throw problems.wrongPassword();
  await askSecondFactor(context, account, entered.secondFactor, counted);
  await counted.succeeded();
  return context.identity.createCustomToken(account.id);
}

/** Signs in with an emailed link, which also verifies the address, and returns a custom token. */
export async function signInByLink(
  context: AccountContext,
  entered: { readonly token: string; readonly secondFactor?: string | undefined },
  from: Caller,
): Promise<string> {
  const { account, link } = await accountOfLink(context, 'emailLink', entered.token);
  const counted = await countSignIn(context, 'link', account, from);
  if (account.isValidEmail) await askSecondFactor(context, account, entered.secondFactor, counted);
  await context.records.transaction(async (inside) => {
    if (!(await inside.oneTime.takeLink(link.hash))) throw problems.linkNotGood();
    if (account.isValidEmail) return;
    // The person who opened the account never verified this address: what they set would leave them a way in.
    await inside.passwords.remove(account.id);
    await inside.secondFactors.remove(account.id);
    await inside.passkeys.removeAllOf(account.id);
    await inside.social.removeAllOf(account.id);
    await inside.phones.removeOf(account.id);
    await inside.accounts.setEmailValid(account.id);
    await endEverySession(inside, account.id, context.clock.nowMs());
  });
  await counted.succeeded();
  return context.identity.createCustomToken(account.id);
}

/** Asks for the second factor if the account has one. A missing code doesn't count as a wrong guess. */
export async function askSecondFactor(
  context: AccountContext,
  account: Account,
  code: string | undefined,
  counted: { giveBack(): Promise<void> },
): Promise<void> {
  try {
    await checkSecondFactor(context, account, code);
  } catch (error) {
    if (error instanceof Problem && error.code === problems.secondFactorNeeded().code) await counted.giveBack();
    throw error;
  }
}
