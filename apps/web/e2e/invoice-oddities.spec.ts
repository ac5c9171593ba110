import { expect, test, type Locator } from '@playwright/test';
import { waitUntilSaved } from './builder-page.ts';
import { goTo, itemsInOrder, openInvoice, openSample, totalLines } from './invoice-page.ts';

test.describe('what is odd in an invoice', () => {
  test('is told at its field and once more before the download, and stops nothing', async ({ page }) => {
    await openSample(page);
    await page.getByLabel('Item 2, rate').fill('');
    await page.getByLabel('Item 2, rate').blur();
    await expect(page.getByText('Item 2 has no rate, so it comes to 0.00.')).toBeVisible();
    await page.getByLabel('Item 3, qty').fill('6,5');
    await page.getByLabel('Item 3, qty').blur();
    await expect(page.getByLabel('Item 3, qty')).toHaveValue('6,5');
    await expect(page.getByText(/^A comma stands only between thousands\./)).toBeVisible();
    await page.getByLabel('Tax rate, percent').fill('8,5');
    await page.getByLabel('Tax rate, percent').blur();
    await expect(page.getByText('The tax has a comma. Write 8.5 with a point.')).toBeVisible();
    await expect(page.getByLabel('Tax rate, percent')).toHaveValue('8,5');
    await expect.poll(async () => (await totalLines(page)).join()).not.toContain('Sales tax');
    await page.getByLabel('Tax rate, percent').fill('8.5');
    await goTo(page, 'finish');
    const odd = page.getByRole('region', { name: 'Worth a second look' }).or(page.getByText('Worth a second look'));
    await expect(odd.first()).toBeVisible();
    await page.getByRole('button', { name: /Item 2, rate/ }).click();
    await expect(page.getByLabel('Item 2, rate')).toBeFocused();
  });

  test('is an invoice of nothing, which leads to its first item', async ({ page }) => {
    await openSample(page);
    await page.getByRole('radio', { name: 'Percent' }).check();
    await page.getByLabel('Discount, percent').fill('100');
    await goTo(page, 'finish');
    await expect(page.getByText('This invoice comes to 0.00. Check quantities and rates.')).toBeVisible();
    await expect(page.getByText('Nothing is due, so the paper shows no way to pay.')).toBeVisible();
    await expect(page.locator('#preview')).not.toContainText('Pay online');
    await page.getByRole('button', { name: /^Items/ }).click();
    await expect(page.getByLabel('Item 1, description')).toBeFocused();
  });

  test('is a state that is none; a state in full or in small letters is tidied', async ({ page }) => {
    await openInvoice(page);
    const [state, zip] = [page.getByLabel('State').first(), page.getByLabel('ZIP code').first()];
    await state.fill('oregon');
    await state.blur();
    await expect(state).toHaveValue('OR');
    await zip.fill('97205');
    await state.fill('Orgon');
    await state.blur();
    await expect(page.getByText('Orgon is no US state. Enter its two letters, such as OR.')).toBeVisible();
    await zip.fill('K1A 0B1');
    await state.fill('in');
    await state.blur();
    await expect(state).toHaveValue('in');
    await page.getByLabel('Telephone (optional)').first().fill('5035550186x12');
    await page.getByLabel('Telephone (optional)').first().blur();
    await expect(page.getByLabel('Telephone (optional)').first()).toHaveValue('(503) 555-0186 ext. 12');
  });
});

test('no total stands, is read out or is on the paper while a number does not count', async ({ page }) => {
  await openSample(page);
  const due = page.locator('[data-part="action-bar"] dt:text-is("Balance due") + dd');
  await expect(due).toHaveText(/^\d/);
  for (const [field, wrong, right] of [
    ['Item 1, rate', '1,85', '1,850'],
    ['Tax rate, percent', '101', '8.25'],
  ] as const) {
    await page.getByLabel(field).fill(wrong);
    await expect(due).toHaveText('–');
    await expect.poll(async () => new Set((await totalLines(page)).map((line) => line.at(-1)))).toEqual(new Set(['–']));
    await expect(page.locator('#preview [data-region="balanceDue"]').first()).toContainText('–');
    await expect(page.locator('[data-part="action-bar"] [aria-live]')).toHaveText('Balance due is not known now');
    if (field === 'Item 1, rate') {
      await expect(page.getByRole('listitem', { name: 'Item 1' })).toContainText('Amount–');
    }
    await page.getByLabel(field).fill(right);
    await expect(due).toHaveText(/^\d/);
  }
});

test('the buttons of the bar stay beside each other, however large the figures', async ({ page }) => {
  await openSample(page);
  await page.getByLabel('Item 1, rate').fill('12,345,678.90');
  await goTo(page, 'finish');
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.locator('[data-part="action-bar"]');
    const [back, download] = [
      bar.getByRole('button', { name: 'Back' }),
      bar.getByRole('button', { name: /^Download/ }),
    ];
    const middleOf = async (button: Locator) => {
      const { y, height } = (await button.boundingBox())!;
      return y + height / 2;
    };
    const apart = async () => Math.abs((await middleOf(back)) - (await middleOf(download)));
    await expect.poll(apart, `${width} px`).toBeLessThan(2);
  }
});

test.describe('the fields of an invoice', () => {
  test('make a number up where none is left', async ({ page }) => {
    await openInvoice(page);
    const number = page.getByLabel('Invoice number');
    await number.fill('');
    await number.blur();
    await expect(page.getByText('Enter its number.')).toBeVisible();
    await page.getByRole('button', { name: 'Make one up' }).click();
    await expect(number).toHaveValue(/^INV-\d{5}$/);
    await expect(page.getByText('Enter its number.')).toHaveCount(0);
  });

  test('show every digit of a rate on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSample(page);
    for (const name of ['Item 1, rate', 'Item 1, qty']) {
      const field = page.getByLabel(name);
      await field.fill(name.endsWith('rate') ? '123,456,789.1234' : '999,999.1234');
      await field.blur();
      await expect.poll(() => field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('offer no more items than fit', async ({ page }) => {
    await openSample(page);
    await waitUntilSaved(page);
    await page.evaluate(() => {
      const isWork = (key: string) => localStorage.getItem(key)?.includes('"items":[') === true;
      const key = Object.keys(localStorage).find(isWork)!;
      const work = JSON.parse(localStorage.getItem(key)!);
      const [item] = work.draft.items;
      work.draft.items = Array.from({ length: 200 }, (_, at) => ({ ...item, id: 'sa.me', description: `Part ${at}` }));
      localStorage.setItem(key, JSON.stringify(work));
    });
    await page.reload();
    await expect(page.getByLabel('Item 200, description')).toHaveValue('Part 199');
    await expect.poll(async () => new Set(await itemsInOrder(page)).size).toBe(200);
    const duplicate = page.getByRole('button', { name: 'Duplicate item 1: no more than 200 fit' });
    await expect(duplicate).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('An invoice holds 200 items: no more fit on it.')).toBeVisible();
  });
});
