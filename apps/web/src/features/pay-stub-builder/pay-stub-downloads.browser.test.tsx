import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, downloadsFromNow, fileAnswer } from '../../testing/calls.ts';
import { agree, barFigure, expectStep, goTo, openSample } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { fill, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';
const GENERATE_PDF = '/api/documents/generate-pdf';

let downloads: readonly string[];
beforeEach(() => {
  downloads = downloadsFromNow();
});

const downloadPdf = () => press(page.getByRole('button', { name: 'Download PDF' }).first());
const review = () => page.getByRole('region', { name: 'Review', exact: true });

test('downloads the workbook, once for two presses', async () => {
  await openSample(PAY_STUB, 'finish');
  let release = () => {};
  const pressedTwice = new Promise<void>((resolve) => (release = resolve));
  const calls = answerCalls(async () => {
    await pressedTwice;
    return fileAnswer('paystub.xlsx');
  });
  await agree();
  const button = page.getByRole('button', { name: 'Download Excel' }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByRole('button', { name: 'Making the Excel file' })).toBeVisible();
  release();
  await expect.element(page.getByText(/\.xlsx is in your downloads\./)).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/api/documents/generate-xlsx']);
  expect(downloads).toEqual(['paystub.xlsx']);
});

test('says in words why a download failed, and tries again', async () => {
  await openSample(PAY_STUB, 'finish');
  let isServerThere = false;
  answerCalls(() => {
    const answer = fileAnswer('paystub.pdf');
    if (isServerThere) return answer;
    const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    return new Response(cut, { headers: answer.headers });
  });
  await agree();
  await downloadPdf();
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
  expect(downloads).toEqual([]);
  isServerThere = true;
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('paystub.pdf is in your downloads.')).toBeVisible();
  expect(downloads).toEqual(['paystub.pdf']);
});

test('asks for the agreements, and puts the focus there', async () => {
  await openSample(PAY_STUB, 'finish');
  const calls = answerCalls(() => fileAnswer('paystub.pdf'));
  await downloadPdf();
  await expect.element(page.getByText('Agree to the Privacy Policy.')).toBeVisible();
  await expect.element(page.css('[id="agreements.privacy"]')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('keeps what was agreed to for the document while somebody signs up or pays', async () => {
  await openSample(PAY_STUB, 'finish');
  await agree();
  await reload();
  await expectStep('finish');
  await expect.element(page.css('[id="agreements.privacy"]')).toBeChecked();
  await expect.element(page.css('[id="agreements.terms"]')).toBeChecked();
});

test('asks for the look that was chosen', async () => {
  await openSample(PAY_STUB, 'finish');
  const calls = answerCalls(() => fileAnswer('paystub.pdf'));
  await press(page.getByRole('group', { name: 'Template' }).getByRole('radio').nth(2));
  await press(page.getByRole('group', { name: 'Theme' }).last().getByRole('radio').nth(3));
  await agree();
  await downloadPdf();
  await expect.element(page.getByText('paystub.pdf is in your downloads.')).toBeVisible();
  expect(calls).toMatchObject([{ path: GENERATE_PDF, body: { template: 'compact', theme: 'slate' } }]);
});

describe('a password for the PDF', () => {
  const password = () => page.getByRole('textbox', { name: 'Password', exact: true });
  const open = () => press(page.getByText('Protect the PDF with a password'));

  test('goes with the PDF as long as its field is open, and is kept nowhere', async () => {
    await openSample(PAY_STUB, 'finish');
    const calls = answerCalls(() => fileAnswer('paystub-protected.pdf'));
    await agree();
    await open();
    await password().fill('blue Kettle 42!');
    await downloadPdf();
    await expect.element(page.getByText(/paystub-protected\.pdf is in your downloads/)).toBeVisible();
    await open();
    await expect.element(password()).not.toBeInTheDocument();
    await downloadPdf();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls.map(({ body }) => (body as { password?: string }).password)).toEqual(['blue Kettle 42!', undefined]);
    expect(JSON.stringify(localStorage)).not.toContain('Kettle');
  });

  test('makes no file while it is not one', async () => {
    await openSample(PAY_STUB, 'finish');
    const calls = answerCalls(() => fileAnswer('paystub.pdf'));
    await agree();
    await open();
    await password().fill('short');
    await downloadPdf();
    const list = page.getByRole('group', { name: 'Fix 1 field' });
    await expect.element(list).toHaveFocus();
    expect([calls, downloads]).toEqual([[], []]);
    const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Finish/ });
    await expect.element(step).toHaveAccessibleName('Finish, has errors');
    const message = 'Use 8 to 64 characters: letters without accents, digits, and symbols.';
    await press(list.getByRole('button', { name: `Password: ${message}` }));
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
    await password().fill(' otter lamp 58');
    await expect.element(list).toHaveTextContent('Begin and end without a space.');
    await password().fill('otter lamp 58');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(step).toHaveAccessibleName('Finish, to do');
    await downloadPdf();
    await expect.poll(() => calls.length).toBe(1);
  });
});

