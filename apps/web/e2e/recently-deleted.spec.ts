import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount, waitUntilInAccount } from './account-page.ts';
import { agree } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { fillInSample } from './pay-stub-page.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

async function expectVerdict(page: Page, code: string, verdict: string): Promise<void> {
  await page.goto(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
}

test(
  'an issued pay stub leaves the drafts, and is deleted, unknown, restored and verified again',
  { tag: '@release' },
  async ({ page }) => {
    await makeAccount(page);
    await fillInSample(page);
    await waitUntilInAccount(page);
    await agree(page);
    await page
      .getByRole('button', { name: /^Issue/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('Dana Reyes');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Issue/ }).click();
    await expect(page.getByRole('heading', { name: /pay stubs? issued$/i })).toBeVisible();
    const code = CODE.exec(await page.getByRole('main').innerText())![0];

    await page.goto('/user/drafts');
    await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
    await expectVerdict(page, code, 'A document with this code was issued');

    await page.goto('/user/history/paystub');
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('group', {
      name: /^Delete it\? Its (code stops|\d codes stop) verifying right away\./,
    });
    await expect(question).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { name: 'No pay stubs' })).toBeVisible();
    await expectVerdict(page, code, 'We have no such document');

    await page.goto('/user/history/paystub');
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Restore Pay stub for/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/history\/paystub\/[\w-]+$/);
    await expectVerdict(page, code, 'A document with this code was issued');
  },
);
