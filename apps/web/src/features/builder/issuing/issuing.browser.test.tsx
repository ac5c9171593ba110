import type { DocumentRow, GenerateDocumentBody, Issued } from '@paperwage/api-contract';
import { DOCUMENT_ID_HEADER } from '@paperwage/api-contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import type { Answers } from '../../../testing/billing.ts';
import { answerBilling, good, logInAs, refused, to, useBilling, USER } from '../../../testing/billing.ts';
import type { Call } from '../../../testing/calls.ts';
import { downloadsFromNow, fileAnswer } from '../../../testing/calls.ts';
import { agree, goTo, openSample } from '../../../testing/builder.ts';
import { fill, fillAndLeave, press } from '../../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
const PDF = '/api/documents/generate-pdf';
const XLSX = '/api/documents/generate-xlsx';
const DOCUMENT = '/api/profile/documents/doc-1';
const CODES = ['7KQ4-M2XD-9RVT', 'H3WN-8TDC-5PZK', 'QD72-XJ6B-M4EF'];

const issuedAs = (more: Partial<Issued> = {}): Issued => ({
  role: 'employer',
  name: 'Dana Reyes',
  codes: CODES,
  at: Date.UTC(2026, 10, 23, 16, 42),
  attestation: '',
  state: 'valid',
  ...more,
});

function pdfAnswer(name = 'issued.pdf'): Response {
  const answer = fileAnswer(name);
  answer.headers.set(DOCUMENT_ID_HEADER, 'doc-1');
  return answer;
}

const documentAnswer = (issued = issuedAs()) =>
  good({ row: { id: 'doc-1', type: 'paystub', issued } as Partial<DocumentRow> });

/** Answers the calls of a document that is issued, but for those given. */
function answer(answers: Answers = {}): readonly Call[] {
  return answerBilling({
    [PDF]: () => pdfAnswer(),
    [XLSX]: () => fileAnswer('issued.xlsx'),
    [DOCUMENT]: () => documentAnswer(),
    ...answers,
  });
}

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
/** In the step; the bar has another. */
const issueButton = () => main().getByRole('button', { name: 'Issue 3 pay stubs' }).first();
const issue = () => press(dialog().getByRole('button', { name: 'Issue 3 pay stubs' }));
const truth = () => dialog().getByRole('checkbox');
const barButton = (name: string) => page.css('[data-part="action-bar"]').getByRole('button', { name, exact: true });
const issuedHeading = () => main().getByRole('heading', { name: /^3 pay stubs (issued|revoked)$/ });

/** Opens the sample, three pay stubs, at its last step, as a subscriber who has agreed. */
async function openFinish(): Promise<void> {
  await openSample(PAY_STUB, 'finish');
  logInAs(USER, true);
  await agree();
}

async function openDialog(): Promise<void> {
  await openFinish();
  await press(issueButton());
  await expect.element(dialog().getByRole('heading', { name: 'Issue 3 pay stubs' })).toHaveFocus();
}

async function issueSample(): Promise<void> {
  await openDialog();
  await press(truth());
  await issue();
  await expect.element(issuedHeading()).toHaveFocus();
}

/** What the pay stub was issued with, in the calls for it. */
const sentIn = (calls: readonly Call[]) => to(calls, PDF).map(({ body }) => (body as GenerateDocumentBody).issue);

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('without a plan', () => {
  test('leads a visitor and who has no plan to the price, and makes samples alone', async () => {
    answer();
    await openSample(PAY_STUB, 'finish');
    const price = main().getByRole('link', { name: 'See what issuing costs' });
    for (const logIn of [() => undefined, () => logInAs(USER)]) {
      logIn();
      await expect.element(price).toHaveAttribute('href', '/pricing');
      await expect.element(main().getByRole('button', { name: 'Download sample' })).toHaveLength(2);
      await expect.element(main().getByRole('button', { name: 'Download Excel' })).not.toBeInTheDocument();
      await expect.element(issueButton()).not.toBeInTheDocument();
    }
    await expect.element(barButton('Download sample')).toHaveClass(/primary/);
    logInAs(USER, true);
    await expect.element(issueButton()).toBeVisible();
    await expect.element(barButton('Issue 3 pay stubs')).toBeVisible();
    await expect.element(main().getByRole('button', { name: 'Download Excel' })).toBeVisible();
    await expect.element(price).not.toBeInTheDocument();
  });
});

test(
  'says to an account that was stopped why and where to appeal, in place of the button and the price',
  { tags: ['release'] },
  async () => {
    answer();
    await openSample(PAY_STUB, 'finish');
    const issuingStopped = 'We stopped this account from issuing documents on November 20, 2026.';
    for (const isActive of [true, false]) {
      logInAs({ ...USER, issuingStopped }, isActive);
      await expect.element(main().getByText(issuingStopped)).toBeVisible();
      await expect.element(issueButton()).not.toBeInTheDocument();
      await expect.element(main().getByRole('link', { name: 'See what issuing costs' })).not.toBeInTheDocument();
      await expect.element(barButton('Download sample')).toBeVisible();
    }
    await expectAccessible();
  },
);

