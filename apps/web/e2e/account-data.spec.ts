import { expect, type Page, test } from '@playwright/test';
import JSZip from 'jszip';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { makeAccount, readData, waitUntilInAccount } from './account-page.ts';
import { issueSample } from './history-page.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="teal"/></svg>';
const BROKEN_SVG = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>Hello</p></foreignObject></svg>';

const logo = (page: Page) => page.locator('#preview image');

async function choose(page: Page, name: string, content: string | Buffer, mimeType = 'image/svg+xml') {
  await page.locator('input[type="file"][id="logo"]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
}

test(
  'a logo is taken in, shown, kept in the account and there on another device; what is none is refused in words',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await page.goto('/invoice-generator');
    await page.getByLabel('Client’s name or company').fill('Bright Harbor Bakery');
    const uploaded = page.waitForResponse('/api/logos');
    await choose(page, 'logo.svg', SVG);
    await expect(logo(page)).toHaveAttribute('href', /^data:image\/png;base64,/);
    const shown = await logo(page).getAttribute('href');
    const { url } = await readData(await uploaded, z.object({ url: z.string() }));
    expect(url).toMatch(/^\/api\/logos\/\d{4}-\d{2}-\d{2}\//);
    await waitUntilInAccount(page);
    await page.reload();
    await expect(logo(page)).toHaveAttribute('href', shown!);

    await choose(page, 'broken.svg', BROKEN_SVG);
    await expect(page.getByText('We can’t use this SVG.', { exact: false })).toBeVisible();
    await choose(page, 'large.png', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png');
    await expect(page.getByText('This file is larger than 5 MB.', { exact: false })).toBeVisible();
    await expect(logo(page)).toHaveAttribute('href', shown!);

    // As on another device: nothing is left of it in this browser.
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name !== 'paperwage.signed-in') localStorage.removeItem(name);
    });
    await page.goto('/user/drafts');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(logo(page)).toHaveAttribute('href', /^data:image\/png;base64,/);
  },
);

test(
  'all own data come as one ZIP, with each document as data and as the very file',
  { tag: '@release' },
  async ({ page }) => {
    const email = await makeAccount(page);
    const pdf = await issueSample(page, '/make-your-paystub');
    await waitUntilInAccount(page);
    await page.goto('/user/account');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all my data' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^paperwage-\d{4}-\d{2}-\d{2}\.zip$/);
    const { files } = await JSZip.loadAsync(await buffer(await file.createReadStream()));
    const names = Object.keys(files);
    const textOf = (name: string) => files[name]!.async('text');
    expect(JSON.parse(await textOf('profile.json'))).toMatchObject({ user: { email } });
    expect(JSON.parse(await textOf('address-book.json'))).toEqual([]);
    for (const index of ['index.html', 'index.csv']) expect(await textOf(index)).toContain('Nguyễn');
    const [document] = names.filter((name) => /^Pay stubs\/\d{4}\/.*\.json$/.test(name));
    expect(await textOf(document!)).toContain('Nguyễn');
    const [paper] = names.filter((name) => name.endsWith('.pdf'));
    expect(pdf.equals(await files[paper!]!.async('nodebuffer'))).toBe(true);
    await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
  },
);
