import { expect, test, type Locator, type Page } from '@playwright/test';
import { agree, download, fillInSample, goTo, netPay, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

/** Puts the caret in a field that is already being typed in. */
const placeCaret = (field: Locator, at: number) =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

/** Everything the save status says from now on. */
async function saveStatusFromNow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('[data-state]')!;
    const note = () => said.push(status.textContent ?? '');
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('messages in the pay stub builder', () => {
  test('come on leaving a field, not while it is typed in', async ({ page }) => {
    await openBuilder(page, 'company');
    const name = page.getByLabel('Company name');
    const message = page.locator('[id="companyInfo.employerName-message"]');
    await name.focus();
    await name.pressSequentially('A');
    await name.press('Backspace');
    await expect(name).toHaveValue('');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(message).toHaveCount(0);
    await name.blur();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveText(/^\S+ .+\.$/);
  });

  test('come on Continue for fields that were never entered', async ({ page }) => {
    await openBuilder(page, 'company');
    const name = page.getByLabel('Company name');
    await page.getByLabel('City').focus();
    await page.getByLabel('City').blur();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/step=employee/);
    await expect(page.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
    await goTo(page, 'company');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('typing in the pay stub builder', () => {
  for (const [step, label, typed, tidy] of [
    ['earnings', 'Regular, rate', '1234567.5', '1,234,567.50'],
    ['company', 'Telephone (optional)', '9165550142', '(916) 555-0142'],
  ] as const) {
    test(`keeps the caret in the middle of ${label} and tidies it on leaving`, async ({ page }) => {
      await openBuilder(page, step);
      const field = page.getByLabel(label);
      // All but two characters, which are then put into the middle.
      await field.fill(typed.slice(0, 3) + typed.slice(5));
      await placeCaret(field, 3);
      await page.keyboard.type(typed[3]!);
      expect(await caret(field)).toBe(4);
      await page.keyboard.type(typed[4]!);
      expect(await caret(field)).toBe(5);
      await expect(field).toHaveValue(typed);
      await page.keyboard.press('Backspace');
      expect(await caret(field)).toBe(4);
      await page.keyboard.type(typed[4]!);
      await expect(field).toHaveValue(typed);
      await field.blur();
      await expect(field).toHaveValue(tidy);
      await field.focus();
      await placeCaret(field, 1);
      await page.keyboard.type('0');
      expect(await caret(field)).toBe(2);
      await expect(field).toHaveValue(`${tidy[0]}0${tidy.slice(1)}`);
    });
  }

  test('says Saving, then that the draft is saved', async ({ page }) => {
    await page.clock.install();
    await openBuilder(page, 'company');
    await expect(page.locator('[data-state="new"]')).toHaveText('Nothing to save yet');
    const said = await saveStatusFromNow(page);
    // No pause between the letters is long enough to save, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Company name').pressSequentially('Cas');
    expect(await said()).toEqual(['Saving']);
    await page.clock.resume();
    await expect(page.locator('[data-state="saved"]')).toHaveText('Draft saved');
    expect(await said()).toEqual(['Saving', 'Draft saved']);
    await page.getByLabel('Company name').press('!');
    await expect.poll(said).toEqual(['Saving', 'Draft saved', 'Saving', 'Draft saved']);
  });

  test('is kept when the page crashes', async ({ page, context }) => {
    await openBuilder(page, 'company');
    await page.getByLabel('Company name').fill('Kept over a crash');
    await waitUntilSaved(page);
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await openBuilder(next, 'company');
    await expect(next.getByLabel('Company name')).toHaveValue('Kept over a crash');
    await expect(next.getByText(/We kept your work from/)).toBeVisible();
  });
});

test.describe('the calculation', () => {
  test('is loading until the rules are there, then idle', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/no-income-tax-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await openBuilder(page);
    await page.getByLabel('State where the work is done').selectOption('TX');
    await goTo(page, 'earnings');
    const loading = page.getByText('Loading the tax rules');
    await expect(loading).toBeVisible();
    await expect(netPay(page)).toHaveText('–');
    release();
    await expect(page.getByText(/^Up to date with the \d{4} rules\.$/)).toBeVisible();
    await expect(loading).toHaveCount(0);
    await expect(netPay(page)).toHaveText(/^[\d,]+\.\d\d$/);
  });

  test('says in words when the rules do not come, and works once they do', async ({ page }) => {
    await page.route(/no-income-tax-.*\.js$/, (route) => route.abort());
    await openBuilder(page);
    await page.getByLabel('State where the work is done').selectOption('TX');
    await goTo(page, 'earnings');
    await expect(page.getByText('The tax rules could not be loaded. Check the connection.')).toBeVisible();
    await page.unroute(/no-income-tax-.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Up to date with the \d{4} rules\.$/)).toBeVisible();
  });
});

test('rules and questions of a state that do not come are named, and come once there is a connection', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  await context.setOffline(true);
  await page.getByLabel('State where the work is done').selectOption('NJ');
  await expect(page.getByText('No net pay: the rules of New Jersey could not be loaded.')).toBeVisible();
  await goTo(page, 'employee');
  const missing = page.getByText('The questions of New Jersey could not be loaded.');
  await expect(missing).toBeVisible();
  await expect(page.getByText('This step could not be loaded')).toHaveCount(0);
  await expect(async () => {
    const notice = (await page.getByRole('alert').boundingBox())!;
    const below = (await page.locator('main summary').last().boundingBox())!;
    expect(below.y - (notice.y + notice.height)).toBeGreaterThanOrEqual(12);
  }).toPass({ timeout: 8_000 });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^New Jersey Form/ })).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(netPay(page)).not.toHaveText('–');
});

