import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { linkSentTo, mailTo, makeAccount, newEmail } from './account-page.ts';
import { codeOf, setUpAuthenticator } from './authenticator.ts';
import { agree, complaintsOf } from './builder-page.ts';
import { expectToFit, open } from './open-page.ts';
import { fillInSample } from './pay-stub-page.ts';

/** Named by `ADMIN_EMAILS` of the server under test. */
const ADMIN = 'admin@example.com';
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

async function pay(page: Page): Promise<void> {
  await open(page, '/checkout');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires, MM/YY').fill('08/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP code').fill('78702');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Paperwage Pro is on.');
}

/** Issues the sample pay stubs; gives the code of the first. */
async function issue(page: Page): Promise<string> {
  await fillInSample(page);
  await agree(page);
  await page
    .getByRole('button', { name: /^Issue/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Dana Reyes');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Issue/ }).click();
  await expect(page.getByRole('heading', { name: /pay stubs? issued$/i })).toBeFocused();
  return CODE.exec(await page.getByRole('main').innerText())![0];
}

/** Becomes an admin: confirmed email, authenticator app, and a code of it. */
async function becomeAdmin(page: Page): Promise<void> {
  await makeAccount(page, ADMIN);
  await open(page, '/admin');
  await expect(page.getByText('Only admins of this site can see this.')).toBeVisible();
  await page.goto(await linkSentTo(ADMIN, '/auth/verify-email'));
  await expect(page.getByRole('main')).toContainText(/confirmed|verified/i);
  await open(page, '/admin');
  await expect(page.getByText('Admins need an authenticator app.')).toBeVisible();
  await expectAccessibleAtRelease(page);
  await page.getByRole('link', { name: 'Open My profile' }).click();
  const { secret } = await setUpAuthenticator(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessibleAtRelease(page);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
}

test(
  'an admin refunds in two clicks, and answers a report of a document that stays valid',
  { tag: '@release' },
  async ({ page, browser }) => {
    const subscriberPage = await (await browser.newContext()).newPage();
    const email = await makeAccount(subscriberPage);
    await pay(subscriberPage);
    const code = await issue(subscriberPage);

    const reporterPage = await (await browser.newContext()).newPage();
    const reporter = newEmail();
    await reporterPage.goto(`/verify/${code}`, { waitUntil: 'networkidle' });
    await reporterPage.getByRole('button', { name: 'Report this document' }).click();
    await reporterPage.getByLabel('The employer or seller says it didn’t issue it').check();
    await reporterPage.getByLabel('What we should know').fill('<b>Not ours</b>, says 123-45-6789.');
    await reporterPage.getByLabel('Email (optional)').fill(reporter);
    await reporterPage.getByRole('button', { name: 'Send report' }).click();
    await expect(reporterPage.getByRole('heading', { name: 'Report sent' })).toBeVisible();

    await becomeAdmin(page);
    // Until now the server refused, which the browser reports.
    const complaints = complaintsOf(page);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await page.getByLabel('Email or order number').fill(email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expectAccessibleAtRelease(page);
    await page.getByRole('link', { name: email }).click();
    await page.getByRole('button', { name: 'Refund $12.00' }).click();
    await page.getByRole('button', { name: 'Refund and end' }).dblclick();
    await expect(page.getByText('Refunded $12.00 in full.')).toBeVisible();
    await expect(page.getByRole('heading', { name: email })).toBeFocused();
    await expectAccessibleAtRelease(page);
    await mailTo(email, 'We refunded your payment');

    await open(subscriberPage, '/user/account#subscription');
    await expect(subscriberPage.getByRole('heading', { name: 'Paperwage Pro has ended' })).toBeVisible();
    await open(subscriberPage, '/user/history/paystub');
    await expect(subscriberPage.getByRole('table')).toContainText('Issued');
    await reporterPage.goto(`/verify/${code}`);
    await expect(reporterPage.getByRole('main')).toContainText('hasn’t been revoked or replaced');

    await page.getByRole('link', { name: /^Reports/ }).click();
    await page.getByRole('link', { name: 'Employer or seller didn’t issue it' }).first().click();
    await expect(page.getByText('<b>Not ours</b>, says •••-••-••••.')).toBeVisible();
    await expect(page.getByText('Not revoked or replaced', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectToFit(page);
    await expectAccessibleAtRelease(page);
    await page.getByLabel(`Answer to ${reporter}`).fill('We asked the issuer.');
    await page.getByRole('button', { name: 'Send answer and close' }).click();
    await expect(page.getByRole('heading', { name: 'Closed' })).toBeFocused();
    expect(await mailTo(reporter, 'About the document you reported')).toContain('We asked the issuer.');

    await open(page, '/admin/trail');
    await expect(page.getByRole('table')).toContainText('Refunded');
    await expect(page.getByRole('table')).toContainText('Closed a report');
    await expectToFit(page);
    await expectAccessibleAtRelease(page);
    await open(page, '/admin/mail');
    await expect(page.getByRole('table')).toContainText('We refunded your payment');
    expect(await page.getByRole('table').innerText()).not.toContain(email);
    expect(complaints).toEqual([]);
  },
);
