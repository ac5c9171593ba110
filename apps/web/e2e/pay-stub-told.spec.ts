import { expect, test, type Page } from '@playwright/test';
import { fillInSample, goTo, netPay, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

/** What the live regions come to say from now on. */
async function spokenFromNow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        if (region?.textContent) spoken.push(region.textContent);
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

/** The states of saving that come from now on, which may be gone again before they are looked for. */
async function savingFromNow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const status = document.querySelector<HTMLElement>('[data-state]')!;
    const note = () => states.push(status.dataset['state'] ?? '');
    new MutationObserver(note).observe(status, { attributeFilter: ['data-state'] });
  });
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states);
}

test('a previous year to date that is ticked and left empty changes no figure', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  const yearToDate = page.locator('[data-path="items.0.earnings.regular"] button[aria-expanded]');
  await expect(yearToDate).toContainText(/year to date\D*\d/);
  const before = (await yearToDate.textContent())!;
  await goTo(page, 'basics');
  await page.getByLabel('Build on a year to date from before').check();
  await goTo(page, 'earnings');
  await expect(page.getByText(/What is left empty counts as in equal periods/)).toBeVisible();
  await expect(yearToDate).toHaveText(before);
});

test('a bonus that is counted in earlier periods says so, with the way to what was paid', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  await page.getByRole('tab', { name: /^Stub 3/ }).click();
  await page.getByRole('button', { name: 'Add earning' }).click();
  await page.getByRole('button', { name: 'Bonus', exact: true }).click();
  await page.getByLabel('Bonus, rate').fill('1000');
  await page.getByLabel('Bonus, hours').fill('1');
  await page.getByLabel('Bonus, hours').blur();
  const told = page.getByText(/Counted in \d+ earlier periods of the year; enter the year to date from before/);
  await expect(told).toBeVisible();
  await goTo(page, 'finish');
  const second = page.getByRole('group', { name: 'Worth a second look' });
  await expect(second).toContainText('Counted in');
  await second.getByRole('button', { name: 'Enter the year to date from before', exact: true }).click();
  const entry = page.locator('[id="prevYtdItem.earnings.bonus.ytd"]');
  await expect(entry).toBeFocused();
  await entry.fill('0');
  await expect(told).toHaveCount(0);
});

test('what is missing in a step is said once when it is left, and its state outlives a reload', async ({ page }) => {
  await openBuilder(page);
  const spoken = await spokenFromNow(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const message = page.getByText(/^Pay basics: Choose the state where the work is done\./);
  await expect(message).toBeVisible();
  expect((await spoken()).filter((text) => text.includes('Pay basics:'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByLabel('State where the work is done')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=company/);
  await expect(message).toHaveCount(0);
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Pay basics, has errors' })).toBeVisible();
});

test('a stub that is added is said; saving is not', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'company');
  const spoken = await spokenFromNow(page);
  await waitUntilSaved(page);
  const states = await savingFromNow(page);
  await page.getByLabel('Company name').fill('Quiet Brook LLC');
  await waitUntilSaved(page);
  expect(await states()).toEqual(['saving', 'saved']);
  expect((await spoken()).filter((text) => /saving|saved/i.test(text))).toEqual([]);
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: 'Add a stub' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Stub 4, [A-Z][a-z]{2} \d+, added\./ })).toBeVisible();
});

test('a line that cannot be read leaves no net pay standing, and a year not held is told where it was typed', async ({
  page,
}) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  for (const hours of ['-5', 'abc']) {
    await page.getByLabel('Regular, hours').fill(hours);
    await expect(netPay(page)).toHaveText('–');
    await expect(page.locator('dt:text-is("Gross") + dd')).toHaveText('–');
  }
  await page.getByLabel('Regular, hours').fill('80');
  await expect(netPay(page)).not.toHaveText('–');
  const payDate = page.getByRole('textbox', { name: 'Pay date' });
  await payDate.fill('11/20/2021');
  await payDate.blur();
  await expect(payDate).toHaveAttribute('aria-invalid', 'true');
  await expect(payDate).toHaveAccessibleDescription(/We don’t have the federal tax rules for 11\/20\/2021/);
});

test('with calculation off the lead promises sums alone', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('Work out totals and taxes').uncheck();
  await goTo(page, 'earnings');
  await expect(page.getByText('Type the figures of each line. Gross and net pay are their sums.')).toBeVisible();
  await expect(page.getByText(/totals follow as you type/)).toHaveCount(0);
});

test('sums of more than paper takes are told where the amounts are typed', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  await page.getByLabel('Regular, rate').fill('9,999,999');
  await page.getByLabel('Regular, hours').fill('100');
  await expect(page.getByText('This stub comes to more than 999,999,999.99.')).toBeVisible();
  await page.getByLabel('Regular, rate').fill('32.50');
  await expect(page.getByText('comes to more than 999,999,999.99.')).toHaveCount(0);
});

test('what is still to do names the field that it is about', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'employee');
  await page.getByLabel('Step 3: amount').fill('abc');
  await expect(netPay(page)).toHaveText('–');
  await goTo(page, 'finish');
  await expect(page.getByRole('button', { name: 'Employee: W-4 step 3: This is not an amount.' })).toBeVisible();
});
