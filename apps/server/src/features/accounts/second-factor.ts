import type { Account } from '../../ports/accounts/account-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { authenticatorAddedMessage, authenticatorRemovedMessage } from './messages.ts';
import type { ProvenUser } from './prove-password.ts';
import { provePassword } from './prove-password.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/**
 * Checks a code from the authenticator app, or a recovery code, if the account requires one. Throws the problems
 * `secondFactorNeeded` and `secondFactorWrong`.
 */
export async function checkSecondFactor(
  { records, clock }: Pick<AccountContext, 'records' | 'clock'>,
  { id }: Pick<Account, 'id'>,
  typed: string | undefined,
): Promise<void> {
  const factor = await records.secondFactors.find(id);
  if (!factor?.isOn) return;
  const code = typed?.replaceAll(/\s/g, '') ?? '';
  if (code === '') throw problems.secondFactorNeeded();
  if (APP_CODE.test(code)) {
    const step = stepOfCode(factor.secret, code, clock.nowMs());
    if (step !== undefined && (await records.secondFactors.takeStep(id, step))) return;
  } else if (await records.secondFactors.takeRecoveryCode(id, hashOfRecoveryCode(code))) {
    return;
  }
  throw problems.secondFactorWrong();
}

/**
 * Checks the password and returns a secret for an authenticator app: otherwise an open session could lock the owner
 * out. Codes aren't required until a first one confirms it.
 */
export async function beginSecondFactor(
  context: AccountContext,
  user: ProvenUser,
  currentPassword: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  await provePassword(context, user, currentPassword);
  const { records } = context;
  const { userId } = user;
  const account = await records.accounts.find(userId);
  if (!account) throw problems.profileMissing();
  const secret = newTotpSecret();
  if (!(await records.secondFactors.begin(userId, secret))) throw problems.secondFactorOn();
  return { secret, address: totpAddress(secret, account.email) };
}

/**
 * Turns the second factor on with a first code from the app, and returns recovery codes, which are shown only once.
 * Emails the user, in case someone else did it.
 */
export async function confirmSecondFactor(
  { records, clock, publicUrl }: AccountContext,
  userId: string,
  typed: string,
): Promise<readonly string[]> {
  return records.transaction(async ({ accounts, secondFactors, jobs }) => {
    const factor = await secondFactors.find(userId);
    if (!factor) throw problems.secondFactorNotBegun();
    if (factor.isOn) throw problems.secondFactorOn();
    const step = stepOfCode(factor.secret, typed.replaceAll(/\s/g, ''), clock.nowMs());
    if (step === undefined || !(await secondFactors.takeStep(userId, step))) throw problems.secondFactorWrong();
    const codes = newRecoveryCodes();
    await secondFactors.turnOn(userId);
    await secondFactors.setRecoveryCodes(userId, codes.map(hashOfRecoveryCode));
    const account = await accounts.find(userId);
    if (!account) throw problems.profileMissing();
    const payload = authenticatorAddedMessage(account.email, `${publicUrl}/contact`);
    await jobs.add({ kind: MAIL_JOB, payload, runAtMs: clock.nowMs() });
    return codes;
  });
}

/** Checks the password, turns the second factor off and emails the user. */
export async function removeSecondFactor(
  context: AccountContext,
  user: ProvenUser,
  currentPassword: string,
): Promise<void> {
  await provePassword(context, user, currentPassword);
  await context.records.transaction(async ({ accounts, secondFactors, jobs }) => {
    const account = await accounts.find(user.userId);
    const wasOn = (await secondFactors.find(user.userId))?.isOn === true;
    await secondFactors.remove(user.userId);
    if (!account || !wasOn) return;
    const payload = authenticatorRemovedMessage(account.email, `${context.publicUrl}/auth/forgot-password`);
    await jobs.add({ kind: MAIL_JOB, payload, runAtMs: context.clock.nowMs() });
  });
}
