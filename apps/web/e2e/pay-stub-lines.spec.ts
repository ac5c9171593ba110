import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillInSample, goTo, netPay, netPayNow, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

/** The earnings of the sample. */
async function openEarnings(page: Page): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'earnings');
}

/** A press as long as a hand makes it: what happens between down and up may move the button away. */
async function pressLong(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  // At its upper edge, which is the first to leave the pointer.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
}

test.describe('a press that leaves a field with a message', () => {
  for (const what of ['deduction', 'earning']) {
    test(`reaches “Add ${what}”`, async ({ page }) => {
      await openEarnings(page);
      const add = page.getByRole('button', { name: `Add ${what}` });
      for (let time = 0; time < 2; time += 1) {
        await add.click();
        await page.getByRole('button', { name: 'One of your own' }).click();
        await expect(page.locator('input[placeholder="Name"]:focus')).toHaveValue('');
      }
      const below = page.getByRole('region', { name: what === 'earning' ? 'Earnings' : 'Taxes and deductions' });
      const messages = below.locator('p[id$=".name-message"]');
      await expect(messages).toHaveCount(1);
      await pressLong(page, add);
      await expect(add).toHaveAttribute('aria-expanded', 'true');
      await expect(messages).toHaveCount(2);
    });
  }
});

test('a net pay below zero is told beside the deductions, with a true minus and not in green', async ({ page }) => {
  await openEarnings(page);
  const colour = () => netPay(page).evaluate((element) => getComputedStyle(element).color);
  await netPayNow(page);
  const green = await colour();
  const told = page.getByRole('tabpanel').getByText(/deductions.* more than .*gross pay: net pay is \S+\. Check them/);
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'Add deduction' }).click();
  await page.getByRole('button', { name: 'One of your own' }).click();
  const amount = page.getByLabel('New line, this period');
  await amount.fill('90000');
  await expect(told).toBeVisible();
  await expect(netPay(page)).toHaveText(/^−\d[\d,]*\.\d\d$/);
  await expect.poll(colour).not.toBe(green);
  await amount.fill('1');
  await expect(told).toHaveCount(0);
  await expect.poll(colour).toBe(green);
});

for (const width of [1440, 360]) {
  test(`${width} px wide: the Tab key goes from the sign and the name of a line of one’s own to its amounts`, async ({
    page,
  }) => {
    await openEarnings(page);
    await page.setViewportSize({ width, height: 800 });
    const line = page.locator('[data-path^="items.0.customEarnings."]').first();
    const name = line.getByRole('textbox', { name: /^Name of the line/ });
    const remove = line.getByRole('button', { name: /^Remove/ });
    // In the margin, or on a phone where the other lines have it.
    const isBefore = async () => (await remove.boundingBox())!.x < (await name.boundingBox())!.x;
    await expect.poll(isBefore).toBe(width === 1440);
    await remove.focus();
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(line.getByRole('textbox', { name: /, rate$/ })).toBeFocused();
  });
}

