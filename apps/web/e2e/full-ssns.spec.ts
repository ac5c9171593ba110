import { expect, type Page, test } from '@playwright/test';
import { buffer } from 'node:stream/consumers';
import { expectAccessible } from './accessibility.ts';
import { logInElsewhere, makeAccount, waitUntilInAccount } from './account-page.ts';
import { browserStorage } from './browser-storage.ts';
import { agree, download, drop, pdfText, waitUntilSaved } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { confirmTruth, goTo, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';
const NUMBER = '529-36-4821';
const WHOLE = /529.?36.?4821/;
const FORMS = [
  { form: W2, field: 'Social Security number' },
  { form: FORM_1099, field: 'Recipient’s taxpayer number' },
] as const;
const KEEP = /^Keep full Social Security numbers/;
const numberField = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** What the page sends from now on to calls whose path has a part, as text. */
function sentTo(page: Page, part: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

for (const { form, field } of FORMS) {
  for (const typed of [NUMBER, NUMBER.replaceAll('-', '')]) {
    // One form and one way of typing from day to day.
    const tag = form === W2 && typed === NUMBER ? [] : ['@release'];
    test(
      `no browser keeps ${typed} of ${form}, nor is it sent for copies that do not show it`,
      { tag },
      async ({ page }) => {
        const sent = sentTo(page, '/api/');
        await openSampleForm(page, form);
        await goTo(page, 'parties');
        await numberField(page, field).fill(typed);
        await numberField(page, field).blur();
        if (form === FORM_1099 && typed !== NUMBER) await page.getByRole('radio', { name: 'SSN or ITIN' }).check();
        await waitUntilSaved(page);
        expect(await browserStorage(page)).not.toMatch(WHOLE);
        expect(await browserStorage(page)).toContain('XXX-XX-4821');
        await goTo(page, 'finish');
        await confirmTruth(page);
        const { name, bytes } = await download(page, 'Download PDF');
        expect(name).not.toMatch(WHOLE);
        expect(await pdfText(bytes)).toContain('XXX-XX-4821');
        expect(sent.filter((request) => request.includes('generate-pdf'))).toHaveLength(1);
        expect(sent.join('\n')).not.toMatch(WHOLE);
        await page.reload();
        await goTo(page, 'parties');
        await expect(numberField(page, field)).toHaveValue('XXX-XX-4821');
        await numberField(page, field).focus();
        await expect(numberField(page, field)).toHaveValue('XXX-XX-4821');
        // The file brings back what is attached to it.
        await page.getByRole('heading', { level: 1 }).click();
        await drop(page, name, bytes);
        await expect(page.getByText(`${name} is open.`)).toBeVisible();
        await numberField(page, field).focus();
        await expect(numberField(page, field)).toHaveValue('XXX-XX-4821');
        expect(await browserStorage(page)).not.toMatch(WHOLE);
      },
    );
  }
}

test(
  'drafts and address book get full numbers only from people who say yes, and lose them with a no',
  { tag: '@release' },
  async ({ page, browser }) => {
    const saved = sentTo(page, '/api/save-draft');
    const contacts = sentTo(page, '/api/profile/address-book');
    const email = await makeAccount(page);
    await openForm(page, FORM_1099, 'parties');
    const tin = numberField(page, 'Recipient’s taxpayer number');
    const keep = page.getByRole('checkbox', { name: KEEP });
    await page.locator('#recipientsName').fill('Nora Nguyen');
    await tin.fill(NUMBER);
    await tin.blur();
    await expect(keep).not.toBeChecked();
    await expect(keep).toHaveAccessibleDescription('If you leave this off, we keep only the last four digits there.');
    await waitUntilInAccount(page);
    await page.getByRole('button', { name: 'Save to your address book' }).click();
    await expect(page.getByText('Nora Nguyen is in your address book.')).toBeVisible();
    expect(saved.length).toBeGreaterThan(0);
    expect([...saved, ...contacts].join('\n')).not.toMatch(WHOLE);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectToFit(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    /** What another device shows of the draft, and that it keeps no full number. */
    const shownElsewhere = async () => {
      const other = await (await browser.newContext()).newPage();
      await logInElsewhere(other, email);
      await other.goto('/user/drafts');
      await other.getByRole('table').getByRole('link').first().click();
      await expect(other.getByText('Your draft is open.')).toBeVisible();
      await goTo(other, 'parties');
      const field = numberField(other, 'Recipient’s taxpayer number');
      await field.focus();
      await expect(field).toHaveValue(/\d/);
      const shown = await field.inputValue();
      await waitUntilSaved(other);
      expect(await browserStorage(other)).not.toMatch(WHOLE);
      await other.context().close();
      return shown;
    };
    expect(await shownElsewhere()).toBe('XXX-XX-4821');

    const wholeSaved = page.waitForRequest((request) => WHOLE.test(request.postData() ?? ''));
    await keep.check();
    await wholeSaved;
    await expect(keep).toHaveAccessibleDescription(/^If you turn this off, we cut the numbers/);
    await waitUntilInAccount(page);
    await page.getByRole('button', { name: 'Update Nora Nguyen in your address book' }).click();
    await expect(page.getByText('Nora Nguyen is in your address book.')).toBeVisible();
    expect(contacts.at(-1)).toMatch(WHOLE);
    expect(await browserStorage(page)).not.toMatch(WHOLE);
    expect(await shownElsewhere()).toBe(NUMBER);

    await page.goto('/user/account');
    await expect(keep).toBeChecked();
    await keep.uncheck();
    await expect(keep).toHaveAccessibleDescription(/^If you leave this off/);
    await page.getByRole('button', { name: 'Edit Nora Nguyen' }).click();
    await expect(page.getByText('We keep only the last four digits: 4821.')).toBeVisible();
    await expectAccessible(page);
    expect(await shownElsewhere()).toBe('XXX-XX-4821');
  },
);

test(
  'what is kept beside copies that show all nine digits has four, which the history says',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await openSampleForm(page, W2);
    await page.getByRole('radio', { name: /^Employer copies/ }).check();
    await confirmTruth(page);
    await goTo(page, 'parties');
    await numberField(page, 'Social Security number').fill(NUMBER);
    await goTo(page, 'finish');
    const { bytes } = await download(page, 'Download PDF');
    expect(await pdfText(bytes)).toMatch(WHOLE);
    await page.getByRole('link', { name: 'in your history' }).click();
    await expect(page.getByText(/^The PDF has all nine digits/)).toBeVisible();
    await expect(page.locator('main svg', { hasText: 'XXX-XX-4821' }).first()).toBeVisible();
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const again = await buffer(await (await file).createReadStream());
    expect(again.equals(bytes)).toBe(true);
    await page.getByRole('link', { name: 'Edit again' }).click();
    await expect(page.getByText('The W-2 from your history is open again.')).toBeVisible();
    await goTo(page, 'finish');
    await confirmTruth(page);
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.locator('#review-errors')).toContainText(
      'Enter the full number again. We kept only its last four digits',
    );
    expect(await browserStorage(page)).not.toMatch(WHOLE);
  },
);
