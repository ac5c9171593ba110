import { expect, test, type Locator } from '@playwright/test';
import {
  agree,
  download,
  fillInSample,
  goTo,
  netPay,
  netPayNow,
  openBuilder,
  pdfText,
  storedText,
  waitUntilSaved,
} from './pay-stub-page.ts';

test.describe('a paused calculation', () => {
  test('is told at the figures of the last step, and holds a download back until they were read', async ({ page }) => {
    await fillInSample(page);
    const before = await netPayNow(page);
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
    const after = await netPayNow(page);
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

test.describe('two tabs', () => {
  test('keep the logo of the tab that is kept', async ({ page, context }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByRole('button', { name: 'Remove logo' }).click();
    await waitUntilSaved(second);
    await page.getByRole('button', { name: 'Keep what is here' }).click();
    await waitUntilSaved(page);
    await expect(page.locator('#preview image').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('#preview image').first()).toBeVisible();
  });

  test('ask before unsaved changes are closed, and bring back work that was replaced', async ({ page, context }) => {
    await openBuilder(page, 'company');
    const name = page.getByLabel('Company name');
    await name.fill('First');
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByLabel('Company name').fill('Second');
    await waitUntilSaved(second);
    await expect(page.getByText(/was changed in another tab/)).toBeVisible();
    await name.fill('First, later');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('button', { name: 'Show the other tab’s work' }).click();
    await expect(name).toHaveValue('Second');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('First, later');
    await waitUntilSaved(page);
    await page.reload();
    await expect(name).toHaveValue('First, later');
  });
});

test.describe('a field', () => {
  test('keeps the Social Security number it has until a whole new one is given', async ({ page }) => {
    await openBuilder(page, 'employee');
    const field = page.getByLabel('Social Security number');
    const leave = async (text: string) => {
      await field.fill(text);
      await field.blur();
    };
    await leave('12');
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const told = 'A Social Security number has nine digits. Type all of them, or only the last four.';
    await expect(field).toHaveAccessibleDescription(told);
    await leave('abc');
    await expect(field).toHaveValue('abc');
    await expect(field).toHaveAccessibleDescription(told);
    await leave('123-45-6789');
    await expect(field).toHaveValue('XXX-XX-6789');
    await leave('12');
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`${told} XXX-XX-6789 stands until then.`);
    await expect.poll(() => storedText(page)).toContain('XXX-XX-6789');
    await leave('4444');
    await expect(field).toHaveValue('XXX-XX-4444');
    await leave('');
    await expect(field).toHaveValue('');
  });

  test('says once it was left what is odd in it, and is not called wrong', async ({ page }) => {
    const warned = async (field: Locator, text: string) => {
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).not.toHaveAttribute('aria-invalid');
      const message = page.getByText(text, { exact: true }).first();
      await expect(message).toBeVisible();
      const colours = () =>
        message.evaluate((element) => {
          const probe = document.createElement('i');
          const of = (token: string) => {
            probe.style.setProperty('color', `var(${token})`);
            return getComputedStyle(probe).color;
          };
          document.body.append(probe);
          const found = { message: getComputedStyle(element).color, warn: of('--warn'), bad: of('--bad') };
          probe.remove();
          return found;
        });
      await expect(async () => {
        const { message, warn, bad } = await colours();
        expect(message).toBe(warn);
        expect(message).not.toBe(bad);
      }).toPass({ timeout: 8_000 });
    };
    await fillInSample(page);
    await goTo(page, 'employee');
    const zip = page.getByLabel('ZIP code');
    await zip.fill('123');
    await expect(page.getByText(/^A ZIP code has 5 digits/)).toHaveCount(0);
    await zip.blur();
    await warned(zip, 'A ZIP code has 5 digits, such as 78701, or 5 and 4.');
    await zip.fill('78704');
    await expect(page.getByText(/^A ZIP code has 5 digits/)).toHaveCount(0);
    const account = page.getByLabel('Account number, last 4 digits');
    await account.fill('');
    await account.blur();
    await warned(account, 'Enter the last 4 digits of the account, or choose payment by check.');

    await goTo(page, 'earnings');
    const payDate = page.getByLabel('Pay date', { exact: true });
    await payDate.fill('11/01/2026');
    await payDate.blur();
    await expect(payDate).toHaveAccessibleDescription(/period/);
    await expect(payDate).not.toHaveAttribute('aria-invalid');
    const hours = page.getByLabel('Regular, hours');
    await hours.fill('999');
    await hours.blur();
    await warned(hours, 'Regular: 14 days have only 336 hours. Check these.');
    await hours.fill('x');
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/14 days have only/)).toHaveCount(0);
  });
});
