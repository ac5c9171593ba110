import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount, waitUntilInAccount } from './account-page.ts';
import { expectToFit } from './open-page.ts';

test(
  'a client is saved to the address book, chosen for the next invoice, and taken out on the account page',
  { tag: '@release' },
  async ({ page }) => {
    const client = page.getByLabel('Client’s name or company');
    await makeAccount(page);
    await page.goto('/invoice-generator');
    await client.fill('Bright Harbor Bakery');
    await page.getByLabel('City').nth(1).fill('Salem');
    await page.getByLabel('City').nth(1).blur();
    await page.getByRole('button', { name: 'Save to your address book' }).click();
    await expect(page.getByText('Bright Harbor Bakery is in your address book.')).toBeVisible();
    await waitUntilInAccount(page);
    await page.goto('/invoice-generator?new=1');
    await expect(client).toHaveValue('');
    const choose = page.getByRole('combobox', { name: 'Choose a client from your address book' });
    await choose.fill('bri');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(client).toHaveValue('Bright Harbor Bakery');
    await expect(page.getByLabel('City').nth(1)).toHaveValue('Salem');
    await expectAccessible(page);
    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Delete Bright Harbor Bakery' }).click();
    await expect(page.getByText('Bright Harbor Bakery deleted.')).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Bright Harbor Bakery' })).toBeFocused();
  },
);

test(
  'an entry is changed on the account page by keyboard, on a phone too, and the change fills in the next invoice',
  { tag: '@release' },
  async ({ page }) => {
    const client = page.getByLabel('Client’s name or company');
    await makeAccount(page);
    await page.goto('/invoice-generator');
    await client.fill('Bright Harbor Bakery');
    await page.getByRole('button', { name: 'Save to your address book' }).click();
    await expect(page.getByText('Bright Harbor Bakery is in your address book.')).toBeVisible();
    await waitUntilInAccount(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/user/account');
    const edit = page.getByRole('button', { name: 'Edit Bright Harbor Bakery' });
    await edit.focus();
    await page.keyboard.press('Enter');
    const form = page.locator('form[id^="contact-"]');
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await expectToFit(page);
    await form.getByLabel('Name').fill('');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill('Bright Harbor Bakery Inc');
    await form.getByLabel('State').selectOption('Oregon');
    await form.getByLabel('Tax ID (EIN or SSN)').fill('12-3456789');
    await form.getByLabel('City').fill('Salem');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bright Harbor Bakery Inc saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Bright Harbor Bakery Inc' })).toBeFocused();
    await page.reload();
    const entry = page.getByRole('region', { name: 'Clients and recipients' }).getByRole('listitem');
    await expect(entry).toContainText('Bright Harbor Bakery IncSalem, OR');
    await page.getByRole('button', { name: 'Edit Bright Harbor Bakery Inc' }).click();
    await expect(page.getByText('Saved, ending in 6789. Enter a new number to replace it.')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/invoice-generator?new=1');
    await page.getByRole('combobox', { name: 'Choose a client from your address book' }).fill('bri');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(client).toHaveValue('Bright Harbor Bakery Inc');
    await expect(page.getByLabel('City').nth(1)).toHaveValue('Salem');
  },
);

test(
  'entries are added on the account page, folded when there are many, and deleted in their place',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await page.goto('/user/account');
    const add = page.getByRole('button', { name: 'Add contact' });
    const form = page.locator('#contact-new');
    await expect(page.getByText('Your address book is empty.')).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/profile/address-book') && request.method() === 'POST',
    );
    await add.click();
    await expect(form.getByLabel('Contact type')).toBeFocused();
    await form.getByLabel('Contact type').selectOption('Employee');
    await form.getByLabel('Name').fill('Person 01');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Person 01 added.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Person 01' })).toBeFocused();
    const { authorization } = await (await sent).allHeaders();
    for (let number = 2; number <= 12; number += 1) {
      const name = `Person ${String(number).padStart(2, '0')}`;
      const data = { kind: 'employee', name };
      const answer = await page.request.post('/api/profile/address-book', {
        headers: { authorization: authorization! },
        data,
      });
      expect(answer.ok()).toBe(true);
    }
    await page.reload();
    const rows = page.getByRole('region', { name: 'Employees' }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    const third = await rows.nth(2).locator('p > span').first().textContent();
    await page.getByRole('button', { name: `Delete ${third}` }).click();
    await expect(rows.nth(2)).toContainText(`${third} deleted.`);
    await expect(rows.nth(2).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows.nth(2)).toContainText('Restored.');
    await page.getByRole('button', { name: 'Show all 12' }).click();
    await expect(rows).toHaveCount(12);
    await expect(rows.nth(10).getByRole('button', { name: /^Edit/ })).toBeFocused();
    await expectAccessible(page);
  },
);