test('a step whose code did not come says so, and opens once it does', async ({ page }) => {
  await page.route(/finish-step-.*\.js$/, (route) => route.abort());
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('Still here');
  await goTo(page, 'finish');
  await expect(page.getByText('This step could not be loaded. Check the connection.')).toBeVisible();
  await page.unroute(/finish-step-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Read it once more' })).toContainText('Still here');
});

test('trying again without a connection leaves the page as it is', async ({ page, context }) => {
  await page.route(/no-income-tax-.*\.js$/, (route) => route.abort());
  await openBuilder(page);
  await page.getByLabel('State where the work is done').selectOption('TX');
  await goTo(page, 'earnings');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The tax rules could not be loaded. Check the connection.')).toBeVisible();
  await page.getByLabel('Regular, rate').fill('12');
  await expect(page.getByRole('button', { name: /^Regular, total 480\.00/ })).toBeVisible();
});

/** A UUID, or the name that the build gives a file by its content. */
const RANDOM_NAME = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|-[\w-]{8}(?=\.\w+$)/gi;

test('no address ever holds digits of a social security number', async ({ page }) => {
  const addresses: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    sent.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await fillInSample(page);
  await goTo(page, 'employee');
  await page.getByLabel('Social Security number').fill('987-65-4321');
  await page.getByLabel('Social Security number').blur();
  for (const step of ['basics', 'company', 'earnings', 'finish'] as const) {
    await goTo(page, step);
    addresses.push(page.url());
  }
  await agree(page);
  const { name } = await download(page, 'Download PDF');
  addresses.push(name);
  await page.reload();
  addresses.push(page.url(), await page.evaluate(() => JSON.stringify(history.state)));
  expect(addresses.length).toBeGreaterThan(10);
  // Names drawn at random may hold any four digits.
  const written = addresses.map((address) => address.replaceAll(RANDOM_NAME, ''));
  expect(written.filter((address) => /98765|9876|6543|4321|XXX-XX|987-65/.test(address))).toEqual([]);
  expect(sent.filter((body) => /98765|987-65/.test(body))).toEqual([]);
  expect(sent.filter((body) => body.includes('XXX-XX-4321'))).toHaveLength(1);
});
