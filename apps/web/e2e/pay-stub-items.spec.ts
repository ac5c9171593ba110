import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, download, fillInSample, goTo, netPay, netPayNow, pdfText } from './pay-stub-page.ts';

/** The sample, worked in this state, at its earnings with its pay of 3,017.50. */
async function workIn(page: Page, state: string): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where the work is done').selectOption(state);
  await goTo(page, 'earnings');
}

function deductions(page: Page) {
  return page.getByRole('region', { name: 'Taxes and deductions' });
}

test.describe('what employees pay into programs of the state', () => {
  test('stands among the deductions with its working, to be typed over and worked out again', async ({ page }) => {
    const complaints = complaintsOf(page);
    await workIn(page, 'WA');
    const row = deductions(page).getByRole('button', { name: /^WA Cares.*this period/ });
    await expect(row).toContainText(/WA Cares.*17\.50/);
    const net = await netPayNow(page);
    await row.click();
    await expect(deductions(page).getByText(/× 0\.58% =/)).toBeVisible();
    await expect(deductions(page).getByRole('link', { name: 'WA Cares Fund premiums' })).toBeVisible();

    await page.locator('[id="items.0.deductions.named-wa-cares.total"]').fill('0');
    await expect(row).toContainText('typed by you');
    await expect(netPay(page)).not.toHaveText(net);
    await page.getByRole('button', { name: 'WA Cares: work it out again' }).click();
    await expect(netPay(page)).toHaveText(net);
    expect(complaints).toEqual([]);
  });

  test('asks for what only the employer knows', async ({ page }) => {
    await workIn(page, 'WA');
    await expect(deductions(page).getByText(/Washington Industrial Insurance is not worked out/)).toBeVisible();
    const before = await netPayNow(page);
    await deductions(page).getByLabel('Washington Industrial Insurance, this period').fill('12.18');
    await expect(netPay(page)).not.toHaveText(before);
    await expect(deductions(page).getByText(/is not worked out/)).toHaveCount(0);
  });

  test('is on the paper by the name of the state', async ({ page }) => {
    await workIn(page, 'NJ');
    await goTo(page, 'finish');
    const { bytes } = await download(page, 'Download PDF');
    const text = await pdfText(bytes);
    for (const name of ['New Jersey TDI', 'New Jersey SUI', 'New Jersey FLI']) expect(text).toContain(name);
  });
});
