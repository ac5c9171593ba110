import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  agree,
  complaintsOf,
  download,
  expectStep,
  focusedName,
  pdfText,
  tabTo,
  waitUntilSaved,
} from './builder-page.ts';
import { balanceDue, goTo, openInvoice, openSample, type Section } from './invoice-page.ts';
import { expectToFit } from './open-page.ts';

const SECTIONS: readonly Section[] = ['from', 'to', 'details', 'items', 'totals', 'notes', 'finish'];

test.describe('invoice builder for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no findings of axe in any section, ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ colorScheme });
      // As high as the form, so that axe sees all of it.
      await page.setViewportSize({ width: 1440, height: 3600 });
      await openInvoice(page, 'finish');
      await page.getByRole('button', { name: 'Download PDF' }).first().click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Back' }).click();
      await expectAccessible(page);
      await openSample(page);
      await page.getByLabel('Item 2, rate').fill('x');
      await page.getByLabel('Item 2, rate').blur();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 5200 });
      await expectAccessible(page);
      await goTo(page, 'finish');
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Preview' }).check();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }

  test('leads from an empty form to a PDF by keyboard alone', async ({ page }) => {
    await openInvoice(page);
    await tabTo(page, 'from.name');
    await page.keyboard.type('Keyboard Works');
    await tabTo(page, 'to.name');
    await page.keyboard.type('Tab Client');
    await tabTo(page, 'terms');
    await page.keyboard.type('30');
    await tabTo(page, 'Item 1, description');
    await page.keyboard.type('First');
    await tabTo(page, 'Item 1, rate');
    await page.keyboard.type('100');
    await tabTo(page, '+ Add item');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Item 2, description')).toBeFocused();
    await page.keyboard.type('Second');
    await tabTo(page, 'Item 2, rate');
    await page.keyboard.type('25.50');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => focusedName(page)).toBe('Item 1, rate');
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectStep(page, 'finish');
    await tabTo(page, 'agreements.privacy');
    await page.keyboard.press('Space');
    await tabTo(page, 'agreements.terms');
    await page.keyboard.press('Space');
    await tabTo(page, 'Download PDF');
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);
    await expect(balanceDue(page)).toHaveText('125.50');
  });
});

test.describe('invoice builder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('makes an invoice with what is due in sight', async ({ page }) => {
    await openInvoice(page);
    await page.getByLabel('Your name or company').fill('Fern & Co');
    await page.getByLabel('Client’s name or company').fill('Łukasz Hernández');
    await page.getByLabel('Terms', { exact: true }).selectOption('14');
    await page.getByLabel('Item 1, description').fill('Planting');
    await page.getByLabel('Item 1, qty').fill('2.5');
    await page.getByLabel('Item 1, rate').fill('46.875');
    await page.getByRole('button', { name: '+ Add item' }).tap();
    await page.getByLabel('Item 2, description').fill('Gravel');
    await page.getByLabel('Item 2, rate').fill('96');
    await page.getByLabel('Tax rate, percent').fill('6.5');
    await expect(balanceDue(page)).toHaveText('227.05');
    await expect(balanceDue(page)).toBeInViewport();
    for (const section of SECTIONS) {
      await goTo(page, section);
      await expectToFit(page, section);
    }
    await page.getByRole('radio', { name: 'Preview' }).check();
    await expect(page.locator('#preview')).toContainText('Łukasz Hernández');
    await page.locator('#preview [data-region="items.1"]').first().tap();
    await expect(page.getByLabel('Item 2, description')).toBeFocused();
    await waitUntilSaved(page);
    await goTo(page, 'finish');
    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toMatch(/^invoice-.*\.pdf$/);
    const text = await pdfText(bytes);
    for (const figure of ['117.19', '213.19', '13.86', '$227.05']) expect(text).toContain(figure);
  });
});

