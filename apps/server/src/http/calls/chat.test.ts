import { endpoints } from '@paperwage/api-contract';
import { allRules } from '@paperwage/payroll';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import { createOwnAnswers } from '../../features/chat/own-answers.ts';
import { forgetOldChats } from '../../features/chat/chat.ts';
import type { TestAdmin } from '../../fixtures/admins.ts';
import { ADMIN, signUpAdmin } from '../../fixtures/admins.ts';
import type { TestAccounts } from '../../fixtures/test-accounts.ts';
import { testAccounts } from '../../fixtures/test-accounts.ts';
import { TEST_NOW_MS } from '../../fixtures/test-now.ts';
import { newId } from '../../ids.ts';

const PASSAGES = [
  { href: '/faq#refund', title: 'Can I get a refund?', kind: 'FAQ', text: ['Yes. Ask within 14 days.'] },
  { href: '/faq#logo', title: 'Can I add my logo?', kind: 'FAQ', text: ['Yes, on pay stubs and invoices.'] },
] as const;
const chat = createOwnAnswers({ passages: PASSAGES, rules: allRules, clock: { nowMs: () => TEST_NOW_MS } });

const { reply, chatHistory, feedback, contact } = endpoints;

let test: TestAccounts;
beforeEach(
  async () =>
    void (test = await testAccounts(
      {
        ADMIN_EMAILS: ADMIN,
        QUESTIONS_PER_MINUTE: '20',
        MESSAGES_PER_MINUTE: '3',
        PUBLIC_URL: 'https://pay.example.com',
      },
      { chat },
    )),
);
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const ask = async (question: string, chatId?: string) => {
  test.clock.goOn(1);
  return (await test.call(reply.path, { question, ...(chatId !== undefined && { chatId }) })).data;
};
const history = async (id: string) => (await test.call(chatHistory.path, { id })).data.turns;
const secrets = async (table: 'chat_turns' | 'feedback' | 'contact_messages') =>
  (await test.db.selectFrom(table).selectAll().execute())
    .map(({ content }) => Buffer.from(content).toString('latin1'))
    .join();

