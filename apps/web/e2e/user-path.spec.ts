import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitUntilSaved } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { rememberSecrets } from './remember-secrets.ts';

const BUILDER = '/invoice-generator';
const CLIENT = 'Bright Harbor Bakery';
const PASSWORD = 'walnut ferry 31 drizzle';
const MAX_TABS = 400;

/** How a person gets about: what is done to a control, and text into a field. */
interface Hand {
  press(target: Locator): Promise<void>;
  tick(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

const pointer: Hand = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  type: (target, text) => target.fill(text),
};

/** Reaches everything by Tab, and never touches the pointer. */
function keyboard(page: Page): Hand {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async tick(target) {
      await reach(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

async function downloaded(page: Page, hand: Hand, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), hand.press(button)]);
  expect(await file.failure()).toBeNull();
  return file.suggestedFilename();
}

/** A visitor's work, an account, which the work comes along to, issued, found in the history, and downloaded from there. */
async function walk(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(BUILDER);
  await hand.press(page.getByRole('button', { name: 'Fill in a sample' }));
  await hand.type(page.getByLabel('Client’s name or company'), CLIENT);
  await waitUntilSaved(page);

  await page.goto('/auth/sign-up');
  await hand.type(page.getByLabel('Email', { exact: false }).first(), `walker-${crypto.randomUUID()}@example.com`);
  await hand.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.press(main.getByRole('button', { name: 'Sign up' }));
  await expect(page).not.toHaveURL(/\/auth\//);
  await rememberSecrets(page);

  await page.goto('/user/drafts');
  const draft = page.getByRole('table').getByRole('link', { name: CLIENT });
  await expect(draft).toBeVisible();
  await expectToFit(page);
  await hand.press(draft);
  await expect(page.getByLabel('Client’s name or company')).toHaveValue(CLIENT);

  await hand.press(page.locator('nav[aria-label="Steps"] a[href$="step=finish"]'));
  for (const terms of ['Privacy Policy', 'Terms']) {
    await hand.tick(page.getByRole('checkbox', { name: new RegExp(`I agree to the ${terms}`) }));
  }
  const name = await downloaded(page, hand, page.getByRole('button', { name: 'Download PDF' }).first());
  expect(name).toMatch(/^invoice-.*\.pdf$/);
  await expect(page.getByRole('link', { name: 'in your history' })).toBeVisible();

  await page.goto('/user/history/invoice');
  const issued = page.getByRole('table').getByRole('link').first();
  await expect(issued).toBeVisible();
  await expectToFit(page);
  await hand.press(issued);
  await expect(page.getByRole('img', { name: /^Invoice, page 1 of/ })).toBeVisible();
  expect(await downloaded(page, hand, page.getByRole('button', { name: 'Download PDF' }).first())).toBe(name);
}

test.describe('from a visitor’s work to an account with its history', () => {
  test('with the pointer on a desk', async ({ page }) => walk(page, pointer));

  test('with the pointer on a phone', { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await walk(page, pointer);
  });

  test('with the keyboard alone', { tag: '@release' }, async ({ page }) => walk(page, keyboard(page)));
});
