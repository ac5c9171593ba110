import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { confirmTruth, openBuilder, openSample, waitUntilSaved, type BuilderPath } from '../../../testing/builder.ts';
import { dragOver, fill, press } from '../../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../../testing/window.ts';
import { download } from '../../../testing/served-files.ts';

const INVOICE = '/invoice-generator';
const PAY_STUB = '/make-your-paystub';
const offer = page.getByRole('button', { name: 'Open it there' });
const company = page.getByLabelText('Company name');

/** The PDF of a sample, in a browser that keeps nothing of it. */
async function pdfOf(path: BuilderPath): Promise<File> {
  await openSample(path, 'finish');
  if (path === '/make-your-w2' || path === '/make-your-1099') await confirmTruth();
  const file = await download('Download PDF');
  await press(page.getByRole('button', { name: 'Start over' }).first());
  await waitUntilSaved();
  return file;
}

/** Expects that a builder is shown with what a file brought. */
async function expectOpenIn(path: BuilderPath, { name }: File): Promise<void> {
  await expect.poll(() => location.pathname).toBe(path);
  await expect.element(page.getByText(`${name} is open.`)).toBeVisible();
}

describe('a PDF of another kind', () => {
  test(
    'that is dropped on a builder opens in its own, and the work that is left stays',
    { tags: ['release'] },
    async () => {
      const file = await pdfOf(INVOICE);
      const from = page.getByLabelText('Your name or company');
      await openBuilder(INVOICE, 'from');
      await fill(from, 'Begun before');
      await waitUntilSaved();
      await openBuilder(PAY_STUB, 'company');
      await fill(company, 'Left in the middle');
      (await dragOver([file]))();
      await expect.element(page.getByText('This PDF is an invoice.')).toBeVisible();
      await expect.element(company).toHaveValue('Left in the middle');
      await press(offer);

      await expectOpenIn(INVOICE, file);
      await expect.element(from).toHaveValue('Fernhill Garden Design');
      await press(page.getByRole('button', { name: 'Undo' }));
      await expect.element(from).toHaveValue('Begun before');
      await waitUntilSaved();

      history.back();
      await expect.element(company).toHaveValue('Left in the middle');
      // Coming to the invoice once more opens what is kept there, not the file again.
      history.forward();
      await expect.element(from).toHaveValue('Begun before');
      await expect.element(page.getByText(`${file.name} is open.`)).not.toBeInTheDocument();
    },
  );

  test('is a pay stub, opened from the builder of invoices', { tags: ['release'] }, async () => {
    const file = await pdfOf(PAY_STUB);
    await openBuilder(INVOICE, 'from');
    (await dragOver([file]))();
    await press(offer);
    await press(page.getByRole('button', { name: 'Open it again' }));
    await expectOpenIn(PAY_STUB, file);
    await openBuilder(PAY_STUB, 'company');
    await expect.element(company).toHaveValue('Cascade Timber Works LLC');
  });

  test.each([
    { form: '/make-your-w2', other: '/make-your-1099', says: 'This PDF is a W-2.', field: '#companyName' },
    { form: '/make-your-1099', other: '/make-your-w2', says: 'This PDF is a 1099.', field: '#payersName' },
  ] as const)(
    'is a form of $form, opened from $other on a phone',
    { tags: ['release'] },
    async ({ form, other, says, field }) => {
      const file = await pdfOf(form);
      await windowOf(360, 740);
      await openBuilder(other, 'parties');
      (await dragOver([file]))();
      await expect.element(page.getByText(says)).toBeVisible();
      await expectToFit();
      await expectAccessible();
      await press(offer);
      await expectOpenIn(form, file);
      await openBuilder(form, 'parties');
      await expect.element(page.css(field)).not.toHaveValue('');
    },
  );
});
