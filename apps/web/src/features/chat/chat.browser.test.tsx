import type { ChatTurn } from '@paperwage/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAuth, setAuth, VISITOR } from '../../identity/auth-state.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import type { Answers } from '../../testing/billing.ts';
import { answerBilling, good, openAs, refused, to, USER } from '../../testing/billing.ts';
import { openPage, reload } from '../../testing/page.tsx';
import { fill, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const REPLY = '/api/reply';
const HISTORY = '/api/chat-history';
const FEEDBACK = '/api/feedback';
const CHAT = '01a1f8d5-bec0-7b04-abaf-29b4c29218b9';

function turnOf(question: string, answer: Partial<ChatTurn['answer']>, id = 'b9'): ChatTurn {
  const known = { isKnown: true, paragraphs: [], slip: null, links: [] };
  return { answerId: CHAT.replace(/b9$/, id), at: 1, question, answer: { ...known, ...answer }, isHelpful: null };
}
const REFUND = turnOf('Can I get a refund?', {
  paragraphs: [{ text: 'Yes. Ask within 14 days.', source: 1 }],
  links: [{ href: '/faq#refund', title: 'Can I get a refund?', kind: 'FAQ' }],
});
const TEXAS = turnOf('Net pay on $60,000 in Texas', {
  paragraphs: [
    { text: '$4,199.17 a month. That is $50,390.04 a year.', source: null },
    { text: 'Assumes nothing else on Form W-4.', source: null },
  ],
  slip: {
    caption: '60,000.00 a year, paid monthly, single, Texas, 2026',
    rows: [{ name: 'Gross pay', amount: '5,000.00' }],
    net: { name: 'Net pay, each month', amount: '4,199.17' },
    pay: {
      basis: 'year',
      pay: '60000',
      hours: '',
      frequency: 'MONTHLY',
      status: 'single',
      children: '0',
      year: 2026,
      state: 'TX',
    },
  },
  links: [{ href: '/paycheck-calculator/texas', title: 'Texas paycheck calculator', kind: 'Calculator' }],
});
const UNSURE = turnOf('bring up the last one', {
  isKnown: false,
  paragraphs: [{ text: 'I’m not sure I understand. One of these may answer it:', source: null }],
  links: [
    { href: '/faq#next-stub', title: 'How do I make the next stub?', kind: 'FAQ', excerpt: 'Press “Next pay stub.”' },
    { href: '/faq#history', title: 'Where are my documents?', kind: 'FAQ', excerpt: 'In your history.' },
  ],
});
const UNKNOWN = turnOf('Who won?', { isKnown: false, paragraphs: [{ text: 'I don’t know that.', source: null }] });

const launcher = page.getByRole('button', { name: 'Help', exact: true });
const dialog = page.getByRole('dialog', { name: 'Help' });
const field = dialog.getByLabelText('Your question');
const log = dialog.getByRole('log', { name: 'Questions and answers' });
const yes = dialog.getByRole('button', { name: 'Yes, this helped' });
const no = dialog.getByRole('button', { name: 'No, this didn’t help' });

/** Opens a page with the chat, which is answered as given. */
async function openChat(answers: Answers, address = '/terms') {
  const calls = answerBilling(answers);
  await openPage(address);
  await press(launcher);
  await expect.element(field).toHaveFocus();
  return calls;
}
const replying = (turn: ChatTurn) => ({ [REPLY]: () => good({ chatId: CHAT, turn }) });

async function ask(question: string): Promise<void> {
  await fill(field, question);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => windowOf(1024));
afterEach(() => sessionStorage.clear());

describe('the chat', () => {
  test('is on every page but those that are without it', async () => {
    answerBilling({});
    for (const address of ['/terms', '/blog', '/invoice-generator', '/no-such-page']) {
      await openPage(address);
      await expect.element(launcher).toBeVisible();
    }
    await openAs(USER, '/checkout');
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(launcher).not.toBeInTheDocument();
  });

  test('takes the focus, answers in a log, and gives the focus back with Escape', async () => {
    const calls = await openChat(replying(REFUND));
    await ask('  refund? ');
    await expect.element(log).toHaveTextContent('Yes. Ask within 14 days.');
    expect(to(calls, REPLY).map(({ body }) => body)).toEqual([{ question: 'refund?' }]);
    await expect.element(field).toHaveValue('');
    await expect.element(log.getByRole('link', { name: 'Can I get a refund?' })).toHaveAttribute('href', '/faq#refund');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(launcher).toHaveFocus();
  });

  test('shows a paycheck as a slip, and hands it to the builder and the calculator', async () => {
    await openChat(replying(TEXAS));
    await ask('Net pay on $60,000 in Texas');
    await expect.element(log).toHaveTextContent('Net pay, each month4,199.17');
    const href = async (name: string) => (await log.getByRole('link', { name }).findElement()).getAttribute('href');
    expect(await href('Make this pay stub')).toMatch(/^\/make-your-paystub\?new=calculator#.*pay=60000.*state=TX/);
    expect(await href('Every step')).toMatch(/^\/paycheck-calculator\/texas#.*frequency=MONTHLY/);
  });

  test('that doesn’t know hands the question to a person', async () => {
    await openChat(replying(UNKNOWN));
    await ask('Who won?');
    await expect.element(log.getByText('I don’t know that.')).toBeVisible();
    await expect
      .element(log.getByRole('link', { name: 'Contact us' }))
      .toHaveAttribute('href', '/contact?question=Who%20won%3F');
  });

  test('that isn’t sure offers pages, each with a sentence of it, and a person', async () => {
    await windowOf(360, 740);
    await openChat(replying(UNSURE));
    await ask('bring up the last one');
    await expect.element(log.getByText('I’m not sure I understand.', { exact: true })).toBeVisible();
    expect(
      log
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['How do I make the next stub?FAQPress “Next pay stub.”', 'Where are my documents?FAQIn your history.']);
    await expect.element(log.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expectToFit();
    await expectAccessible();
  });

  test('sends a question once, however often it is pressed', async () => {
    let answerNow: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (answerNow = resolve));
    const calls = await openChat({ [REPLY]: () => waits.then(() => good({ chatId: CHAT, turn: REFUND })) });
    await ask('refund?');
    await expect.element(log).toHaveTextContent('Looking it up…');
    await press(dialog.getByRole('button', { name: 'Ask' }));
    answerNow();
    await expect.element(log).toHaveTextContent('Ask within 14 days.');
    expect(to(calls, REPLY)).toHaveLength(1);
  });

  test('keeps the question that wasn’t answered, and says so', async () => {
    let isUp = false;
    await openChat({
      [REPLY]: () =>
        isUp ? good({ chatId: CHAT, turn: REFUND }) : refused(503, 'overloaded', 'We’re very busy right now.'),
    });
    await ask('refund?');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('We’re very busy right now.');
    await expect.element(field).toHaveValue('refund?');
    isUp = true;
    await press(dialog.getByRole('button', { name: 'Ask' }));
    await expect.element(log).toHaveTextContent('Ask within 14 days.');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  test('comes back after a reload, and is forgotten when someone logs out', async () => {
    const calls = answerBilling({ ...replying(REFUND), [HISTORY]: () => good({ turns: [REFUND] }) });
    await openAs(USER, '/terms');
    await press(launcher);
    await ask('refund?');
    await expect.element(log).toHaveTextContent('Ask within 14 days.');
    expect(getAuth().chatId).toBe(CHAT);
    await reload();
    setAuth({ ...VISITOR, isLoggedIn: true });
    await press(launcher);
    await expect.element(log).toHaveTextContent('Ask within 14 days.');
    expect(to(calls, HISTORY).map(({ body }) => body)).toEqual([{ id: CHAT }]);
    setAuth(VISITOR);
    await expect.element(log).not.toHaveTextContent('Ask within 14 days.');
    expect(sessionStorage.getItem('paperwage.chat')).toBeNull();
  });

  test('takes thumbs and a note', async () => {
    const calls = await openChat({ ...replying(REFUND), [FEEDBACK]: () => good({ feedbackId: REFUND.answerId }) });
    await ask('refund?');
    await press(yes);
    await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
    await expect.element(log.getByRole('status')).toHaveTextContent('Thank you.');
    await press(no);
    await expect.element(dialog.getByLabelText(/What was missing/)).toHaveFocus();
    await fill(dialog.getByLabelText(/What was missing/), 'Which card?');
    await press(dialog.getByRole('button', { name: 'Send', exact: true }));
    await expect.element(no).toHaveFocus();
    const shared = { chatId: CHAT, answerId: REFUND.answerId };
    expect(to(calls, FEEDBACK).map(({ body }) => body)).toEqual([
      { ...shared, isHelpful: true, note: '' },
      { ...shared, isHelpful: false, note: '' },
      { ...shared, isHelpful: false, note: 'Which card?' },
    ]);
  });

  for (const width of [360, 1024]) {
    test(`is accessible and fits a window of ${width}, light and dark`, releaseOnlyUnless(width === 360), async () => {
      await windowOf(width, 740);
      await openChat(replying(TEXAS));
      await ask('Net pay on $60,000 in Texas');
      await expect.element(log).toHaveTextContent('Net pay, each month');
      await press(no);
      await expect.element(dialog.getByLabelText(/What was missing/)).toBeVisible();
      await expectToFit();
      await expectAccessible();
      const { top, bottom, left, right } = dialog.element().getBoundingClientRect();
      expect([top >= 0, bottom <= 740, left >= 0, right <= width]).toEqual([true, true, true, true]);
    });
  }

  test('covers no field of a builder on a phone', async () => {
    await windowOf(360, 740);
    answerBilling({});
    await openPage('/make-your-paystub');
    await expect.element(launcher).toBeInTheDocument();
    expect(getComputedStyle(launcher.element()).position).toBe('static');
    await windowOf(1024);
    expect(getComputedStyle(launcher.element()).position).toBe('fixed');
  });
});

describe('the contact page', () => {
  const CONTACT = '/api/contact';

  test('begins with the question that was asked elsewhere, and wants a name, an address and words', async () => {
    const calls = answerBilling({ [CONTACT]: () => good(undefined) });
    await openPage('/contact?question=Who%20won%3F');
    const message = page.getByLabelText('Message');
    await expect.element(message).toHaveValue('Who won?\n');
    await press(page.getByRole('button', { name: 'Send message' }));
    await expect.element(page.getByText('Enter your email, so that we can answer.').first()).toBeVisible();
    await fill(page.getByLabelText('Name'), 'Ana');
    await fill(page.getByLabelText('Email'), 'ana@example.com');
    await fill(message, ' ');
    await press(page.getByRole('button', { name: 'Send message' }));
    await expect.element(page.getByText('Write your message.')).toBeVisible();
    await expect.element(message).toHaveFocus();
    expect(to(calls, CONTACT)).toEqual([]);
  });
});

describe('an answer of the FAQ', () => {
  test('asks whether it helped, and the last word counts', async () => {
    const calls = answerBilling({ [FEEDBACK]: () => good({ feedbackId: CHAT }) });
    await openPage('/faq#logo');
    const answer = page.css('#logo');
    await press(answer.getByRole('button', { name: 'Yes, this helped' }));
    await expect.element(answer.getByText('Thank you.')).toBeVisible();
    await press(answer.getByRole('button', { name: 'No, this didn’t help' }));
    await expect
      .poll(() => to(calls, FEEDBACK).map(({ body }) => body))
      .toEqual([
        { faq: 'logo', isHelpful: true, note: '' },
        { faq: 'logo', isHelpful: false, note: '', feedbackId: CHAT },
      ]);
  });
});
