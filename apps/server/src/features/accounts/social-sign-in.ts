import { signUpRequestSchema } from '@paperwage/api-contract';
import type { Account } from '../../ports/account-records.ts';
import type { OpenIdClaims, OpenIdProvider, OpenIdRefusal } from '../../ports/open-id-provider.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { emailKey } from './account-context.ts';
import { countSignIn, countSignUp, countSocial, refundSocialAttempt } from './attempt-limits.ts';
import { signInMethodAddedMessage } from './messages.ts';
import type { ProvenUser } from './prove-password.ts';
import { provePassword } from './prove-password.ts';
import { askSecondFactor } from './sign-in.ts';
import { newAccount } from './sign-up.ts';
import type { Returned } from './social-steps.ts';
import { goToProvider, providerOf, consumeOAuthReturn } from './social-steps.ts';

const LONGEST_NAME = 80;

/** Where the page goes to sign in at a provider, and the secret for the cookie of this browser. */
export async function beginSocialSignIn(
  context: AccountContext,
  provider: string,
  address: string,
): Promise<{ readonly address: string; readonly browser: string }> {
  await countSocial(context, address);
  return goToProvider(context, provider);
}

/** The same to connect a provider to an account, for one who knows its password. */
export async function beginConnecting(
  context: AccountContext,
  user: ProvenUser,
  entered: { readonly provider: string; readonly currentPassword: string },
): Promise<{ readonly address: string; readonly browser: string }> {
  await provePassword(context, user, entered.currentPassword);
  return goToProvider(context, entered.provider, user.userId);
}

/** Disconnects a provider from one's own account. */
export async function disconnect({ records }: AccountContext, userId: string, provider: string): Promise<void> {
  if (!(await records.social.remove(userId, provider))) throw problems.socialNotConnected();
}

/**
 * Ends a sign-in at a provider with a custom token, or the connecting of one with its name. The account is the one that
 * issuer and subject open. For a person who opens none yet, see `docs/decisions/0025-social-sign-in.md`.
 */
export async function finishSocial(
  context: AccountContext,
  entered: { readonly token: string; readonly secondFactor?: string | undefined },
  browser: string | undefined,
  address: string,
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
  return enter(context, provider, said, { ...entered, hash, address });
}

/** The person may sign in, or opens an account. */
async function enter(
  context: AccountContext,
  provider: OpenIdProvider,
  said: OpenIdClaims,
  { secondFactor, hash, address }: { secondFactor?: string | undefined; hash: string; address: string },
): Promise<{ readonly customToken: string; readonly isNew: boolean }> {
  const { account, isKnown } = await accountOf(context, provider, said);
  if (!account) await countSignUp(context, address);
  const counted = account && (await countSignIn(context, 'social', account.email, address));
  if (account && counted) await askSecondFactor(context, account, secondFactor, counted);
  const id = await takingStep(context, hash, async (inside) => {
    if (account) {
      if (!isKnown) await addIdentity({ ...context, records: inside }, provider, account, said);
      return account.id;
    }
    return openAccount({ ...context, records: inside }, provider, said);
  });
  await counted?.succeeded();
  await refundSocialAttempt(context, address);
  return { customToken: await context.identity.createCustomToken(id), isNew: !account };
}

async function connect(
  context: AccountContext,
  provider: OpenIdProvider,
  { userId = '', begunAtMs }: Returned,
  claims: OpenIdClaims,
): Promise<void> {
  const account = await context.records.accounts.find(userId);
  // Whoever was signed out everywhere meanwhile adds no way back in.
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
  if (refusal === 'cancelled') return problems.socialCancelled(name);
  return refusal === 'unreachable' ? problems.socialUnreachable(name) : problems.socialNotGood(name);
}

/** The account a person may enter; none when one is to be opened. */
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

/** The address, where the provider says that it is the person's own and it is one that signing up would take. */
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

/** The user is told by mail, since it may have been somebody else. */
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
