import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { fill, fillAndLeave, keys, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

test('is kept over a reload and offered again', async () => {
  await openBuilder(PAY_STUB, 'company');
  await fill(page.getByLabelText('Company name'), 'Ștefan & Łukasz GmbH');
  await waitUntilSaved();
  await reload();
  await expect.element(page.getByLabelText('Company name')).toHaveValue('Ștefan & Łukasz GmbH');
  await expect.element(page.getByText(/We saved your work from/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Start over' }));
  await goTo('company');
  await expect.element(page.getByLabelText('Company name')).toHaveValue('');
  // The message with its Undo went with the step; the key still takes it back.
  await keys('{Control>}z{/Control}');
  await expect.element(page.getByLabelText('Company name')).toHaveValue('Ștefan & Łukasz GmbH');
});

test('says when it cannot be saved, and saves later', async () => {
  await openBuilder(PAY_STUB, 'company');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => writing.mockRestore());
  await fill(page.getByLabelText('Company name'), 'Cascade');
  vi.advanceTimersByTime(1_000);
  await expect.element(page.css('[data-part="action-bar"]').getByText('Not saved. Trying again')).toBeVisible();
  await expect.element(page.getByText(/This browser isn’t saving your work/)).toBeVisible();
  writing.mockRestore();
  vi.advanceTimersByTime(6_000);
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  vi.useRealTimers();
  await reload();
  await expect.element(page.getByLabelText('Company name')).toHaveValue('Cascade');
});

test('nothing is said of kept work that was started over', { tags: ['release'] }, async () => {
  await openBuilder(PAY_STUB, 'company');
  await fill(page.getByLabelText('Company name'), 'Northwind');
  await waitUntilSaved();
  await reload();
  await press(page.getByRole('button', { name: 'Start over' }));
  await waitUntilSaved();
  await reload();
  await expect.element(page.getByRole('button', { name: 'Fill in a sample' })).toBeVisible();
  await expect.element(page.getByText(/^We saved your work from/)).not.toBeInTheDocument();
});

test('stays when the number of stubs goes down and up', async () => {
  await openSample(PAY_STUB, 'basics');
  await fillAndLeave(page.getByLabelText('Number of stubs', { exact: true }), '999');
  await expect.element(page.getByLabelText('Number of stubs', { exact: true })).toHaveValue('26');
  await fillAndLeave(page.getByLabelText('Number of stubs', { exact: true }), '1');
  await expect.element(page.getByLabelText('Number of stubs', { exact: true })).toHaveValue('1');
  await press(page.getByRole('button', { name: 'Undo' }));
  await goTo('earnings');
  await expect.element(page.getByRole('tab')).toHaveLength(26);
});

test('carries the next pay stub on', async () => {
  await openSample(PAY_STUB, 'earnings');
  // After the total of the period, that of the year.
  const gross = page.css('#preview [data-region="items.0.gross"]').last();
  const yearToDate = await textWithFigure(gross);
  await goTo('finish');
  await press(page.getByRole('button', { name: 'Next pay stub' }));
  await expect.poll(() => location.href).toMatch(/step=earnings/);
  await expect.element(page.getByRole('tab')).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Company, done', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Year to date before these stubs' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Use these hours' }).first());
  await expect.element(gross).toHaveTextContent(/\d/);
  await expect.element(gross).not.toHaveTextContent(exactly(yearToDate));
});

test('makes a duplicate with its own check number, which Undo takes back', { tags: ['release'] }, async () => {
  await openSample(PAY_STUB, 'finish');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  const duplicate = page.getByRole('button', { name: 'Duplicate pay stub' });
  await expect.element(review).toHaveTextContent('4125 to 4127');
  await press(duplicate);
  await expect.poll(() => location.href).toMatch(/step=employee/);
  await expect.element(page.getByText('This is a copy with a new check number.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await goTo('finish');
  await expect.element(review).toHaveTextContent('4125 to 4127');
  await press(duplicate);
  await expect.poll(() => location.href).toMatch(/step=employee/);
  await goTo('finish');
  await expect.element(review).toHaveTextContent('4128 to 4130');
});