describe('the dialog that issues', () => {
  test('says what is issued, and asks role, name and, unticked, the truth', async () => {
    answer();
    await openDialog();
    const row = dialog().getByRole('row').nth(1);
    const net = page.css('[data-part="action-bar"] dt:text-is("Net pay") + dd').element().textContent;
    await expect.element(row).toHaveTextContent(net);
    await expect.element(dialog().getByRole('radio', { name: 'Employer' })).toBeChecked();
    await expect
      .element(dialog().getByText(/^You own or run .+\. Anyone who checks them sees your name and role\.$/))
      .toBeVisible();
    await expect.element(dialog().getByLabelText('Your name')).toHaveValue('Dana Reyes');
    await expect.element(truth()).not.toBeChecked();
    await expect
      .element(dialog().getByText('The names, dates and amounts are true, and this pay was or will be paid.'))
      .toBeVisible();
    await expect.element(dialog().getByText(/typed over/)).not.toBeInTheDocument();
    await expectAccessible();
    await windowOf(360, 780);
    await expectToFit();
    await press(dialog().getByRole('button', { name: 'Not now' }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test(
    'opens from the bar too, at the last step alone, on a phone in place of the download',
    { tags: ['release'] },
    async () => {
      answer();
      await openFinish();
      await windowOf(360, 780);
      await expect.element(barButton('Issue 3 pay stubs')).toBeVisible();
      await expect.element(barButton('Download sample')).not.toBeInTheDocument();
      await expectToFit();
      await press(barButton('Issue 3 pay stubs'));
      await expect.element(dialog().getByRole('heading', { name: 'Issue 3 pay stubs' })).toBeVisible();
      await press(dialog().getByRole('button', { name: 'Not now' }));
      await goTo('earnings');
      await expect.element(barButton('Continue')).toBeVisible();
      await expect.element(barButton('Issue 3 pay stubs')).not.toBeInTheDocument();
      await goTo('finish');
      await expect.element(barButton('Issue 3 pay stubs')).toBeVisible();
    },
  );

  test('says at the field what is missing, and issues nothing until it is there', async () => {
    const calls = answer();
    await openDialog();
    await issue();
    await expect
      .element(dialog().getByText('Check this box to issue it. If something isn’t true, go back and fix it.'))
      .toBeVisible();
    await expect.element(truth()).toHaveFocus();
    await expect.element(truth()).toHaveAttribute('aria-invalid', 'true');
    await press(truth());
    await expect.element(dialog().getByText(/^Check this box/)).not.toBeInTheDocument();
    await fill(dialog().getByLabelText('Your name'), '');
    await issue();
    await expect.element(dialog().getByText('Enter your name.')).toBeVisible();
    await expect.element(dialog().getByLabelText('Your name')).toHaveFocus();
    expect(sentIn(calls)).toEqual([]);
  });

  test('sends who issues it as what, once, and remembers that in this browser', async () => {
    const calls = answer();
    await openDialog();
    await press(dialog().getByText('Authorized preparer'));
    await expect.element(dialog().getByText(/^You prepare documents for /)).toBeVisible();
    await fill(dialog().getByLabelText('Your name'), '  Núria Ortega ');
    await press(truth());
    await issue();
    await expect.element(issuedHeading()).toBeVisible();
    expect(sentIn(calls)).toEqual([{ role: 'preparer', name: 'Núria Ortega', attested: true }]);
    await press(main().getByRole('button', { name: 'Replace' }));
    await press(issueButton());
    await expect.element(dialog().getByRole('radio', { name: 'Authorized preparer' })).toBeChecked();
    await expect.element(dialog().getByLabelText('Your name')).toHaveValue('Núria Ortega');
    // Each has to be confirmed as true.
    await expect.element(truth()).not.toBeChecked();
  });

  test('names the amounts that were typed over before anything is issued', async () => {
    const calls = answer();
    await openSample(PAY_STUB, 'earnings');
    await press(page.getByRole('button', { name: /^Federal income tax.*this period/ }));
    await fillAndLeave(page.css('[data-path="items.0.deductions.federal"]').getByLabelText('This period'), '1');
    await goTo('finish');
    logInAs(USER, true);
    await agree();
    await press(issueButton());
    await expect
      .element(dialog().getByText(/^1 amount was typed over: .*Federal income tax.*Anyone who checks it sees this\.$/))
      .toBeVisible();
    expect(sentIn(calls)).toEqual([]);
  });

  test('says that the files are being made, and in place why they are not', async () => {
    let fail: () => void;
    answer({
      [PDF]: () =>
        new Promise((done) => {
          fail = () => done(refused(403, 'nameBlocked', 'This name can’t issue documents.'));
        }),
    });
    await openDialog();
    await press(truth());
    await issue();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Making the files.');
    fail!();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('This name can’t issue documents.');
    await expect.element(dialog().getByText('Making the files.')).not.toBeInTheDocument();
    await expect.element(truth()).toBeChecked();
  });
});

describe('what was issued', () => {
  test('hands over its files, here and by the bar, and makes a sample again once something is changed', async () => {
    const calls = answer();
    const downloads = downloadsFromNow();
    await openFinish();
    await press(issueButton());
    await press(truth());
    await issue();
    await expect.element(issuedHeading()).toHaveFocus();
    await expectAccessible();
    await expect.element(barButton('Issue 3 pay stubs')).not.toBeInTheDocument();
    await press(main().getByRole('button', { name: 'Download PDF' }).first());
    await press(barButton('Download PDF'));
    await press(main().getByRole('button', { name: 'Download Excel' }));
    await expect.element(main().getByText('issued.xlsx is in your downloads.')).toBeVisible();
    expect(downloads).toEqual(['issued.pdf', 'issued.pdf', 'issued.xlsx']);
    // The PDF was made by issuing alone; the workbook is one of the same document.
    expect(to(calls, PDF)).toHaveLength(1);
    expect(to(calls, XLSX).map(({ body }) => body)).toEqual(to(calls, PDF).map(({ body }) => body));
    await goTo('earnings');
    await fillAndLeave(page.getByLabelText('Regular, hours'), '41');
    await goTo('finish');
    await expect.element(issuedHeading()).not.toBeInTheDocument();
    await expect.element(barButton('Issue 3 pay stubs')).toBeVisible();
  });

  test('shows its code, to scan and to copy, on the page and on the paper, and what comes next', async () => {
    answer();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    await issueSample();
    const [first, second] = CODES as [string, string];
    const qrOf = (code: string) =>
      main().getByRole('img', { name: `QR code that opens ${location.origin}/verify/${code}` });
    await expect.element(main().getByText(first, { exact: true }).first()).toBeVisible();
    await expect.element(page.css('#preview')).toHaveTextContent(first);
    await expect.element(qrOf(first)).toBeVisible();
    await press(main().getByRole('button', { name: `Show QR of ${second}` }));
    await expect.element(qrOf(second)).toBeVisible();
    await expect.element(qrOf(first)).not.toBeInTheDocument();
    const others = main().getByRole('link', { name: 'See what others see' });
    await expect.element(others).toHaveAttribute('href', `/verify/${second}`);
    await press(main().getByRole('button', { name: 'Copy verify link' }));
    await expect.element(main().getByText('Link copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}/verify/${second}`);
    await expect
      .element(main().getByRole('link', { name: 'your history' }))
      .toHaveAttribute('href', '/user/history/paystub/doc-1');
    await expect.element(main().getByRole('link', { name: 'Start a W-2' })).toHaveAttribute('href', '/make-your-w2');
    await expect.element(main().getByRole('button', { name: 'Next pay stub' })).toBeVisible();
    await windowOf(360, 780);
    await expectToFit();
  });

  test('is replaced by one that names it, unless the user thinks better of it', { tags: ['release'] }, async () => {
    const calls = answer();
    await issueSample();
    await press(main().getByRole('button', { name: 'Replace' }));
    await expect.element(main().getByText('This will replace what you issued before.')).toBeVisible();
    await press(issueButton());
    await expect
      .element(dialog().getByText(/^A code goes on each, .+ They replace what you issued before\.$/))
      .toBeVisible();
    await press(truth());
    await issue();
    await expect.element(issuedHeading()).toHaveFocus();
    expect(sentIn(calls).map((sent) => sent?.replaces)).toEqual([undefined, 'doc-1']);
    await press(main().getByRole('button', { name: 'Replace' }));
    await press(main().getByRole('button', { name: 'Don’t replace it' }));
    await expect.element(main().getByText('Anyone can check a document you issue.', { exact: false })).toBeVisible();
  });

  test('is revoked after a question in place, which says why it was not', async () => {
    let isRefused = true;
    const calls = answer({
      [`${DOCUMENT}/revoke`]: () => (isRefused ? refused(503, 'busy', 'Try again in a minute.') : good({})),
    });
    await issueSample();
    await press(main().getByRole('button', { name: 'Revoke' }));
    const question = main().getByRole('group', { name: /^Revoke them\?/ });
    await expect.element(question).toHaveFocus();
    await expectAccessible();
    expect(to(calls, `${DOCUMENT}/revoke`)).toEqual([]);
    await press(question.getByRole('button', { name: 'Revoke them' }));
    await expect.element(question.getByRole('alert')).toHaveTextContent('Try again in a minute.');
    await expect.element(issuedHeading()).toHaveTextContent('3 pay stubs issued');
    isRefused = false;
    await press(question.getByRole('button', { name: 'Revoke them' }));
    await expect.element(issuedHeading()).toHaveTextContent('3 pay stubs revoked');
    await expect.element(main().getByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  });
});