describe('the chat', () => {
  it('computes net pay by the rules, with the calculator that shows each step', async () => {
    const { turn } = await ask('Net pay on $60,000 in Texas, single, monthly');
    expect(turn.answer).toMatchObject({
      isKnown: true,
      paragraphs: [{ text: '$4,199.17 a month. That is $50,390.04 a year.' }, {}],
      slip: {
        rows: [
          { name: 'Gross pay', amount: '5,000.00' },
          { name: 'Federal income tax', amount: '−418.33' },
          { name: 'Social Security', amount: '−310.00' },
          { name: 'Medicare', amount: '−72.50' },
          { name: 'Texas income tax', amount: '0.00' },
        ],
        net: { name: 'Net pay, each month', amount: '4,199.17' },
        pay: { basis: 'year', pay: '60000', frequency: 'MONTHLY', status: 'single', state: 'TX' },
      },
      links: [{ href: '/paycheck-calculator/texas' }],
    });
  });

  it('answers from our pages with their address, and says what it doesn’t know', async () => {
    expect((await ask('may I have my money back')).turn.answer).toEqual({
      isKnown: true,
      paragraphs: [{ text: 'Yes. Ask within 14 days.', source: 1 }],
      slip: null,
      links: [{ href: '/faq#refund', title: 'Can I get a refund?', kind: 'FAQ' }],
    });
    expect((await ask('Who won the game last night?')).turn.answer).toMatchObject({ isKnown: false, links: [] });
  });

  it('asks for a missing state, and takes the next question as the answer', async () => {
    const { chatId, turn } = await ask('take home pay on 60k a year, single, paid monthly');
    expect(turn.answer).toMatchObject({ isKnown: false, paragraphs: [{ text: 'Which state is the work in?' }, {}] });
    expect((await ask('Texas', chatId)).turn.answer).toMatchObject({
      isKnown: true,
      paragraphs: [{ text: '$4,199.17 a month. That is $50,390.04 a year.' }, {}],
    });
  });

  it('keeps a chat under its id, sealed, and shows it to nobody without that', async () => {
    const first = await ask('Can I get a refund?');
    const second = await ask('Can I add my logo?', first.chatId);
    expect(second.chatId).toBe(first.chatId);
    await ask('Can I get a refund?');
    expect(await history(first.chatId)).toEqual([first.turn, second.turn]);
    expect(await history(newId(0))).toEqual([]);
    expect(await secrets('chat_turns')).not.toContain('logo');
    const rows = await test.db.selectFrom('chat_turns').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.chatId);
  });

  it('cuts out numbers of people, employers and cards before it searches, stores or answers', async () => {
    const asked: string[] = [];
    const spied = { answer: (question: string) => (asked.push(question), chat.answer(question)) };
    const other = await testAccounts({}, { chat: spied });
    const question = 'Refund to 4242 4242 4242 4242? I am 123-45-6789, EIN 12-3456789.';
    const { data } = await other.call(reply.path, { question });
    const cut = 'Refund to ••••? I am •••-••-••••, EIN ••-•••••••.';
    expect([asked, data.turn.question]).toEqual([[cut], cut]);
    expect((await other.call(chatHistory.path, { id: data.chatId })).data.turns[0]!.question).toBe(cut);
    await other.app.close();
    await other.services.records.close();
  });

  it('is limited for an address, and takes no empty or endless question', async () => {
    expect(await test.call(reply.path, { question: ' ' })).toMatchObject({ status: 400 });
    expect(await test.call(reply.path, { question: 'x'.repeat(501) })).toMatchObject({ status: 400 });
    const statuses: number[] = [];
    for (let at = 0; at < 19; at += 1) statuses.push((await test.call(reply.path, { question: 'refund' })).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is deleted after the days that are configured, with what was said about it', async () => {
    const { chatId, turn } = await ask('Can I get a refund?');
    const body = { chatId, answerId: turn.answerId, isHelpful: false, note: '' };
    expect(await test.call(feedback.path, body)).toMatchObject({ status: 200 });
    await test.call(contact.path, { name: 'Ana', email: 'ana@example.com', message: 'Hello' });
    const days = { chatDays: 90, contactDays: 365 };
    test.clock.goOn(90 * DAY_MS - 1);
    await forgetOldChats(test.services, days);
    expect(await history(chatId)).toHaveLength(1);
    test.clock.goOn(2);
    await forgetOldChats(test.services, days);
    expect(await history(chatId)).toEqual([]);
    expect(await test.db.selectFrom('feedback').selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
    test.clock.goOn(275 * DAY_MS);
    await forgetOldChats(test.services, days);
    expect(await test.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });
});

describe('feedback', () => {
  let admin: TestAdmin;
  beforeEach(async () => {
    admin = await signUpAdmin(test);
    await test.mails();
  });
  const rows = async () => (await test.call(endpoints.listFeedback.path, {}, admin.browser)).data.rows;

  it('is told about an answer of the chat, and the last word counts', async () => {
    const { chatId, turn } = await ask('Can I get a refund?');
    const rate = (isHelpful: boolean, note = '') =>
      test.call(feedback.path, { chatId, answerId: turn.answerId, isHelpful, note });
    expect((await rate(true)).data).toEqual({ feedbackId: turn.answerId });
    await rate(false, 'Which card? Mine is 4242424242424242.');
    expect((await history(chatId))[0]!.isHelpful).toBe(false);
    expect(await rows()).toMatchObject([
      {
        id: '/faq#refund',
        helpful: 0,
        unhelpful: 1,
        notes: [{ question: 'Can I get a refund?', note: 'Which card? Mine is ••••.' }],
      },
    ]);
    expect(await secrets('feedback')).not.toContain('card');
  });

  it('is refused for an answer of another chat', async () => {
    const { turn } = await ask('Can I get a refund?');
    const { chatId } = await ask('Can I add my logo?');
    const body = { chatId, answerId: turn.answerId, isHelpful: true };
    expect(await test.call(feedback.path, body)).toMatchObject({ status: 404, code: 'answerUnknown' });
    expect(await test.call(feedback.path, { isHelpful: true })).toMatchObject({ status: 400 });
  });

  it('of the FAQ is told with what is said in the chat, the most unhelpful first', async () => {
    const rate = (faq: string, isHelpful: boolean, more = {}) => {
      test.clock.goOn(1);
      return test.call(feedback.path, { faq, isHelpful, ...more });
    };
    await rate('logo', true);
    const { feedbackId } = (await rate('logo', false)).data;
    await rate('logo', false, { feedbackId, note: 'Which size?' });
    await rate('refund', false);
    const { chatId, turn } = await ask('Can I get a refund?');
    await test.call(feedback.path, { chatId, answerId: turn.answerId, isHelpful: false });
    expect(await rows()).toMatchObject([
      { id: '/faq#refund', helpful: 0, unhelpful: 2 },
      { id: '/faq#logo', helpful: 1, unhelpful: 1, notes: [{ note: 'Which size?' }] },
    ]);
  });

  it('and questions that were not known are for admins alone', async () => {
    await ask('Who won the game last night?');
    await ask('Can I get a refund?');
    const { path } = endpoints.listUnanswered;
    expect((await test.call(path, {}, admin.browser)).data.rows).toMatchObject([
      { question: 'Who won the game last night?' },
    ]);
    const dana = await test.signUp('dana@example.com');
    for (const url of [path, endpoints.listFeedback.path, endpoints.listMessages.path]) {
      expect(await test.call(url, {}, dana)).toMatchObject({ code: 'adminOnly' });
    }
  });
});

describe('a message from the contact page', () => {
  const MESSAGE = { name: 'Ana Kim', email: 'Ana@example.com', message: 'I can’t download. I am 123-45-6789.' };
  let admin: TestAdmin;
  beforeEach(async () => {
    admin = await signUpAdmin(test);
    await test.mails();
  });
  const rows = async (state = 'open') =>
    (await test.call(endpoints.listMessages.path, { state }, admin.browser)).data.rows;
  const at = <Path extends string>(path: Path, id: string) => path.replace(/:\w+/, id) as Path;
  const close = (id: string, answer: string) => {
    test.clock.goOn(1);
    return test.call(at(endpoints.closeMessage.path, id), { answer }, admin.browser);
  };

  it('is kept sealed, mailed to us, and confirmed to the sender without its text', async () => {
    expect(await test.call(contact.path, MESSAGE)).toMatchObject({ status: 200 });
    const [row] = await rows();
    expect(row).toMatchObject({
      name: 'Ana Kim',
      email: 'Ana@example.com',
      message: 'I can’t download. I am •••-••-••••.',
    });
    expect(await secrets('contact_messages')).not.toMatch(/Ana|download/);
    const [ours, theirs, ...others] = await test.mails();
    expect(ours).toMatchObject({ to: 'support@paperwage.example', subject: 'New message from the contact page' });
    expect(ours!.text).toContain('I can’t download. I am •••-••-••••.');
    expect(ours!.text).toContain(`https://pay.example.com/admin/messages/${row!.id}`);
    expect(theirs).toMatchObject({ to: 'Ana@example.com', subject: 'We got your message' });
    expect(theirs!.text).not.toContain('download');
    expect(others).toEqual([]);
    expect((await test.get(endpoints.getAdminOverview.path, admin.browser)).data).toMatchObject({ openMessages: 1 });
  });

  it('is answered by mail and closed once', async () => {
    await test.call(contact.path, MESSAGE);
    await test.mails();
    const { id } = (await rows())[0]!;
    expect(await close(id, 'Try another browser.')).toMatchObject({ status: 200 });
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: 'Ana@example.com', subject: 'Answer to your message' }]);
    expect(mails[0]!.text).toMatch(/^Try another browser\.\n\nYou wrote on .*:\n\n> I can’t download/);
    expect(await close(id, 'Again.')).toMatchObject({ status: 409, code: 'messageClosed' });
    expect(await rows()).toEqual([]);
    expect(await rows('closed')).toMatchObject([{ id, decision: { by: ADMIN, answer: 'Try another browser.' } }]);
    const read = await test.get(at(endpoints.getMessage.path, id), admin.browser);
    expect(read.data).toMatchObject({ id, name: 'Ana Kim' });
    const trail = await test.call(endpoints.listTrail.path, {}, admin.browser);
    expect(trail.data.rows[0]).toMatchObject({ action: 'messageClosed', subject: id, details: 'Answered by email' });
    expect(await close(newId(0), '')).toMatchObject({ status: 404, code: 'messageUnknown' });
  });

  it('is closed without an answer and a mail', async () => {
    await test.call(contact.path, MESSAGE);
    await test.mails();
    await close((await rows())[0]!.id, ' ');
    expect(await test.mails()).toEqual([]);
  });

  it('needs a real browser, an address and words, and is limited for an address', async () => {
    const without = await test.app.inject({ method: 'POST', url: contact.path, payload: MESSAGE });
    expect(without.statusCode).toBe(400);
    expect(await test.call(contact.path, { ...MESSAGE, email: 'ana' })).toMatchObject({ status: 400 });
    expect(await test.call(contact.path, { ...MESSAGE, message: ' ' })).toMatchObject({ status: 400 });
    expect(await test.call(contact.path, MESSAGE)).toMatchObject({ status: 429 });
    expect(await rows()).toEqual([]);
  });

  it('is confirmed three times a day to one address, no matter who enters it', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      test.clock.goOn(1);
      await sendFromElsewhere(sent);
    }
    const mails = await test.mails();
    expect(mails.filter(({ to }) => to === 'ana@example.com')).toHaveLength(3);
    expect(mails.filter(({ to }) => to === 'support@paperwage.example')).toHaveLength(5);
  });

  async function sendFromElsewhere(host: number) {
    const payload = { ...MESSAGE, email: 'ana@example.com', appCheckToken: await test.appCheckToken() };
    const answer = await test.app.inject({
      method: 'POST',
      url: contact.path,
      payload,
      remoteAddress: `10.0.0.${host + 1}`,
    });
    expect(answer.statusCode).toBe(200);
  }
});
