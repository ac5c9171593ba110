import { expect, type Page, test } from '@playwright/test';
import { buffer } from 'node:stream/consumers';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { makeAccount } from './account-page.ts';
import { agree, pdfText } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { fillInSample } from './pay-stub-page.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

/** Downloads by a button; gives the bytes. */
async function bytesBy(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: button }).first().click(),
  ]);
  return buffer(await file.createReadStream());
}

async function checkFile(page: Page, name: string, buffer: Buffer, verdict: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/verify') await page.goto('/verify', { waitUntil: 'networkidle' });
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('heading', { name: verdict })).toBeFocused();
}

test('a pay stub is issued once, checked by file and by code, and revoked', async ({ page }) => {
  await makeAccount(page);
  await fillInSample(page);
  await agree(page);
  await page
    .getByRole('button', { name: /^Issue/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleAtRelease(page);
  const issue = dialog.getByRole('button', { name: /^Issue/ });
  await dialog.getByLabel('Your name').fill('Dana Reyes');
  await issue.click();
  await expect(dialog.getByText('Check this box to issue it.')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await dialog.getByRole('checkbox').check();
  await issue.dblclick();
  const issued = page.getByRole('heading', { name: /pay stubs? issued$/i });
  await expect(issued).toBeFocused();
  await expectAccessibleAtRelease(page);
  const code = CODE.exec(await page.getByRole('main').innerText())![0];
  await expect(page.locator('#preview')).toContainText(code);
  const pdf = await bytesBy(page, 'Download PDF');
  expect(await pdfText(pdf)).toContain(code);
  const workbook = await bytesBy(page, 'Download Excel');

  await page.goto('/user/history/paystub');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText('Issued');

  // Each verdict is another than the one before it.
  const changed = Buffer.from(pdf);
  changed[changed.length - 20]! ^= 1;
  await checkFile(page, 'stub.pdf', pdf, 'Genuine and unchanged');
  await checkFile(page, 'stub.pdf', changed, 'Changed since it was issued');
  await checkFile(page, 'stub.xlsx', workbook, 'Genuine and unchanged');
  await checkFile(page, 'stub.pdf', changed, 'Changed since it was issued');

  await page.getByRole('button', { name: 'Compare the figures' }).click();
  const text = await pdfText(pdf);
  const payDate = /Pay date (\d\d\/\d\d\/\d{4})/.exec(text)![1]!;
  await page.getByLabel('Pay date or invoice date').fill(payDate);
  await page.getByLabel('Net pay or invoice total').fill('0.01');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We have no such document' })).toBeFocused();
  const net = /Net pay \$([\d,]+\.\d\d)/.exec(text)![1]!;
  await page.getByLabel('Net pay or invoice total').fill(net);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Issued, and not revoked or replaced' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Dana Reyes');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFit(page);
  await expectAccessibleAtRelease(page);

  await page.goto('/user/history/paystub');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expectAccessibleAtRelease(page);
  await page.getByRole('button', { name: /^Revoke (it|all \d+)$/ }).click();
  await expect(page.getByRole('table')).toContainText('Revoked');
  await checkFile(page, 'stub.pdf', pdf, 'Revoked by its issuer');
  await page.goto(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'Revoked by its issuer' })).toBeVisible();
});