describe('a download that is refused', () => {
  const html = { 'content-type': 'text/html' };
  const refusal = { code: 'unknown-theme', message: 'There is no theme of that name. Choose slate.', issues: [] };

  test('shows the sentence of the server', async () => {
    await expectTold(400, JSON.stringify({ ok: false, error: refusal }), refusal.message);
  });

  test.each([
    [
      'has a sentence of its own when the answer is none of the server’s',
      502,
      '<h1>Bad gateway</h1>',
      /^We couldn’t make the file\. Your work is safe/,
    ],
    [
      'is told too when a network answers with a page of its own',
      200,
      '<h1>Log in to this network</h1>',
      /^The file didn’t arrive\. Your network may/,
    ],
  ])('%s', { tags: ['release'] }, async (_, status, answer, told) => {
    await expectTold(status, answer, told);
  });

  async function expectTold(status: number, answer: string, told: string | RegExp): Promise<void> {
    await openSample(PAY_STUB, 'finish');
    answerCalls(() => new Response(answer, { status, headers: html }));
    await agree();
    await downloadPdf();
    await expect.element(page.getByText(told)).toBeVisible();
    await expect.element(page.getByText(/Bad gateway|Log in to this network/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/is in your downloads/)).not.toBeInTheDocument();
    expect(downloads).toEqual([]);
  }
});

describe('a paused calculation', () => {
  test('is told at the figures of the last step, and holds a download back until they were read', async () => {
    await openSample(PAY_STUB, 'earnings');
    const before = await textWithFigure(barFigure('Net pay'));
    await press(page.getByRole('button', { name: 'Pause calculation' }));
    await fill(page.getByLabelText('Regular, hours'), '10');
    await goTo('finish');
    await expect
      .element(review())
      .toHaveTextContent('Calculation is paused. These amounts don’t include your last changes.');
    await expect.element(review().getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect.element(review().getByRole('row').nth(1)).toHaveTextContent(before);
    for (const place of ['#preview', '[aria-label="Form"] > :last-child']) {
      await expect.element(page.css(place)).toHaveTextContent('Paused: your last changes aren’t included.');
      await expect.element(page.css(place).getByRole('button', { name: 'Resume' })).toBeVisible();
    }

    await agree();
    const calls = answerCalls(() => fileAnswer('paystub.pdf'));
    await downloadPdf();
    await expect.element(page.getByText(/The amounts have changed since/)).toBeInViewport();
    await expect.element(page.getByRole('group', { name: 'The amounts have changed' })).toHaveFocus();
    await expect.element(page.getByText(/^Paused|is paused/)).not.toBeInTheDocument();
    await expect.element(barFigure('Net pay')).not.toHaveTextContent(exactly(before));
    const after = await textWithFigure(barFigure('Net pay'));
    await expect.element(review().getByRole('row').nth(1)).toHaveTextContent(after);
    expect(calls).toEqual([]);

    await downloadPdf();
    await expect.element(page.getByText('paystub.pdf is in your downloads.')).toBeVisible();
    await expect.element(page.getByText(/The amounts have changed since/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test('lets a download through when no figure changes', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'earnings');
    await press(page.getByRole('button', { name: 'Pause calculation' }));
    await goTo('company');
    await fill(page.getByLabelText('Company name'), 'Quiet Brook LLC');
    await expect.element(page.css('#preview')).toHaveTextContent('Quiet Brook LLC');
    await goTo('finish');
    await agree();
    const calls = answerCalls(() => fileAnswer('paystub.pdf'));
    await downloadPdf();
    await expect.element(page.getByText('paystub.pdf is in your downloads.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { documentData: { companyInfo: { employerName: 'Quiet Brook LLC' } } } }]);
  });
});

test('says after the finish step that a change makes documents out of date', async () => {
  const outOfDate = page.getByText(/Documents you already downloaded are out of date/);
  answerCalls(() => fileAnswer('paystub.pdf'));
  await openSample(PAY_STUB, 'earnings');
  const before = await textWithFigure(barFigure('Net pay'));
  await fill(page.getByLabelText('Regular, hours'), '75');
  await expect.element(barFigure('Net pay')).not.toHaveTextContent(exactly(before));
  await expect.element(outOfDate).not.toBeInTheDocument();
  await goTo('finish');
  await agree();
  await downloadPdf();
  await expect.element(page.getByText('paystub.pdf is in your downloads.')).toBeVisible();
  await goTo('company');
  await fill(page.getByLabelText('City'), 'Dallas');
  await expect.element(outOfDate).not.toBeInTheDocument();
  await goTo('earnings');
  await fill(page.getByLabelText('Regular, hours'), '70');
  await expect.element(outOfDate).toBeVisible();
  await goTo('finish');
  await downloadPdf();
  await expect.element(outOfDate).not.toBeInTheDocument();
});
