import type { VerifyCodeAnswer, VerifyFileAnswer } from '@paperwage/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Call } from '../../testing/calls.ts';
import { answerCalls } from '../../testing/calls.ts';
import { openPage } from '../../testing/page.tsx';
import { spokenFromNow } from '../../testing/read-page.ts';
import { attach, dragOver, fill, focus, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const CODE = '7KQ4-M2XD-9RVT';
const NEWER = 'H3WN-8TMC-5PZK';
const ISSUED = Date.parse('2026-11-23T16:42:00Z');
const LATER = Date.parse('2026-11-30T16:42:00Z');
const FILE = '/api/verify/file';
const NO_AMOUNT = { path: 'amount', code: 'custom', message: 'amount is missing. Enter it too, or leave both blank.' };
const NO_DATE = { path: 'date', code: 'custom', message: 'date must be a date such as 11/20/2026.' };
const TYPED = '/api/verify/code';
const REPORT = '/api/verify/report';

const ok = (data?: object) => Response.json({ ok: true, ...(data && { data }) });
const refusal = (status: number, code: string, message: string, issues: readonly object[] = []) =>
  Response.json({ ok: false, error: { code, message, issues } }, { status });

/** Answers each path with what is given for it. */
function answer(answers: Readonly<Record<string, () => Response | Promise<Response>>>): readonly Call[] {
  return answerCalls(({ path }) => answers[path]?.() ?? refusal(404, 'callUnknown', 'Not answered in this test.'));
}
const answerFile = (data: VerifyFileAnswer) => answer({ [FILE]: () => ok(data) });
const answerCode = (data: VerifyCodeAnswer) => answer({ [TYPED]: () => ok(data) });

const pdf = (text = '', name = 'paystub.pdf') => new File([`%PDF-1.7 ${text}`], name, { type: 'application/pdf' });
const chooseFile = (file: File) => attach(page.getByLabelText('Choose a file'), file);
async function drop(...files: readonly File[]): Promise<void> {
  await expect.element(page.getByLabelText('Choose a file')).toBeInTheDocument();
  (await dragOver(files))();
}
const verdict = () => page.css('section[aria-labelledby="verdict"]');
const heading = () => page.css('#verdict');
const check = () => press(page.getByRole('button', { name: 'Check', exact: true }));
const toneOf = () => getComputedStyle(verdict().element()).borderLeftColor;

async function enter(code: string, date = '', amount = ''): Promise<void> {
  await fill(page.getByLabelText('Code', { exact: true }), code);
  await fill(page.getByLabelText('Pay date or invoice date'), date);
  await fill(page.getByLabelText('Net pay or invoice total'), amount);
  await check();
}

async function expectVerdict(title: string): Promise<void> {
  await expect.element(heading()).toHaveTextContent(title);
  await expect.element(heading()).toHaveFocus();
}

const GREEN = 'rgb(11, 98, 71)';
const MATCHES: VerifyCodeAnswer = {
  result: 'matches',
  type: 'paystub',
  issuedAt: ISSUED,
  issuer: { role: 'employer', name: 'Dana Reyes' },
  facts: [
    { label: 'Employer', value: 'Cascade Timber Works LLC, Austin, TX' },
    { label: 'Employee', value: 'Núria Nguyễn-Ortega' },
    { label: 'Net pay', value: '2,481.66' },
  ],
  typedOver: [{ label: 'Federal income tax, year to date', value: '7,320.00' }],
};

beforeEach(() => openPage('/verify'));

describe('a file', () => {
  test('stays in the browser: its hash and its codes are sent', async () => {
    const calls = answerFile({ result: 'unchanged', type: 'paystub', format: 'pdf', issuedAt: ISSUED, codes: [CODE] });
    const file = pdf(`paperwage:${CODE}`);
    await chooseFile(file);
    await expectVerdict('Genuine and unchanged');
    expect(toneOf()).toBe(GREEN);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(calls).toEqual([{ path: FILE, body: { sha256, codes: [CODE] } }]);
    await expect.element(verdict()).toHaveTextContent(/issued on Nov 23, 2026 at \d+:42 [AP]M/);
    await expect.element(verdict()).toHaveTextContent('That the pay was paid. Ask for bank deposits.');
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Show its figures' }));
    await expect.element(page.getByLabelText('Pay date or invoice date')).toHaveFocus();
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue(CODE);
  });

  test('can be dropped anywhere on the page', async () => {
    const calls = answerFile({ result: 'unknown' });
    await drop(pdf('', 'statement.pdf'));
    await expectVerdict('We have no such document');
    await expect.element(verdict()).toHaveTextContent('statement.pdf');
    expect(toneOf()).not.toBe(GREEN);
    expect(calls).toHaveLength(1);
  });

  test('that was changed is not called genuine, and nobody is accused', async () => {
    answerFile({ result: 'changed', code: CODE, issuedAt: ISSUED });
    await chooseFile(pdf());
    await expectVerdict('Changed since it was issued');
    await expect.element(verdict()).toHaveTextContent('another program saved the file again');
    await press(page.getByRole('button', { name: 'Compare the figures' }));
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue(CODE);
  });

  test('that was revoked says when', async () => {
    answerFile({ result: 'revoked', issuedAt: ISSUED, revokedAt: LATER });
    await chooseFile(pdf());
    await expectVerdict('Revoked by its issuer');
    await expect.element(verdict()).toHaveTextContent('The issuer withdrew it on Nov 30, 2026.');
  });

  test('that was replaced leads to the newer one', async () => {
    answer({
      [FILE]: () => ok({ result: 'replaced', issuedAt: ISSUED, replacedAt: LATER, newCodes: [NEWER] }),
      [TYPED]: () => ok({ result: 'stands', issuedAt: LATER }),
    });
    await chooseFile(pdf());
    await expectVerdict('Replaced by a newer one');
    await press(page.getByRole('link', { name: 'Check the newer one' }));
    await expectVerdict('A document with this code was issued');
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue(NEWER);
  });

  test.each([
    ['empty', new File([], 'stub.pdf'), 'stub.pdf is empty. Ask for the file again.'],
    ['a photo', new File(['\u{ff}'], 'photo.jpg'), 'photo.jpg isn’t a PDF or Excel workbook.'],
    ['too large', new File([new Uint8Array(100_000_001)], 'big.pdf'), 'big.pdf is over 100 MB'],
  ])('that is %s is not sent, and says why', async (_, file, message) => {
    const calls = answer({});
    await chooseFile(file);
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(calls).toEqual([]);
  });

  test('of 100 MB is read to its end', { tags: ['release'] }, async () => {
    const calls = answerFile({ result: 'unknown' });
    const end = `paperwage:${CODE}`;
    const filler = new Uint8Array(100_000_000 - 9 - end.length);
    await chooseFile(new File(['%PDF-1.7 ', filler, end], 'long.pdf'));
    await expect.poll(() => calls, { timeout: 30_000 }).toHaveLength(1);
    expect(calls[0]!.body).toMatchObject({ codes: [CODE] });
  });

  test('of several at once is refused in words', async () => {
    const calls = answer({});
    await drop(pdf('a'), pdf('b'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('That’s 2 files. Check one at a time.');
    expect(calls).toEqual([]);
  });

  test('is checked again when the server could not', async () => {
    let isBusy = true;
    answer({
      [FILE]: () =>
        isBusy ? refusal(429, 'tooManyRequests', 'Wait 20 seconds and try again.') : ok({ result: 'unknown' }),
    });
    await chooseFile(pdf());
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wait 20 seconds and try again.');
    isBusy = false;
    await press(page.getByRole('button', { name: 'Try again' }));
    await expectVerdict('We have no such document');
  });
});

describe('a code', () => {
  test('alone is never answered in green, and shows no figures', async () => {
    const calls = answerCode({ result: 'stands', issuedAt: ISSUED });
    await enter(CODE);
    await expectVerdict('A document with this code was issued');
    expect(toneOf()).not.toBe(GREEN);
    expect(calls).toEqual([{ path: TYPED, body: { code: CODE } }]);
    await press(page.getByRole('button', { name: 'Enter date and amount' }));
    await expect.element(page.getByLabelText('Pay date or invoice date')).toHaveFocus();
  });

  test('with date and amount shows what was issued, what was typed over, and what that does not prove', async () => {
    const calls = answerCode(MATCHES);
    await enter(CODE, '11/20/2026', '2,481.66');
    await expectVerdict('Issued, and not revoked or replaced');
    expect(toneOf()).toBe(GREEN);
    expect(calls[0]!.body).toEqual({ code: CODE, date: '11/20/2026', amount: '2,481.66' });
    for (const text of [
      'Dana Reyes',
      'As the employer',
      'Cascade Timber Works LLC, Austin, TX',
      'Federal income tax, year to date: 7,320.00',
      'That the pay was paid. Ask for bank deposits.',
      'That the hours and rates are right. The issuer typed them.',
    ]) {
      await expect.element(verdict()).toHaveTextContent(text);
    }
    await expect.element(verdict()).not.toHaveTextContent(/income verified/i);
    await expectAccessible();
    for (const width of [360, 768, 1024, 1920]) {
      await windowOf(width);
      await expectToFit(`at ${width} px`);
    }
  });

  test('of an invoice speaks of its seller', async () => {
    answerCode({ ...MATCHES, type: 'invoice', typedOver: [] });
    await enter(CODE, '11/20/2026', '2,481.66');
    await expectVerdict('Issued, and not revoked or replaced');
    await expect.element(verdict()).toHaveTextContent('As the seller');
    await expect.element(verdict()).toHaveTextContent('That the invoice was paid.');
    await expect.element(verdict()).not.toHaveTextContent('typed over');
  });

  test('that is wrong and figures that are wrong get the same words', async () => {
    answerCode({ result: 'unknown' });
    await enter(CODE, '11/20/2026', '1.00');
    await expectVerdict('We have no such document');
    await expect
      .element(verdict())
      .toHaveTextContent(`We have no document that matches ${CODE}, this date and this amount.`);
  });

  test('that was replaced gives the newer one only with date and amount', async () => {
    answerCode({ result: 'replaced', issuedAt: ISSUED, replacedAt: LATER });
    await enter(CODE);
    await expectVerdict('Replaced by a newer one');
    await expect.element(page.getByRole('link', { name: 'Check the newer one' })).not.toBeInTheDocument();
    answerCode({ result: 'replaced', issuedAt: ISSUED, replacedAt: LATER, newCode: NEWER });
    await enter(CODE, '11/20/2026', '2,481.66');
    await expect.element(verdict()).toHaveTextContent(`Use the newer one: code ${NEWER}.`);
  });

  test.each([
    ['', '', '', [], 'Code', 'Enter the code, such as 7KQ4-M2XD-9RVT.'],
    [CODE, '11/20/2026', '', [NO_AMOUNT], 'Net pay or invoice total', 'is missing. Enter it too, or leave both blank.'],
    [CODE, '13/45/2026', '', [NO_DATE, NO_AMOUNT], 'Pay date or invoice date', 'must be a date such as 11/20/2026.'],
  ])(
    '%j with %j and %j is asked for all that is missing or wrong',
    async (code, date, amount, issues, label, message) => {
      answer({ [TYPED]: () => refusal(400, 'requestInvalid', '', issues) });
      await enter(code, date, amount);
      const field = page.getByLabelText(label, { exact: true });
      await expect.element(field).toHaveFocus();
      await expect
        .element(field)
        .toHaveAccessibleDescription(message.startsWith('Enter') ? message : `${label} ${message}`);
      if (issues.length > 1) await expect.element(page.getByText('Fix 2 fields')).toBeVisible();
    },
  );

  test('in the address of a scanned QR code is checked at once', async () => {
    const calls = answerCode({ result: 'stands', issuedAt: ISSUED });
    await openPage(`/verify/${CODE}`);
    await expectVerdict('A document with this code was issued');
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue(CODE);
    expect(calls).toEqual([{ path: TYPED, body: { code: CODE } }]);
  });

  test('in the address takes no focus from a field, and is announced', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answer({
      [TYPED]: async () => {
        await held;
        return ok({ result: 'stands', issuedAt: ISSUED });
      },
    });
    await openPage(`/verify/${CODE}`);
    const spoken = spokenFromNow();
    await focus(page.getByLabelText('Pay date or invoice date'));
    release();
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByLabelText('Pay date or invoice date')).toHaveFocus();
    await expect.poll(() => spoken.join()).toContain('A document with this code was issued');
  });
});

describe('"Report this document"', () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  const challenge = async () =>
    ok(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets }));

  test('opens in place and sends what is wrong, with the code that was checked', async () => {
    const calls = answer({
      [TYPED]: () => ok({ result: 'unknown' }),
      '/api/app-check-challenge': challenge,
      [REPORT]: () => ok(),
    });
    await enter(CODE);
    await press(page.getByRole('button', { name: 'Report this document' }));
    await expect.element(page.getByRole('heading', { name: 'Report this document' })).toHaveFocus();
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Send report' }));
    await expect.element(page.getByRole('radio').first()).toHaveFocus();
    await expect.element(page.getByRole('group', { name: 'What’s wrong?' })).toHaveTextContent('Choose what’s wrong.');
    await expectAccessible();
    await press(page.getByLabelText('The figures are false'));
    await fill(page.getByLabelText('What we should know'), 'Net pay was 900.00.');
    await fill(page.getByLabelText('Email (optional)'), 'ana@example.com');
    await press(page.getByRole('button', { name: 'Send report' }));
    await expect.element(page.getByRole('heading', { name: 'Report sent' })).toHaveFocus();
    expect(calls.at(-1)).toMatchObject({
      path: REPORT,
      body: { code: CODE, reason: 'falseFigures', details: 'Net pay was 900.00.', email: 'ana@example.com' },
    });
  });

  test('names a file by its fingerprint, and says when it could not be sent', async () => {
    const calls = answer({
      [FILE]: () => ok({ result: 'changed', code: CODE, issuedAt: ISSUED }),
      '/api/app-check-challenge': challenge,
      [REPORT]: () => refusal(429, 'tooManyRequests', 'Wait 20 seconds and try again.'),
    });
    await chooseFile(pdf());
    await press(page.getByRole('button', { name: 'Report this document' }));
    await press(page.getByLabelText('Something else'));
    await press(page.getByRole('button', { name: 'Send report' }));
    await expect.element(page.getByText('Wait 20 seconds and try again.')).toBeVisible();
    const { sha256 } = calls[0]!.body as { sha256: string };
    const [report] = calls.filter(({ path }) => path === REPORT);
    expect(report?.body).toMatchObject({ sha256, reason: 'other' });
  });
});
