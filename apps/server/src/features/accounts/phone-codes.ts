import { randomInt } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { PhoneCodeRequest } from '../../ports/job-records.ts';
import type { Records } from '../../ports/records.ts';
import type { TextMessages } from '../../ports/text-messages.ts';
import { problems } from '../../problems/problem.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import { PHONE_CODE_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { countCodeTry } from './attempt-limits.ts';
import { phoneCodeMessage } from './messages.ts';
import { timingSafeEquals, createHmacSigner } from './create-hmac-signer.ts';

/** How long a code is valid, as its message says too. */
export const PHONE_CODE_MS = 10 * 60_000;

const DIGITS = 6;

type PhoneCodeKind = PhoneCodeRequest['kind'];

/** What we store of a code: its number, and a keyed hash, since a million codes are quickly tried. */
interface Kept {
  readonly number: string;
  readonly codeHash: string;
  readonly sentAtMs: number;
}

/** A code someone is using, before we know whether they know it. */
interface BegunCode extends Kept {
  /** Of its ticket. */
  readonly hash: string;
}

type Needs = Pick<AccountContext, 'records' | 'clock'>;

/** A keyed hash for finding a number; without the server's own key nobody can tell whose it is. */
export function hashOfNumber({ records, clock }: Needs, number: string): Promise<string> {
  return createHmacSigner(records, clock, 'phone-number')(number);
}

/**
 * Creates a code for a number, for a job to send, and returns the ticket to send back with it. `holder` is a secret of
 * the browser, or the user's id; only that holder can use the ticket.
 */
export async function makeCode(
  { records, clock }: Needs,
  { kind, number, holder }: { readonly kind: PhoneCodeKind; readonly number: string; readonly holder: string },
): Promise<string> {
  const [ticket, code] = [newSecret(), String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')];
  const hash = hashOfSecret(ticket);
  const sentAtMs = clock.nowMs();
  const expiresAtMs = sentAtMs + PHONE_CODE_MS;
  const content: Kept = { number, codeHash: await hashOfCode({ records, clock }, hash, code), sentAtMs };
  const payload = { kind, number, code, expiresAtMs };
  await records.transaction(async ({ signInSteps, jobs }) => {
    await signInSteps.add({ hash, browserHash: hashOfSecret(holder), kind, content, expiresAtMs });
    await jobs.add({ kind: PHONE_CODE_JOB, payload, runAtMs: sentAtMs });
  });
  return ticket;
}

/** The code of a ticket. Throws the problem `phoneCodeOver`. */
export async function begunCode(
  { records, clock }: Needs,
  { kind, ticket, holder }: { readonly kind: PhoneCodeKind; readonly ticket: string; readonly holder: string },
): Promise<BegunCode> {
  const hash = hashOfSecret(ticket);
  const step = { hash, browserHash: hashOfSecret(holder), kind };
  const kept = (await records.signInSteps.find(step, clock.nowMs())) as Kept | undefined;
  if (!kept) throw problems.phoneCodeOver();
  return { ...kept, hash };
}

/**
 * Accepts a right code, which doesn't count as an attempt and stays valid until it is taken. Throws the problems
 * `phoneCodeWrong` and `phoneCodeOver`.
 */
export async function checkCode(context: AccountContext, { hash, codeHash }: BegunCode, typed: string): Promise<void> {
  const wasRight = await countCodeTry(context, hash);
  if (!timingSafeEquals(codeHash, await hashOfCode(context, hash, typed))) throw problems.phoneCodeWrong();
  await wasRight();
}

/** Sends a requested code, for sign-in only if its number opens an account. Sends nothing once the code has expired. */
export async function sendCode(
  context: {
    readonly records: Records;
    readonly clock: Clock;
    readonly texts: TextMessages | undefined;
    readonly publicUrl: string;
  },
  { kind, number, code, expiresAtMs }: PhoneCodeRequest,
): Promise<void> {
  const { records, clock, texts, publicUrl } = context;
  if (expiresAtMs <= clock.nowMs()) return;
  if (kind === 'phoneSignIn' && !(await records.phones.findByHash(await hashOfNumber(context, number)))) return;
  // The job is retried: another server may be able to send texts, and otherwise the code soon expires.
  if (!texts) throw new Error('This server sends no text messages');
  await texts.send(phoneCodeMessage(number, code, publicUrl));
}

function hashOfCode({ records, clock }: Needs, ticketHash: string, code: string): Promise<string> {
  return createHmacSigner(records, clock, 'phone-code')(`${ticketHash}.${code}`);
}
