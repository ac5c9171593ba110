import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { logIn, mailTo, makeAccount, newAccount } from './account-page.ts';
import { complaintsOf } from './builder-page.ts';
import { expectToFit, open } from './open-page.ts';
import { openBuilder } from './pay-stub-page.ts';
import { weighScripts } from './script-weight.ts';

const PAYS = '4242 4242 4242 4242';
const IS_DECLINED = '4000 0000 0000 0002';
const IS_SLOW = '4000 0000 0000 5001';
const LOSES_ANSWER = '4000 0000 0000 7007';
const ASKS_TO_CONFIRM = '4000 0027 6000 3184';
const CREATE_ORDER = '/api/payments/create-order';

async function fillIn(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expires, MM/YY').fill('08/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP code').fill('78702');
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Paperwage Pro is on.');
}

/** The receipts that the account has: one for each payment. */
async function expectReceipts(page: Page, count: number): Promise<void> {
  await open(page, '/user/account#subscription');
  await expect(page.getByRole('button', { name: /^PDF of receipt/ })).toHaveCount(count);
}

test('a visitor logs in on the way, pays, gets back to the pay stub, cancels and resumes', async ({ page }) => {
  const complaints = complaintsOf(page);
  const email = await newAccount();
  await openBuilder(page, 'finish');
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
  await expect(page.locator('[data-state="saved"]')).toBeVisible();
  await open(page, '/pricing');
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await page.getByRole('link', { name: 'Get Pro for $96.00 a year' }).first().click();
  await expect(page).toHaveURL(/\/auth\/sign-up\?plan=yearly$/);
  await expect(page.getByText(/^Paperwage Pro needs an account/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('Then you’ll continue to checkout.')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/checkout\?plan=yearly$/);
  await expect(page.getByText('Waiting to be issued')).toBeVisible();
  await fillIn(page, PAYS);
  await pay(page);
  await expectPaid(page);
  await expect(page.getByText(/^\$96\.00 from Visa ending in 4242\. Renews/)).toBeVisible();
  await expectAccessibleAtRelease(page);
  await mailTo(email, 'Receipt PW-');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('link', { name: 'Issue your 3 pay stubs' }).click();
  await expect(page).toHaveURL('/make-your-paystub?step=finish');

  await open(page, '/user/account#subscription');
  const section = page.getByRole('region', { name: 'Subscription' });
  await expect(section.getByText(/^Active/)).toBeVisible();
  await section.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(section.getByRole('heading', { name: 'Paperwage Pro is canceled' })).toBeFocused();
  await mailTo(email, 'is canceled');
  await page.reload();
  await section.getByRole('button', { name: 'Resume Pro' }).click();
  await expect(section.getByRole('heading', { name: 'Paperwage Pro is back on' })).toBeFocused();
  await expectAccessibleAtRelease(page);
  await open(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have Paperwage Pro');
  expect(complaints).toEqual([]);
});

test('a declined card is said at its field, and another pays', { tag: '@release' }, async ({ page }) => {
  await makeAccount(page);
  await open(page, '/checkout');
  await fillIn(page, IS_DECLINED);
  await pay(page);
  await expect(page.locator('#checkout-cardNumber-message')).toContainText('Your bank declined this card.');
  await expect(page.getByLabel('Card number')).toHaveValue(IS_DECLINED);
  await expect(page.getByLabel('Security code')).toBeFocused();
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await expectAccessibleAtRelease(page);
  await fillIn(page, PAYS);
  await pay(page);
  await expectPaid(page);
  await expectReceipts(page, 1);
});

test(
  'is charged once: pressed twice, reloaded while paying, and after a lost answer',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await open(page, '/checkout');
    await fillIn(page, IS_SLOW);
    const sent = page.waitForRequest((request) => request.url().endsWith(CREATE_ORDER));
    await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
    const key = (await sent).headers()['idempotency-key'];
    expect(key).toBeTruthy();
    await expect(page.getByRole('button', { name: 'Paying $12.00' })).toBeDisabled();
    const again = page.waitForRequest((request) => request.url().endsWith(CREATE_ORDER));
    await page.reload();
    expect((await again).headers()['idempotency-key']).toBe(key);
    await expectPaid(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
    await expectReceipts(page, 1);
  },
);

test('a lost answer of the bank is looked up', { tag: '@release' }, async ({ page }) => {
  await makeAccount(page);
  await open(page, '/checkout');
  await fillIn(page, LOSES_ANSWER);
  await pay(page);
  await expectPaid(page);
  await expectReceipts(page, 1);
});

test('a bank that asks to confirm leads there and back', { tag: '@release' }, async ({ page }) => {
  await makeAccount(page);
  await open(page, '/checkout');
  await fillIn(page, ASKS_TO_CONFIRM);
  await pay(page);
  await page.getByRole('button', { name: 'Refuse payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment didn’t go through');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await fillIn(page, ASKS_TO_CONFIRM);
  await pay(page);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expectPaid(page);
  await expectReceipts(page, 1);
});

test('can be paid by keyboard alone, and fits a phone', { tag: '@release' }, async ({ page }) => {
  await makeAccount(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/checkout');
  await expectToFit(page);
  await expectAccessibleAtRelease(page);
  await page.getByLabel('Card number').focus();
  for (const text of ['4242424242424242', '0829', '123', '78702']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Card number')).toHaveValue(PAYS);
  await expect(page.getByLabel('Expires, MM/YY')).toHaveValue('08/29');
  // The email is filled in, and the name on the receipt may stay empty.
  for (let field = 0; field < 2; field += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay $12.00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPaid(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectToFit(page);
});

test(
  '/checkout loads at most 190 KB of JavaScript, with the pay stub that waits',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await openBuilder(page, 'finish');
    await page.getByRole('button', { name: 'Fill in a sample' }).click();
    await expect(page.getByText('Sample filled in.')).toBeVisible();
    await expect(page.locator('[data-state="saved"]')).toBeVisible();
    // An address without code: what the builder still fetches is not of the next page.
    await page.goto('/healthz');
    const weight = weighScripts(page);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await expect(page.getByText('Waiting to be issued')).toBeVisible();
    expect(await weight()).toBeLessThanOrEqual(190);
  },
);
