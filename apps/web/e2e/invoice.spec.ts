import { expect, test } from '@playwright/test';
import { download, pdfText, waitUntilSaved } from './builder-page.ts';
import { goTo, itemsInOrder, openInvoice, openSample } from './invoice-page.ts';

const [PLAN, SHRUBS, CREW, GRAVEL] = [
  'Planting plan, revised',
  'Native shrubs, 5 gal',
  'Crew time',
  'Basalt gravel, delivered',
] as const;

test(
  'a section comes to its heading each time it is gone to, however far it was read before',
  { tag: '@release' },
  async ({ page }) => {
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
  },
);

test('an invoice is kept over a reload, which comes back to its section', async ({ page }) => {
  await openSample(page);
  await page.getByLabel('Notes (optional)').fill('Paid by Friday,\nplease.');
  await waitUntilSaved(page);
  await expect(page).toHaveURL(/step=notes$/);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(page.getByText(/^We saved your work from/)).toBeAttached();
  await expect(page.getByLabel('Notes (optional)')).toHaveValue('Paid by Friday,\nplease.');
  await expect(page.getByLabel('Notes (optional)')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 400);
  await expect(page.locator('#preview img, #preview image')).not.toHaveCount(0);
  await expect(page.locator('[aria-current="step"]')).toHaveAccessibleName('Notes, done');
});

test(
  'the items of an invoice are re-ordered by dragging, and left alone with Escape',
  { tag: '@release' },
  async ({ page }) => {
    await openSample(page);
    await goTo(page, 'items');
    // With a mouse, the hint is shown.
    await expect(page.getByText(/^Drag an item by its handle/)).toBeVisible();
    const handle = (item: number) => page.getByRole('listitem', { name: `Item ${item}` }).locator('[data-handle]');
    async function drag(from: number, to: number) {
      // Far from the ends of the window, where the page would scroll on for as long as the pointer is held there.
      await page.getByRole('listitem', { name: 'Item 2' }).evaluate((item) => item.scrollIntoView({ block: 'center' }));
      const [start, end] = [await handle(from).boundingBox(), await handle(to).boundingBox()];
      await page.mouse.move(start!.x + 10, start!.y + 10);
      await page.mouse.down();
      await page.mouse.move(start!.x + 10, (start!.y + end!.y) / 2, { steps: 4 });
      await page.mouse.move(start!.x + 10, end!.y + 12, { steps: 4 });
    }
    await drag(4, 2);
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await drag(1, 3);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await drag(4, 2);
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
  },
);

test('an invoice downloads in the look that was chosen, and as a workbook', { tag: '@release' }, async ({ page }) => {
  await openSample(page);
  await goTo(page, 'finish');
  await page.getByRole('radio', { name: /^Banner/ }).check();
  const text = await pdfText((await download(page, 'Download PDF')).bytes);
  for (const word of ['INV-20418', 'Łukasz Hernández', 'Sales tax, 6.5%', '$452.20', '$6,409.05', 'Page 1 of 1']) {
    expect(text).toContain(word);
  }
  const { name, bytes } = await download(page, 'Download Excel');
  expect(name).toMatch(/\.xlsx$/);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});
