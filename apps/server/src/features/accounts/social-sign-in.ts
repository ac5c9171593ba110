import { signUpRequestSchema } from '@paperwage/api-contract';
import type { Account } from '../../ports/accounts/account-records.ts';
import type { OpenIdClaims, OpenIdProvider, OpenIdRefusal } from '../../ports/accounts/open-id-provider.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey } from './account-context.ts';
import type { Caller } from './attempt-limits.ts';
import { countSignIn, countSignUp, countSocial, refundSocialAttempt } from './attempt-limits.ts';
import { signInMethodAddedMessage } from './messages.ts';
import type { ProvenUser } from './prove-password.ts';
import { provePassword } from './prove-password.ts';
import { askSecondFactor } from './sign-in.ts';
import { newAccount } from './sign-up.ts';
import type { Returned } from './social-steps.ts';
import { goToProvider, providerOf, consumeOAuthReturn } from './social-steps.ts';

const LONGEST_NAME = 80;

/** Where the page goes to sign in with a provider, and the secret for this browser's cookie. */
export async function beginSocialSignIn(
  context: AccountContext,
  provider: string,
  address: string,
): Promise<{ readonly address: string; readonly browser: string }> {
  await countSocial(context, address);
  return goToProvider(context, provider);
}

/** The same for connecting a provider to an account, after checking its password. */
export async function beginConnecting(
  context: AccountContext,
  user: ProvenUser,
  entered: { readonly provider: string; readonly currentPassword: string },
): Promise<{ readonly address: string; readonly browser: string }> {
  await provePassword(context, user, entered.currentPassword);
  return goToProvider(context, entered.provider, user.userId);
}

/** Disconnects a provider from the user's own account. */
export async function disconnect({ records }: AccountContext, userId: string, provider: string): Promise<void> {
  if (!(await records.social.remove(userId, provider))) throw problems.socialNotConnected();
}

/**
 * Completes a login with a provider and returns a custom token, or connects the provider and returns its name. Issuer
 * and subject determine the account. For a person without one, see `docs/decisions/0025-social-sign-in.md`.
 */
export async function finishSocial(
  context: AccountContext,
  entered: { readonly token: string; readonly secondFactor?: string | undefined },
  browser: string | undefined,
  from: Caller,
): Promise<{ readonly customToken: string; readonly isNew: boolean } | { readonly connected: string }> {
  const { returned, hash } = await consumeOAuthReturn(context, entered.token, browser);
  const provider = providerOf(context, returned.provider);
  const { said, userId } = returned;
  if ('refusal' in said) {
    await context.records.signInSteps.take(hash);
    throw problemOf(said, provider);
  }
  if (userId !== undefined) {
    await takingStep(context, hash, (inside) => connect({ ...context, records: inside }, provider, returned, said));
    return { connected: provider.name };
  }
  return enter(context, provider, said, { ...entered, hash, from });
}

/** Signs the person in, or opens an account. */
async function enter(
  context: AccountContext,
  provider: OpenIdProvider,
  said: OpenIdClaims,
  { secondFactor, hash, from }: { secondFactor?: string | undefined; hash: string; from: Caller },
): Promise<{ readonly customToken: string; readonly isNew: boolean }> {
  const { account, isKnown } = await accountOf(context, provider, said);
  if (!account) await countSignUp(context, from.address);
  const counted = account && (await countSignIn(context, 'social', account, from));
  if (account && counted) await askSecondFactor(context, account, secondFactor, counted);
  const id = await takingStep(context, hash, async (inside) => {
    if (account) {
      if (!isKnown) await addIdentity({ ...context, records: inside }, provider, account, said);
      return account.id;
    }
    return openAccount({ ...context, records: inside }, provider, said);
  });
  await counted?.succeeded();
  await refundSocialAttempt(context, from.address);
  return { customToken: await context.identity.createCustomToken(id), isNew: !account };
}

async function connect(
  context: AccountContext,
  provider: OpenIdProvider,
  { userId = '', begunAtMs }: Returned,
  claims: OpenIdClaims,
): Promise<void> {
  const account = await context.records.accounts.find(userId);
  // Someone signed out everywhere in the meantime can't add a sign-in method.
  if (!account || account.sessionsEndedAtMs > begunAtMs) throw problems.socialOver();
  await addIdentity(context, provider, account, claims);
}

async function takingStep<T>(
  { records }: AccountContext,
  hash: string,
  work: (inside: Records) => Promise<T>,
): Promise<T> {
  return records.transaction(async (inside) => {
    if (!(await inside.signInSteps.take(hash))) throw problems.socialOver();
    return work(inside);
  });
}

function problemOf({ refusal }: OpenIdRefusal, { name }: OpenIdProvider): Error {
  if (refusal === 'canceled') return problems.socialCanceled(name);
  return refusal === 'unreachable' ? problems.socialUnreachable(name) : problems.socialNotGood(name);
}

/** The account a person may sign in to; none if a new one should be opened. */
async function accountOf(
  { records }: AccountContext,
  { name, linksByEmail }: OpenIdProvider,
  claims: OpenIdClaims,
): Promise<{ readonly account: Account | undefined; readonly isKnown: boolean }> {
  const identity = await records.social.find(claims.issuer, claims.subject);
  if (identity) return { account: await records.accounts.find(identity.userId), isKnown: true };
  const account = await records.accounts.findByEmail(provenEmail(claims, name));
  if (account && !(linksByEmail && account.isValidEmail)) throw problems.socialLinkFirst(name);
  return { account, isKnown: false };
}

/** The address, if the provider says that it is the person's own and sign-up would accept it. */
function provenEmail({ email, isEmailVerified }: OpenIdClaims, name: string): string {
  const parsed = signUpRequestSchema.shape.email.safeParse(email);
  if (!isEmailVerified || !parsed.success) throw problems.socialEmailUnproven(name);
  return emailKey(parsed.data);
}

async function openAccount(context: AccountContext, provider: OpenIdProvider, claims: OpenIdClaims): Promise<string> {
  const { records, clock } = context;
  const email = provenEmail(claims, provider.name);
  const names = { firstName: shortened(claims.firstName), lastName: shortened(claims.lastName) };
  const account = newAccount({ ...names, email, isValidEmail: true }, clock.nowMs());
  if (!(await records.accounts.add(account))) throw problems.socialLinkFirst(provider.name);
  await link(context, provider, account, claims);
  return account.id;
}

/** Emails the user, in case someone else did it. */
async function addIdentity(
  context: AccountContext,
  provider: OpenIdProvider,
  account: Account,
  claims: OpenIdClaims,
): Promise<void> {
  const { records, clock, publicUrl } = context;
  await link(context, provider, account, claims);
  const payload = signInMethodAddedMessage(
    account.email,
    `your account at ${provider.name}`,
    `${publicUrl}/user/account`,
  );
  await records.jobs.add({ kind: MAIL_JOB, payload, runAtMs: clock.nowMs() });
}

async function link(
  { records, clock }: AccountContext,
  { id: provider, name }: OpenIdProvider,
  { id: userId }: Account,
  { issuer, subject }: OpenIdClaims,
): Promise<void> {
  if (await records.social.add({ issuer, subject, userId, provider }, clock.nowMs())) return;
  const known = await records.social.find(issuer, subject);
  if (known?.userId !== userId) throw problems.socialTaken(name);
}

function shortened(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}
