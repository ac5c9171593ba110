import { randomInt } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import type { TextMessages } from '../../ports/text-messages.ts';
import { problems } from '../../problem.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import { PHONE_CODE_JOB } from '../jobs/job-kinds.ts';
import type { AccountContext } from './account-context.ts';
import { countCodeTry } from './attempt-limits.ts';
import { phoneCodeMessage } from './messages.ts';
import { timingSafeEquals, createHmacSigner } from './create-hmac-signer.ts';

/** How long a code is good, which its message says too. */
export const PHONE_CODE_MS = 10 * 60_000;

const DIGITS = 6;

/** What a code is for: one for signing in adds no number, and the other way round. */
type PhoneCodeKind = 'phoneSignIn' | 'phoneAdd';

/** A code that is to be sent. Whether the number opens an account is looked up when it is. */
export interface PhoneCodeRequest {
  readonly kind: PhoneCodeKind;
  readonly number: string;
  readonly code: string;
  readonly expiresAtMs: number;
}

/** What is kept of a code: the number it went to, and a keyed hash, since a million codes are soon tried. */
interface Kept {
  readonly number: string;
  readonly codeHash: string;
  readonly sentAtMs: number;
}

/** A code that somebody has begun with, before it is known whether they know it. */
interface BegunCode extends Kept {
  /** Of its ticket. */
  readonly hash: string;
}

type Needs = Pick<AccountContext, 'records' | 'clock'>;

/** By what a number is found; without the server's own key nobody can say whose a hash is. */
export function hashOfNumber({ records, clock }: Needs, number: string): Promise<string> {
  return createHmacSigner(records, clock, 'phone-number')(number);
}

/**
 * Makes a code for a number, to be sent by a job, and answers the ticket that goes back with it. `holder` is a secret of
 * the browser, or the id of the user, to whom alone the ticket is of use.
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
  const payload: PhoneCodeRequest = { kind, number, code, expiresAtMs };
  await records.transaction(async ({ signInSteps, jobs }) => {
    await signInSteps.add({ hash, browserHash: hashOfSecret(holder), kind, content, expiresAtMs });
    await jobs.add({ kind: PHONE_CODE_JOB, payload, runAtMs: sentAtMs });
  });
  return ticket;
}

/** The code a ticket is about. Throws the problem `phoneCodeOver`. */
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
 * Lets pass who knows the code; a right one counts as no try, and stays good until it is taken. Throws the problems
 * `phoneCodeWrong` and `phoneCodeOver`.
 */
export async function checkCode(context: AccountContext, { hash, codeHash }: BegunCode, typed: string): Promise<void> {
  const wasRight = await countCodeTry(context, hash);
  if (!timingSafeEquals(codeHash, await hashOfCode(context, hash, typed))) throw problems.phoneCodeWrong();
  await wasRight();
}

/** Sends a code that was asked for: for signing in, when its number opens an account; nothing once it is over. */
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
  // Another server may have one; with none, the code is over soon.
  if (!texts) throw new Error('This server sends no text messages');
  await texts.send(phoneCodeMessage(number, code, publicUrl));
}

function hashOfCode({ records, clock }: Needs, ticketHash: string, code: string): Promise<string> {
  return createHmacSigner(records, clock, 'phone-code')(`${ticketHash}.${code}`);
}
