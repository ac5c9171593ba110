import { expect, test } from '@playwright/test';
import { agree, download, fillInSample, goTo, netPay, pdfText } from './pay-stub-page.ts';

test.describe('a paused calculation', () => {
  test('is told at the figures of the last step, and holds a download back until they were read', async ({ page }) => {
    await fillInSample(page);
    const before = (await netPay(page).textContent())!;
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Pause calculation' }).click();
    await page.getByLabel('Regular, hours').fill('10');
    await goTo(page, 'finish');
    const review = page.getByRole('region', { name: 'Read it once more' });
    await expect(review).toContainText('Calculation is paused. The figures are those from before your last changes.');
    await expect(review.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(review.getByRole('row').nth(1)).toContainText(before);
    for (const place of ['#preview', '[aria-label="Form"] > :last-child']) {
      await expect(page.locator(place)).toContainText('Paused: figures from before your last changes.');
      await expect(page.locator(place).getByRole('button', { name: 'Resume' })).toBeVisible();
    }

    await agree(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/is now resumed: the figures have changed/)).toBeInViewport();
    await expect(page.getByRole('group', { name: 'The figures have changed' })).toBeFocused();
    await expect(page.getByText(/^Paused|is paused/)).toHaveCount(0);
    await expect(netPay(page)).not.toHaveText(before);
    const after = (await netPay(page).textContent())!;
    await expect(review.getByRole('row').nth(1)).toContainText(after);
    expect(asked.filter((url) => url.includes('/api/documents/'))).toEqual([]);

    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    expect(text).toContain(`= Net pay $${after}`);
    await expect(page.getByText(/the figures have changed/)).toHaveCount(0);
  });

  test('lets a download through when no figure changes', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Pause calculation' }).click();
    await goTo(page, 'company');
    await page.getByLabel('Company name').fill('Quiet Brook LLC');
    await expect(page.locator('#preview')).toContainText('Quiet Brook LLC');
    await goTo(page, 'finish');
    expect(await pdfText((await download(page, 'Download PDF')).bytes)).toContain('Quiet Brook LLC');
  });
});
