import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { makeAccount, waitUntilInAccount } from './account-page.ts';
import { issueSample } from './history-page.ts';
import { expectToFit } from './open-page.ts';

const LIST = '/user/history/paystub';

test.describe('the history', () => {
  test(
    'has what was downloaded, once, on paper, and gives the very file again',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await page.goto('/user/history');
      await expect(page).toHaveURL(LIST);
      await expect(page.getByRole('heading', { name: 'No pay stubs' })).toBeVisible();
      await issueSample(page, '/make-your-paystub');
      const [again] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PDF' }).first().click(),
      ]);
      await again.path();
      await page.goto(LIST);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(2);
      await expectAccessibleAtRelease(page);
      await rows.nth(1).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pay stub for');
      await expect(page.getByRole('img', { name: /^Pay stub, page 1 of/ })).toBeVisible();
      await expectAccessibleAtRelease(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^paystub-.*\.pdf$/);
      await page.getByRole('link', { name: 'Next pay stub' }).click();
      await expect(page.getByText('This is the next pay stub.')).toBeVisible();
      await waitUntilInAccount(page);
    },
  );

  test('is filtered by the address, deleted with undo, and fits a phone', { tag: '@release' }, async ({ page }) => {
    await makeAccount(page);
    await issueSample(page, '/make-your-paystub');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(LIST);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expectToFit(page);
    await expectAccessibleAtRelease(page);
    await page.getByLabel('Employee or company').fill('nobody of that name');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await expect(page).toHaveURL(/name=nobody/);
    await page.reload();
    await expect(page.getByLabel('Employee or company')).toHaveValue('nobody of that name');
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(rows).toHaveCount(2);
    const to = page.getByLabel('Created to', { exact: true });
    await to.fill('13/45/2026');
    await to.blur();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Created from', { exact: true }).fill('11/23/2026');
    await to.fill('11/01/2026');
    await to.blur();
    await expect(page.getByText('“Created to” must be on or after “Created from”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No pay stubs' })).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(rows).toHaveCount(2);
  });

  test(
    'deletes from the page of a document, with the way back in the window, and names what is missing',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await issueSample(page, '/make-your-paystub');
      await page.goto(LIST);
      await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('img', { name: /^Pay stub, page 1 of/ })).toBeVisible();
      const toast = page.getByRole('status').filter({ hasText: 'deleted.' });
      for (const undo of [
        toast.getByRole('button', { name: 'Undo' }),
        page.getByRole('button', { name: 'Undo' }).last(),
      ]) {
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(toast).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('You deleted this document.')).toBeVisible();
        await undo.click();
        await expect(page.getByText('Restored.')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
      for (const id of ['nope', randomUUID()]) {
        await page.goto(`${LIST}/${id}`);
        await expect(page.getByRole('alert')).toContainText('We can’t find this document. It may have been deleted.');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      }
      await page.getByRole('link', { name: 'Back to list' }).click();
      await expect(page).toHaveURL(LIST);
    },
  );
});
