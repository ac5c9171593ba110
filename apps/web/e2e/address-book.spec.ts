import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount, waitUntilInAccount } from './account-page.ts';

test('a client is saved to the address book, chosen for the next invoice, and taken out on the account page', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete Bright Harbor Bakery' })).toBeVisible();
});
