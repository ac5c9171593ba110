import { expect, test, type Page } from '@playwright/test';
import { fillInSample, goTo, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

/** Adds a line of one's own and gives its name field. */
async function addOwn(page: Page, what: 'earning' | 'deduction') {
  await page.getByRole('button', { name: `Add ${what}` }).click();
  await page.getByRole('button', { name: 'One of your own' }).click();
  const name = page.locator('input[placeholder="Name"]:focus');
  await expect(name).toHaveCount(1);
  return page.locator(`[id="${await name.getAttribute('id')}"]`);
}

test('a telephone number that cannot be dialled is told of, and is not called wrong', async ({ page }) => {
  await openBuilder(page, 'company');
  const telephone = page.getByLabel('Telephone (optional)');
  await telephone.fill('12');
  await telephone.blur();
  await expect(telephone).toHaveAccessibleDescription(/^A telephone number has 10 digits, such as \(916\) 555-0142/);
  await expect(telephone).not.toHaveAttribute('aria-invalid');
  for (const good of ['9165550142', '+1 916 555 0142', '916-555-0142 ext. 20']) {
    await telephone.fill(good);
    await telephone.blur();
    await expect(telephone).toHaveAccessibleDescription('');
  }
});

test('a name too long for the paper is kept whole, through a reload, until it is shortened', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  const name = await addOwn(page, 'earning');
  const long = 'Allowance for tools, boots and travel to sites outside the county '.repeat(2).trim();
  await name.fill(long);
  await name.blur();
  const message = `This name has ${long.length} letters and 80 fit. Shorten it.`;
  await expect(name).toHaveValue(long);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await waitUntilSaved(page);
  await page.reload();
  await expect(name).toHaveValue(long);
  await goTo(page, 'finish');
  const entries = page.locator('#review-errors').getByRole('button', { name: message });
  await expect(entries).toHaveCount(1);
  await entries.click();
  await expect(name).toBeFocused();
  await name.fill(long.slice(0, 80).trim());
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('two lines of one name are told of, once for all stubs', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'basics');
  const count = page.getByLabel('Number of stubs', { exact: true });
  await count.fill('3');
  await count.press('Enter');
  await goTo(page, 'earnings');
  for (const text of ['Meals', 'meals ']) {
    const name = await addOwn(page, 'deduction');
    await name.fill(text);
    await name.blur();
  }
  const second = page.locator('input[placeholder="Name"]').last();
  await expect(second).toHaveAccessibleDescription(
    'meals: Two lines have this name. Rename one of them, so that they can be told apart.',
  );
  await expect(second).not.toHaveAttribute('aria-invalid');
  await goTo(page, 'finish');
  await expect(page.getByRole('button', { name: /Two lines have this name/ })).toHaveCount(1);
});

test('the link of a net pay below zero leads to the largest deduction', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  for (const [text, amount] of [
    ['Uniform', '20'],
    ['Advance', '90000'],
  ] as const) {
    await (await addOwn(page, 'deduction')).fill(text);
    await page.getByLabel(`${text}, this period`).fill(amount);
  }
  await goTo(page, 'finish');
  await page.getByRole('button', { name: /Advance: The deductions are more than the gross pay/ }).click();
  const field = page.getByLabel('Advance, this period');
  await expect(field).toBeFocused();
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/^The deductions are more than the gross pay/);
});

test('messages call a tax what its row is called', async ({ page }) => {
  await openBuilder(page);
  await page.getByLabel('State where the work is done').selectOption('CA');
  await goTo(page, 'earnings');
  await page.getByLabel('Regular, rate').fill('100');
  await page.getByRole('button', { name: /^California income tax/ }).click();
  const field = page.locator('[id="items.0.deductions.state.total"]');
  await field.fill('');
  await field.pressSequentially('1x');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'California income tax: work it out again' })).toBeVisible();
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/^This is not an amount\./);
  const told = page.getByText('California income tax: This is not an amount.');
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: /^California income tax/, expanded: true }).click();
  await expect(told).toBeVisible();
  await goTo(page, 'finish');
  await expect(
    page.getByRole('button', { name: /Stub 1, California income tax: This is not an amount/ }),
  ).toBeVisible();
  await expect(page.getByText('State income tax')).toHaveCount(0);
});

test('a day that does not exist is told as such', async ({ page }) => {
  await openBuilder(page, 'earnings');
  const date = page.getByLabel('Pay date', { exact: true });
  for (const [text, message] of [
    ['02/30/2026', 'There is no such day: February 2026 has 28 days.'],
    ['13/01/2026', 'There is no month 13. The month comes first, as in 11/20/2026.'],
    ['tomorrow', 'Write the date as 11/20/2026.'],
  ] as const) {
    await date.fill(text);
    await date.blur();
    await expect(date).toHaveValue(text);
    await expect(date).toHaveAccessibleDescription(message);
  }
});
