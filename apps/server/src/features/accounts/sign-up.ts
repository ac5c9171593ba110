import { newId } from '../../ids.ts';
import type { Account } from '../../ports/accounts/account-records.ts';
import { problems } from '../../problems/problem.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey } from './account-context.ts';
import { countSignUp } from './attempt-limits.ts';
import { addLinkMail } from './link-mails.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Opens an account and returns a custom token. Every new account is a guest's, whatever the request says. */
export async function signUp(context: AccountContext, entered: SignUp, address: string): Promise<string> {
  const { records, clock, identity } = context;
  const { password, firstName, lastName } = entered;
  await countSignUp(context, address);
  const email = emailKey(entered.email);
  refuseWeakPassword('password', password, { email, firstName, lastName });
  // Before the address is looked up, so that one that is taken is refused no sooner.
  const hash = await hashPassword(password);
  if (await records.accounts.findByEmail(email)) throw problems.emailTaken();
  const account = newAccount({ email, firstName, lastName, isValidEmail: false }, clock.nowMs());
  await records.transaction(async (inside) => {
    if (!(await inside.accounts.add(account))) throw problems.emailTaken();
    await inside.passwords.set(account.id, hash, clock.nowMs(), false);
    await addLinkMail({ ...context, records: inside }, 'verifyEmail', account);
  });
  return identity.createCustomToken(account.id);
}

/** A guest's account, which every new one is. */
export function newAccount(
  person: Pick<Account, 'email' | 'firstName' | 'lastName' | 'isValidEmail'>,
  nowMs: number,
): Account {
  return {
    ...person,
    id: newId(nowMs),
    isGuest: true,
    createdAtMs: nowMs,
    sessionsEndedAtMs: 0,
  };
}
