import { expect, test, type Page } from '@playwright/test';
import { download, drop, tabTo, waitUntilSaved } from './builder-page.ts';
import { BUILDER as INVOICE, goTo as goToSection, openSample } from './invoice-page.ts';
import { openBuilder } from './pay-stub-page.ts';

const OFFER = 'Open it there';

/** The PDF of the sample invoice, whose draft is gone afterwards. */
async function invoicePdf(page: Page) {
  await openSample(page);
  await goToSection(page, 'finish');
  const file = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Your name or company')).toHaveValue('');
  await waitUntilSaved(page);
  return file;
}

/** A new pay stub, with nothing saved yet. */
async function beginPayStub(page: Page) {
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('Left in the middle');
}

test(
  'a PDF of another kind is chosen and opened in its builder by keyboard alone',
  { tag: '@release' },
  async ({ page }) => {
    const { name, bytes } = await invoicePdf(page);
    await page.clock.install();
    await openBuilder(page, 'finish');
    // From now on, so that the press cannot come before the listening.
    page.on('filechooser', () => undefined);
    await tabTo(page, 'Open a Paperwage PDF');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: bytes });
    await expect(page.getByText('This PDF is an invoice.')).toBeVisible();
    await tabTo(page, OFFER);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${INVOICE}$`));
    await expect(page.getByLabel('Your name or company')).toHaveValue('Fernhill Garden Design');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // The message goes after some seconds, which a slow machine may need to tab there.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await expect(page.getByLabel('Your name or company')).toHaveValue('');
  },
);

test(
  'a PDF that was on its way is left behind by who turns off before its builder is there',
  { tag: '@release' },
  async ({ page }) => {
    const { name, bytes } = await invoicePdf(page);
    await beginPayStub(page);
    await drop(page, name, bytes);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // The builder's code does not load until the visitor has gone elsewhere.
    await page.route(/invoice-builder-page.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: OFFER }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Paperwage', exact: false }).first().click();
    await expect(page).toHaveURL(/\/$/);
    release();
    await page.locator(`a[href="${INVOICE}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${INVOICE}$`));
    await expect(page.getByLabel('Your name or company')).toHaveValue('');
    await expect(page.getByText(`${name} is open.`)).toBeHidden();
  },
);

test(
  'work that another tab holds up is not left for a PDF of another kind',
  { tag: '@release' },
  async ({ page, context }) => {
    const { name, bytes } = await invoicePdf(page);
    await beginPayStub(page);
    await waitUntilSaved(page);
    const other = await context.newPage();
    await openBuilder(other, 'company');
    await other.getByLabel('Company name').fill('Changed in another tab');
    await waitUntilSaved(other);
    await expect(page.getByText('This pay stub was changed in another tab.')).toBeVisible();
    await drop(page, name, bytes);
    await expect(page.getByText('This PDF is an invoice. Open it where you made it.')).toBeVisible();
    await expect(page.getByRole('button', { name: OFFER })).toBeHidden();
  },
);