test('on a phone the signs that remove a line stand in line with its fields', async ({ page }) => {
  await openEarnings(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const edges = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return { left: x, right: x + width };
  };
  const own = page.locator('[data-path^="items.0.customEarnings."]').first();
  const overtime = page.locator('[data-path="items.0.earnings.overtime"]');
  for (const line of [own, overtime]) {
    await expect(async () => {
      const hours = await edges(line.getByRole('textbox', { name: /, hours$/ }));
      expect((await edges(line.locator('svg'))).right).toBeCloseTo(hours.right, 0);
    }).toPass({ timeout: 8_000 });
  }
  for (const line of [own, overtime]) {
    const room = async () => {
      const { width, height } = (await line.getByRole('button', { name: /^Remove/ }).boundingBox())!;
      return Math.min(width, height);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(44);
  }
});

test('large figures stand whole, each on one line', async ({ page }) => {
  await openEarnings(page);
  const rate = page.getByLabel('Regular, rate');
  await rate.fill('1999999.99');
  await rate.blur();
  await expect(rate).toHaveValue('1,999,999.99');
  await expect.poll(() => rate.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  const total = page.getByRole('button', { name: /^Regular, total/ });
  await expect(total).toContainText(/\d{2,3},\d{3},\d{3}\.\d\d/);
  const misfits = () =>
    page.getByRole('tabpanel').evaluate((panel) => {
      const figures = [...panel.querySelectorAll('[aria-expanded] span, li > span > span')].filter((part) =>
        /^[\d,]+\.\d\d$/.test(part.textContent),
      );
      const isMisfit = (part: Element) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const cell = part.closest('li')!.getBoundingClientRect();
        return lines > 1 || range.getBoundingClientRect().right > cell.right + 1;
      };
      return { seen: figures.length, wrong: figures.filter(isMisfit).map((part) => part.textContent) };
    });
  await expect(async () => {
    const { seen, wrong } = await misfits();
    expect(seen).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  }).toPass({ timeout: 8_000 });
});

test('the words suit who is paid and how', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('radio', { name: 'Salary' }).check({ force: true });
  await page.getByLabel('State where the work is done').selectOption('TX');
  await goTo(page, 'earnings');
  const head = page.getByRole('region', { name: 'Earnings' }).locator('[aria-hidden]', { hasText: /^(Yearly|Rate)/ });
  await page.getByRole('button', { name: 'Remove Overtime' }).click();
  await expect(head.first()).toHaveText('Yearly');
  await page.getByRole('button', { name: 'Add earning' }).click();
  await page.getByRole('button', { name: 'Overtime' }).click();
  await expect(head.first()).toHaveText('Rate or yearly');
  await goTo(page, 'employee');
  await expect(page.getByText('what the withholding certificate says')).toBeVisible();
  await goTo(page, 'basics');
  await page.getByRole('radio', { name: 'Contractor' }).check({ force: true });
  await goTo(page, 'employee');
  await expect(page.getByText('A contractor files no withholding certificate.')).toBeVisible();
  await expect(page.getByText('what the withholding certificate says')).toHaveCount(0);
});

test('nothing is said of kept work that was started over', async ({ page }) => {
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('Northwind');
  await waitUntilSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fill in a sample' })).toBeVisible();
  await expect(page.getByText(/^We kept your work from/)).toHaveCount(0);
});

for (const size of ['larger', 'largest']) {
  test(`on a phone with ${size} text the net pay of each stub is in view at the review`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript((text) => {
      localStorage.setItem('paperwage.display-settings', JSON.stringify({ 'data-text-size': text }));
    }, size);
    await fillInSample(page);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(3);
    const right = () =>
      table
        .getByRole('cell')
        .nth(2)
        .evaluate((net) => net.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(360);
    const frame = page.getByRole('region', { name: 'Stubs' });
    await expect.poll(() => frame.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('lines that were removed come back one after the other, by the keys and by the message', async ({ page }) => {
  await openEarnings(page);
  const remove = (line: string) => page.getByRole('button', { name: `Remove ${line}` });
  await remove('Overtime').click();
  await remove('Tool allowance').click();
  await page.keyboard.press('Control+z');
  await expect(remove('Tool allowance')).toBeVisible();
  await expect(remove('Overtime')).toHaveCount(0);
  await expect(page.getByText('Put back. Before that: Overtime removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove('Overtime')).toBeVisible();
  await remove('Tool allowance').click();
  await page.getByLabel('Regular, hours').fill('61');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.locator('h1').focus();
  await page.keyboard.press('Control+z');
  await expect(remove('Tool allowance')).toBeVisible();
  await expect(page.getByLabel('Regular, hours')).toHaveValue('61.00');
  // Before both stands the sample: what was typed into it is not thrown away unasked.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/without what you typed since/)).toBeVisible();
  await expect(page.getByLabel('Regular, hours')).toHaveValue('61.00');
});
