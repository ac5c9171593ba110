import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import {
  barFigure,
  confirmTruth,
  expectStep,
  fillInSample,
  goTo,
  openBuilder,
  openSample,
  waitUntilSaved,
} from '../../../testing/builder.ts';
import { choose, dragOver, fill, leaveField, press, pressKey } from '../../../testing/user-input.ts';
import { download } from '../../../testing/served-files.ts';

const PAY_STUB = '/make-your-paystub';
const INVOICE = '/invoice-generator';
const W2 = '/make-your-w2';

const startOver = () => press(page.getByRole('button', { name: 'Start over' }));
const drop = async (...files: readonly File[]) => (await dragOver(files))();
const isOpen = (file: File) => page.getByText(`${file.name} is open.`);

test('a PDF made here opens with its data and its look where it is dropped, or is refused in words', async () => {
  await fillInSample(INVOICE);
  const rate = page.getByLabelText('Item 3, rate');
  const company = page.getByLabelText('Your name or company');
  const template = page.getByLabelText('Template');
  await goTo('items');
  await fill(rate, '61.25');
  await goTo('finish');
  await press(page.getByRole('radio', { name: /^Column/ }));
  const file = await download('Download PDF');
  await startOver();
  await expect.element(company).toHaveValue('');
  await choose(template, 'ledger');

  await drop(file);
  await expect.element(isOpen(file)).toBeVisible();
  await expect.element(rate).toHaveValue('61.25');
  await expect.element(template).toHaveValue('column');
  await expect.element(page.getByAltText('Logo of Fernhill Garden Design')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(company).toHaveValue('');
  await expect.element(template).toHaveValue('ledger');

  await drop(new File(['hello'], 'notes.txt'));
  await expect.element(page.getByText(/^notes\.txt is not a PDF\./)).toBeVisible();
  await drop(new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('This file has no Paperwage invoice.')).toBeVisible();
});

test('a pay stub opens from its PDF', async () => {
  await fillInSample(PAY_STUB);
  const file = await download('Download PDF');
  await startOver();
  await waitUntilSaved();
  await openBuilder(PAY_STUB, 'company');
  const company = page.getByLabelText('Company name');
  await expect.element(company).toHaveValue('');
  leaveField();
  await drop(file);
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(company).toHaveValue('');
  await drop(file);
  await expectAccessible();
  await press(page.getByRole('button', { name: 'Open it again' }));
  await expect.element(company).toHaveValue('Cascade Timber Works LLC');
  // A drop leaves nothing focused: from the heading, the message's button is a few keys away.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await pressKey(page.getByRole('button', { name: 'Undo' }));
  await expect.element(company).toHaveValue('');
});

test('a pay stub that is dropped is followed by the next one', { tags: ['release'] }, async () => {
  await fillInSample(PAY_STUB);
  const file = await download('Download PDF');
  await startOver();
  await waitUntilSaved();
  await openBuilder(PAY_STUB, 'earnings');
  await drop(file);
  await press(page.getByRole('button', { name: 'Make the next pay stub' }));
  await expect.element(page.getByText('This is the next pay stub.')).toBeVisible();
  const paid = /\d{4}-\d{2}-\d{2}/.exec(file.name)![0];
  const next = new Date(Date.parse(paid) + 14 * 86_400_000).toISOString();
  const written = `${next.slice(5, 7)}/${next.slice(8, 10)}/${next.slice(0, 4)}`;
  await expect.element(page.getByRole('textbox', { name: 'Pay date' })).toHaveValue(written);
});

for (const form of [W2, '/make-your-1099'] as const) {
  test(`a form opens from its PDF at ${form}`, { tags: ['release'] }, async () => {
    await fillInSample(form);
    await goTo('parties');
    const values = () => {
      const fields = document.querySelectorAll<HTMLInputElement>('main input[autocomplete]');
      return [...fields].filter((field) => field.checkVisibility()).map(({ value }) => value);
    };
    await expect.poll(() => values().filter((value) => value !== '').length).toBeGreaterThan(5);
    const before = values();
    await goTo('finish');
    await confirmTruth();
    const file = await download('Download PDF');
    await startOver();
    await goTo('parties');
    await drop(file);
    await expect.element(isOpen(file)).toBeVisible();
    await expect.poll(values).toEqual(before);
    await waitUntilSaved();
    await openBuilder(form, 'finish');
    // A reopened form asks again only whether it is true.
    await expect.element(page.getByText('Finish these before you download')).toBeVisible();
    await confirmTruth();
    await expect.element(page.getByText(/Fix \d+ field|Finish these before/)).not.toBeInTheDocument();
  });
}

test('a W-2 that is dropped on the page of W-2s is opened as before', { tags: ['release'] }, async () => {
  await fillInSample(W2);
  await confirmTruth();
  const file = await download('Download PDF');
  await startOver();
  await waitUntilSaved();
  await drop(file);
  await expect.element(isOpen(file)).toBeVisible();
});

test(
  'of several documents that are dropped one is opened, and it is said that the others were not',
  { tags: ['release'] },
  async () => {
    await fillInSample(INVOICE);
    const file = await download('Download PDF');
    const { name } = file;
    await startOver();
    const second = new File([file], 'second.pdf', { type: 'application/pdf' });
    await drop(file, second);
    await expect
      .element(page.getByText(`${name} is open. second.pdf was not. You can open one file at a time.`))
      .toBeVisible();
    await drop(new File(['hello'], 'notes.txt'), file, second);
    await expect
      .element(page.getByText(`${name} is open. The other 2 files were not. You can open one file at a time.`))
      .toBeVisible();

    await openBuilder(W2, 'boxes');
    await drop(file, second);
    await expect.element(page.getByText(`${name}: This PDF is an invoice. Drop one file at a time.`)).toBeVisible();
  },
);

test(
  'pay stubs that are dropped anywhere on a W-2 are added up, all of them, and can be taken back',
  { tags: ['release'] },
  async () => {
    await openSample(PAY_STUB, 'finish');
    const file = await download('Download PDF');
    await openBuilder(W2, 'information');
    // A year alone does not count as input: the form takes the year of the stubs.
    const year = page.getByLabelText('Year', { exact: true });
    await choose(year, '2024');
    const stubs = page.getByRole('group', { name: 'Pay stubs' });
    await expect.element(stubs).toHaveTextContent('Drop all their PDFs anywhere on this page.');
    await goTo('boxes');
    const form = page.css('section[aria-label="Form"]');
    await expect.element(form).toHaveStyle({ outlineStyle: 'none' });
    const letGo = await dragOver([file, new File([file], 'again.pdf', { type: 'application/pdf' })]);
    await expect.element(form).toHaveStyle({ outlineStyle: 'dashed' });
    letGo();
    await expectStep('information');
    await expect
      .element(stubs)
      .toHaveTextContent(/These boxes are the totals of 3 pay stubs from 2026\. We changed the form to 2026\./);
    await expect.element(stubs).toHaveTextContent('We found 3 stubs twice and counted each once.');
    await expect.element(year).toHaveValue('2026');
    await expect.element(form).toHaveStyle({ outlineStyle: 'none' });
    await press(stubs.getByRole('button', { name: 'Undo' }));
    await expect.element(stubs).not.toHaveTextContent('stand in the boxes');
    await expect.element(year).toHaveValue('2024');

    // A form with input keeps its year, and one file that is not a stub stops the sum.
    await fill(page.getByLabelText('Pay for the year'), '50000');
    await drop(file);
    await expect.element(page.getByText('We found no pay stubs paid in 2024.')).toBeVisible();
    await drop(file, new File(['%PDF-1.7'], 'no.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByText('no.pdf has no pay stub made with Paperwage.')).toBeVisible();
    await expect.element(barFigure('Wages, box 1')).not.toHaveTextContent(/^0\.00$/);
  },
);