/** Presses the button where it stands: to click it, the browser would be made to scroll the bar, which is in sight. */
async function pressContinue(page: Page): Promise<void> {
  const box = (await page.getByRole('button', { name: 'Continue' }).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`${width} px wide: Continue leads from section to section, telling what each lacks, and then to the last step`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openInvoice(page);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    const missing = page.getByText('Enter your name or that of your company.');
    for (const [at, section] of SECTIONS.slice(0, -1).entries()) {
      await expect(page.locator(`[data-section="${section}"] h2`)).toBeInViewport();
      await expect(page.locator('[aria-current="step"]')).toHaveAttribute('href', new RegExp(`step=${section}$`));
      if (at > 0) await expect(page.locator(`[data-section="${section}"] h2`)).toBeFocused();
      if (section === 'items') await expect(steps.getByRole('link', { name: 'Items, to do' })).toBeVisible();
      await pressContinue(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/step=finish$/);
    await expect(steps.getByRole('link', { name: 'From, has errors' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(missing).toBeAttached();
    await goTo(page, 'from');
    await expect(missing).toBeInViewport();
  });
}

test('a section comes to its heading each time it is gone to, however far it was read before', async ({ page }) => {
  // All sections are one place of the history: with one each, the page would scroll back to where it was last read.
  const place = () => page.evaluate(() => (history.state as { entry?: string } | null)?.entry);
  await openInvoice(page);
  const opened = await place();
  expect(opened).toBeTruthy();
  await goTo(page, 'items');
  await expect.poll(place).toBe(opened);
  await page.evaluate(() => window.scrollBy(0, 150));
  const read = await page.evaluate(() => window.scrollY);
  await goTo(page, 'from');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
  await goTo(page, 'items');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(read - 100);
  await expect(page.locator('[data-section="items"] h2')).toBeInViewport();
});

test('Continue checks the section it leaves, and all of them when it leaves the last', async ({ page }) => {
  await openInvoice(page, 'details');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await pressContinue(page);
  await expect(page).toHaveURL(/step=items$/);
  await pressContinue(page);
  await expect(page).toHaveURL(/step=totals$/);
  await expect(steps.getByRole('link', { name: 'Items, has errors' })).toBeVisible();
  await expect(page.getByText('Say what this item is, or remove it.', { exact: true })).toBeAttached();
  await expect(steps.getByRole('link', { name: 'To, to do' })).toBeVisible();
  await goTo(page, 'notes');
  await pressContinue(page);
  await expect(steps.getByRole('link', { name: 'To, has errors' })).toBeVisible();
});

test.describe('an invoice', () => {
  test('is kept over a reload, which comes back to its section', async ({ page }) => {
    await openSample(page);
    await page.getByLabel('Notes (optional)').fill('Paid by Friday,\nplease.');
    await waitUntilSaved(page);
    await expect(page).toHaveURL(/step=notes$/);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect(page.getByText(/^We kept your work from/)).toBeAttached();
    await expect(page.getByLabel('Notes (optional)')).toHaveValue('Paid by Friday,\nplease.');
    await expect(page.getByLabel('Notes (optional)')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 400);
    await expect(page.locator('#preview img, #preview image')).not.toHaveCount(0);
    await expect(page.locator('[aria-current="step"]')).toHaveAccessibleName('Notes, done');
  });

  test('says what is missing or odd where it is, and leads there from the last step', async ({ page }) => {
    await openInvoice(page);
    await page.getByLabel('Email (optional)').first().fill('nobody');
    await page.getByLabel('Telephone (optional)').first().fill('5035550186');
    await page.getByLabel('ZIP code').first().fill('972052201');
    await page.getByLabel('ZIP code').first().blur();
    await expect(page.getByLabel('Telephone (optional)').first()).toHaveValue('(503) 555-0186');
    await expect(page.getByLabel('ZIP code').first()).toHaveValue('97205-2201');
    await expect(page.getByText('This is not an email address. One looks like name@example.com.')).toBeVisible();
    await goTo(page, 'finish');
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText('3 things are still missing or wrong')).toBeVisible();
    await expect(page.getByText('Worth a second look')).toBeVisible();
    await page.getByRole('button', { name: /Item 1, description/ }).click();
    await expect(page.getByLabel('Item 1, description')).toBeFocused();
    await expect(page.getByText('Say what this item is, or remove it.')).toBeVisible();
    await expect(page).toHaveURL(/step=items$/);
  });

  test('downloads the look that was chosen and a workbook, and can be made anew', async ({ page }) => {
    await openSample(page);
    await goTo(page, 'finish');
    await page.getByRole('radio', { name: /^Banner/ }).check();
    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    for (const word of ['INV-20418', 'Łukasz Hernández', 'Sales tax, 6.5%', '452.20', '$6,409.05', 'Page 1 of 1']) {
      expect(text).toContain(word);
    }
    const { name, bytes } = await download(page, 'Download Excel');
    expect(name).toMatch(/\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('button', { name: 'Duplicate invoice' }).click();
    await expect(page.getByText('This is a copy with a number and date of its own.')).toBeVisible();
    await expect(page.getByLabel('Invoice number')).not.toHaveValue('INV-20418');
    await expect(page.getByLabel('Invoice number')).toHaveValue(/^INV-\d{5}$/);
    await expect(page.getByLabel('Item 4, description')).toHaveValue('Basalt gravel, delivered');
    await expect(page.getByLabel('Paid already')).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-20418');
  });
});
