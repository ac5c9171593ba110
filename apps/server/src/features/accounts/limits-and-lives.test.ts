import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryMail, testServices } from '../../fixtures/test-app.ts';
import { tokenIn } from '../../fixtures/test-accounts.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { newId } from '../../ids.ts';
import type { AccountContext } from './account-context.ts';
import type { Caller } from './attempt-limits.ts';
import {
  countCodeTry,
  countMail,
  countPasskey,
  countPhoneCode,
  countProof,
  countSignIn,
  countSignUp,
  countSocial,
  liftBlock,
} from './attempt-limits.ts';
import { findKnownDevice, rememberDevice } from './known-devices.ts';
import { accountOfLink, addLinkMail } from './link-mails.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STARTED_MS = Date.UTC(2026, 10, 20, 9);
const FROM = '192.0.2.7';
const ANA = { email: 'ana@example.com' };
const at = (address: string, device?: string) => ({ address, device });

let nowMs = STARTED_MS;
let services: Awaited<ReturnType<typeof testServices>>;
let context: AccountContext;

beforeEach(async () => {
  nowMs = STARTED_MS;
  services = await testServices({ clock: { nowMs: () => nowMs }, mail: memoryMail() });
  const site = { publicUrl: 'https://paperwage.example', company: { email: 'help@example.com' } };
  context = { ...services, ...site, attemptsPerHour: 3, adminEmails: [] };
});
afterEach(() => services.records.close());

/** The same where one address may try much. */
const generous = () => ({ ...context, attemptsPerHour: 1_000 });

/** Each is refused at the first attempt after `most` within the window, and allowed again when the window is over. */
const LIMITS: readonly (readonly [string, number, number, (attempt: number) => Promise<unknown>])[] = [
  [
    'passwords of an account from an address',
    10,
    15 * MINUTE_MS,
    () => countSignIn(generous(), 'password', ANA, at(FROM)),
  ],
  ['links of an account from an address', 10, 15 * MINUTE_MS, () => countSignIn(generous(), 'link', ANA, at(FROM))],
  ['passwords of an account from everywhere', 50, HOUR_MS, (n) => countSignIn(context, 'password', ANA, at(`${n}`))],
  ['sign-ins from an address', 3, HOUR_MS, (n) => countSignIn(context, 'password', { email: `${n}` }, at(FROM))],
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

describe('an account that strangers try to enter', () => {
  const owner = { id: newId(STARTED_MS), email: 'ana@example.com' };
  const enter = (from: Caller, account = owner) => countSignIn(generous(), 'password', account, from);
  const refused = { code: 'tooManySignIns' };

  beforeEach(async () => {
    const person = { isGuest: true, firstName: '', lastName: '', createdAtMs: nowMs, sessionsEndedAtMs: 0 };
    for (const account of [owner, { ...owner, id: 'eve', email: 'eve@example.com' }]) {
      await context.records.accounts.add({ ...account, ...person, isValidEmail: true });
      await context.records.passwords.set(account.id, `hash of ${account.id}`, nowMs, false);
    }
  });

  const fillCeiling = async () => {
    for (let stranger = 0; stranger < 50; stranger += 1) await enter(at(`stranger ${stranger}`));
    await expect(enter(at('one more'))).rejects.toMatchObject(refused);
  };

  it('lets the devices that it knows go on, each with ten attempts of its own', async () => {
    const device = await rememberDevice(context, owner.id, undefined);
    const other = await rememberDevice(context, owner.id, undefined);
    await fillCeiling();
    for (let done = 0; done < 10; done += 1) await enter(at(`any ${done}`, device));
    await expect(enter(at(FROM, device))).rejects.toMatchObject(refused);
    await (await enter(at(FROM, other))).succeeded();
    await expect(enter(at(FROM, device))).rejects.toMatchObject(refused);
    nowMs += 15 * MINUTE_MS;
    await enter(at(FROM, device));
    await expect(enter(at('one more'))).rejects.toMatchObject(refused);
  });

  it('is not opened by the cookie of another account, a forged one, or one from before a new password', async () => {
    const own = await rememberDevice(context, owner.id, undefined);
    const [id, signature] = own.split('.');
    const foreign = await rememberDevice(context, 'eve', undefined);
    const [foreignId] = foreign.split('.');
    await fillCeiling();
    const forged = [
      foreign,
      `${foreignId}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.`,
      id!,
      '',
      `${own}${'.x'.repeat(9_000)}`,
      await rememberDevice(context, 'eve', `${id}.${'A'.repeat(43)}`),
    ];
    for (const device of forged) await expect(enter(at('a stranger', device))).rejects.toMatchObject(refused);
    await enter(at(FROM, own));
    await context.records.passwords.set(owner.id, 'another hash', nowMs, false);
    await expect(enter(at(FROM, own))).rejects.toMatchObject(refused);
  });

  it('counts each address by itself, so that one cannot use up what all strangers have', async () => {
    for (const minutes of [0, 15, 30, 45]) {
      nowMs = STARTED_MS + minutes * MINUTE_MS;
      for (let done = 0; done < 10; done += 1) await enter(at(FROM));
      for (let done = 0; done < 3; done += 1) await expect(enter(at(FROM))).rejects.toMatchObject(refused);
    }
    await expect(enter(at('the owner elsewhere'))).resolves.toBeDefined();
  });

  it('is open to every address after a new password', async () => {
    for (let done = 0; done < 10; done += 1) await enter(at(FROM));
    await expect(enter(at(FROM))).rejects.toMatchObject(refused);
    await context.records.passwords.set(owner.id, 'another hash', nowMs, false);
    await liftBlock(context.records.attempts, owner);
    await enter(at(FROM));
  });

  it('uncounts what succeeded or guessed nothing, and no failure of others', async () => {
    await fillCeiling();
    nowMs += HOUR_MS;
    for (let stranger = 0; stranger < 49; stranger += 1) await enter(at(`stranger ${stranger}`));
    for (let done = 0; done < 3; done += 1) await (await enter(at('the owner elsewhere'))).succeeded();
    await (await enter(at('the owner elsewhere'))).giveBack();
    await enter(at('the last stranger'));
    await expect(enter(at('one more'))).rejects.toMatchObject(refused);
  });

  it('is one of four that a browser remembers, the newest first', async () => {
    let cookie = await rememberDevice(context, owner.id, undefined);
    expect(await rememberDevice(context, owner.id, cookie)).toBe(cookie);
    for (const other of ['b', 'c', 'd']) cookie = await rememberDevice(context, other, cookie);
    expect(await findKnownDevice(context, owner.id, cookie)).toBe(cookie.split('.')[0]);
    cookie = await rememberDevice(context, 'e', cookie);
    expect(await findKnownDevice(context, owner.id, cookie)).toBeUndefined();
    expect(await findKnownDevice(context, 'b', cookie)).toBe(cookie.split('.')[0]);
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
