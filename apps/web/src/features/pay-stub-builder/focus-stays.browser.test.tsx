import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '../../records/storage-keys.ts';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { agree, fillInSample, goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { fill, focus, keys, press, pressKey } from '../../testing/user-input.ts';
import { emulateMedia } from '../../testing/window.ts';
import { serveDownloads } from '../../testing/served-files.ts';

const PAY_STUB = '/make-your-paystub';
const heading = page.getByRole('heading', { level: 1 });

/** Keeps other work and says so, as the browser does when another tab has written. */
function saveInAnotherTab(change: (record: string) => string): void {
  const [key] = storageKeys();
  const record = change(localStorage.getItem(key!)!);
  localStorage.setItem(key!, record.replace(/"revision":"[^"]*"/, '"revision":"another"'));
  dispatchEvent(new StorageEvent('storage', { key: key! }));
}

describe('the focus stays in the step when the pressed control goes', () => {
  test('after the sample of the first step, and after Close of the message', async () => {
    await openBuilder(PAY_STUB, 'basics');
    await pressKey(page.getByRole('button', { name: 'Fill in a sample' }));
    await expect.element(heading).toHaveFocus();
    const frequency = page.getByLabelText('Pay frequency');
    await focus(frequency);
    await pressKey(page.getByRole('button', { name: 'Close message' }));
    await expect.element(page.getByText('Sample filled in.')).not.toBeInTheDocument();
    await expect.element(frequency).toHaveFocus();
  });

  test('after a removed line and its Undo', async () => {
    await openSample(PAY_STUB, 'earnings');
    const add = page.getByRole('button', { name: '+ Add earning' });
    await pressKey(page.getByRole('button', { name: 'Remove Tool allowance' }));
    await expect.element(add).toHaveFocus();
    await pressKey(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByRole('button', { name: 'Remove Tool allowance' })).toBeVisible();
    await expect.element(add).toHaveFocus();
  });

  test('after Pause and Resume, wherever they are pressed', async () => {
    await openSample(PAY_STUB, 'earnings');
    const pause = page.getByRole('button', { name: 'Pause calculation' });
    await pressKey(pause);
    await expect.element(page.css('#resume-calculation')).toHaveFocus();
    await keys('{Enter}');
    await expect.element(pause).toHaveFocus();
    for (const [place, next] of [
      ['[data-part="action-bar"]', page.getByRole('button', { name: 'Continue' })],
      ['#preview', page.getByRole('group', { name: 'Pages' })],
    ] as const) {
      await press(pause);
      await pressKey(page.css(place).getByRole('button', { name: 'Resume' }));
      await expect.element(next).toHaveFocus();
    }
  });

  test('after Try again of a download that failed', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    await agree();
    serveDownloads();
    vi.mocked(window.fetch).mockResolvedValueOnce(new Response('', { status: 502 }));
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await pressKey(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText(/is in your downloads/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download PDF' }).last()).toHaveFocus();
  });

  test('after the last stub but one is removed', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'earnings');
    const remove = page.getByRole('button', { name: /^Remove .+ stub$/ });
    await pressKey(remove);
    await expect.element(page.getByRole('tab')).toHaveLength(2);
    await pressKey(remove);
    await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
  });

  for (const choice of ['Show the other tab’s work', 'Keep this version']) {
    test(`after ${choice}`, releaseOnlyUnless(choice.startsWith('Show')), async () => {
      await openBuilder(PAY_STUB, 'company');
      await fill(page.getByLabelText('Company name'), 'First');
      await waitUntilSaved();
      saveInAnotherTab((record) => record.replace('First', 'Second'));
      await pressKey(page.getByRole('button', { name: choice }));
      await expect.element(page.getByText(/was changed in another tab/)).not.toBeInTheDocument();
      await expect.element(heading).toHaveFocus();
    });
  }

  test('after Close and Start over of what was kept', { tags: ['release'] }, async () => {
    for (const name of ['Close', 'Start over']) {
      await openSample(PAY_STUB, 'basics');
      await pressKey(page.getByRole('button', { name, exact: true }));
      await expect.element(page.getByText(/^We saved your work/)).not.toBeInTheDocument();
      await expect.element(heading).toHaveFocus();
    }
  });
});

test.each(['light', 'dark'])(
  'the cross of a message is as plain as its words, %s',
  { tags: ['release'] },
  async (scheme) => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    await fillInSample(PAY_STUB);
    const colorOf = (text: Element) => getComputedStyle(text).color;
    const [cross, words] = [page.getByRole('button', { name: 'Close message' }), page.getByText('Sample filled in.')];
    await expect.poll(() => colorOf(cross.element())).toBe(colorOf(words.element()));
  },
);

test('a message goes with its step, and one that comes with the next step stays', { tags: ['release'] }, async () => {
  await fillInSample(PAY_STUB);
  await goTo('company');
  await expect.element(page.getByText('Sample filled in.')).not.toBeInTheDocument();
  await goTo('finish');
  await press(page.getByRole('button', { name: 'Next pay stub' }));
  await expect.element(heading).toHaveTextContent(/^Earnings and taxes$/);
  await expect.element(page.getByText('This is the next pay stub.')).toBeVisible();
  history.back();
  await expect.element(page.getByText('This is the next pay stub.')).not.toBeInTheDocument();
});
