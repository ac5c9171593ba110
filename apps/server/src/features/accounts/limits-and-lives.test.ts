import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryMail, testServices } from '../../fixtures/test-app.ts';
import { tokenIn } from '../../fixtures/test-accounts.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { newId } from '../../ids.ts';
import type { AccountContext } from './account-context.ts';
import {
  countCodeTry,
  countMail,
  countPasskey,
  countPhoneCode,
  countProof,
  countSignIn,
  countSignUp,
  countSocial,
} from './attempt-limits.ts';
import { accountOfLink, addLinkMail } from './link-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STARTED_MS = Date.UTC(2026, 10, 20, 9);
const FROM = '192.0.2.7';

let nowMs = STARTED_MS;
let services: Awaited<ReturnType<typeof testServices>>;
let context: AccountContext;

beforeEach(async () => {
  nowMs = STARTED_MS;
  services = await testServices({ clock: { nowMs: () => nowMs }, mail: memoryMail() });
  context = { ...services, publicUrl: 'https://paperwage.example', attemptsPerHour: 3, adminEmails: [] };
});
afterEach(() => services.records.close());

/** Each is refused at the first attempt after `most` within the window, and allowed again when the window is over. */
const LIMITS: readonly (readonly [string, number, number, (attempt: number) => Promise<unknown>])[] = [
  ['passwords of an account', 10, 15 * MINUTE_MS, (n) => countSignIn(context, 'password', 'a@example.com', `${n}`)],
  ['links of an account', 10, 15 * MINUTE_MS, (n) => countSignIn(context, 'link', 'a@example.com', `${n}`)],
  ['sign-ins from an address', 3, HOUR_MS, (n) => countSignIn(context, 'password', `${n}@example.com`, FROM)],
  ['passkeys from an address', 3, HOUR_MS, () => countPasskey(context, FROM)],
  ['login with another provider from an address', 3, HOUR_MS, () => countSocial(context, FROM)],
  ['proofs by a password', 10, 15 * MINUTE_MS, () => countProof(context, 'ana')],
  ['accounts opened from an address', 3, HOUR_MS, () => countSignUp(context, FROM)],
  ['mails asked for from an address', 3, HOUR_MS, (n) => countMail(context, `${n}@example.com`, FROM)],
  ['mails to an address', 5, HOUR_MS, (n) => countMail(context, 'a@example.com', `${n}`)],
  ['codes asked for from an address', 3, HOUR_MS, (n) => countPhoneCode(context, `number ${n}`, FROM)],
  ['codes of a user', 5, HOUR_MS, (n) => countPhoneCode(context, `number ${n}`, `${n}`, 'ana')],
  ['codes to a number', 5, HOUR_MS, (n) => countPhoneCode(context, 'a number', `${n}`)],
  ['tries of a code', 5, HOUR_MS, () => countCodeTry(context, 'a ticket')],
];

describe.each(LIMITS)('%s', (_, most, windowMs, attempt) => {
  it('are limited to so many in so long, to the attempt and the millisecond', async () => {
    for (let done = 0; done < most; done += 1) await attempt(done);
    nowMs = STARTED_MS + windowMs - 1;
    await expect(attempt(most)).rejects.toMatchObject({ code: expect.stringMatching(/^tooMany|^phoneCodeOver$/) });
    nowMs = STARTED_MS + windowMs;
    await attempt(most);
  });
});

it('allows ten codes to a number in a day, five of them in an hour', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    if (sent === 5) nowMs += HOUR_MS;
    await countPhoneCode(context, 'a number', `${sent}`);
  }
  nowMs = STARTED_MS + 24 * HOUR_MS - 1;
  await expect(countPhoneCode(context, 'a number', 'another')).rejects.toMatchObject({ status: 429 });
  nowMs += 1;
  await countPhoneCode(context, 'a number', 'another');
});

it('says how long to wait, at least a second', async () => {
  for (let done = 0; done < 3; done += 1) await countSignUp(context, FROM);
  nowMs = STARTED_MS + HOUR_MS - 90_500;
  await expect(countSignUp(context, FROM)).rejects.toThrow('Wait 2 minutes and');
  nowMs = STARTED_MS + HOUR_MS - 89_500;
  await expect(countSignUp(context, FROM)).rejects.toThrow('Wait 90 seconds and');
  nowMs = STARTED_MS + HOUR_MS - 1;
  await expect(countSignUp(context, FROM)).rejects.toThrow('Wait 1 second and');
});

it.each([
  ['resetPassword', HOUR_MS, 'for the next hour'],
  ['emailLink', 15 * MINUTE_MS, 'for the next 15 minutes'],
  ['verifyEmail', 3 * 24 * HOUR_MS, 'for three days'],
  ['changeEmail', 3 * 24 * HOUR_MS, 'for three days'],
] as const)('the link of %s lives as long as its mail says', async (kind, lifeMs, said) => {
  const account = { id: newId(nowMs), email: 'ana@example.com', isValidEmail: true };
  const person = { isGuest: true, firstName: 'Ana', lastName: '', createdAtMs: nowMs, sessionsEndedAtMs: 0 };
  await context.records.accounts.add({ ...account, ...person });
  await addLinkMail(context, kind, account);
  const job = await context.records.jobs.claim(nowMs, HOUR_MS);
  const mail = job!.payload as MailMessage;
  expect(mail.text.replaceAll('\n', ' ')).toContain(said);
  const secret = tokenIn(mail);
  nowMs = STARTED_MS + lifeMs - 1;
  await expect(accountOfLink(context, kind, secret)).resolves.toMatchObject({ account: { id: account.id } });
  nowMs += 1;
  await expect(accountOfLink(context, kind, secret)).rejects.toMatchObject({ code: 'linkNotGood' });
});
