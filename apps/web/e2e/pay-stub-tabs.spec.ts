import { expect, test } from '@playwright/test';
import { fillInSample, openBuilder, timersRun, waitUntilSaved } from './pay-stub-page.ts';

test('work is kept when the page crashes', { tag: '@release' }, async ({ page, context }) => {
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
  await expect(next.getByText(/We saved your work from/)).toBeVisible();
});

test('work is kept when the tab closes right after a key', { tag: '@release' }, async ({ page, context }) => {
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('Cascade');
  await page.getByLabel('Company name').press('!');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const next = await context.newPage();
  await openBuilder(next, 'company');
  await expect(next.getByLabel('Company name')).toHaveValue('Cascade!');
});

test('work is not written over silently by a second tab', { tag: '@release' }, async ({ page, context }) => {
  await openBuilder(page, 'company');
  await page.getByLabel('Company name').fill('First');
  await waitUntilSaved(page);
  const second = await context.newPage();
  await openBuilder(second, 'company');
  await second.getByLabel('Company name').fill('Second');
  await waitUntilSaved(second);
  await expect(page.getByText(/was changed in another tab/)).toBeVisible();
  await page.getByLabel('Company name').fill('First again');
  // A write that must not come shows nothing: one that this tab had put off would have come by now.
  await timersRun(page, 900);
  await second.reload();
  await expect(second.getByLabel('Company name')).toHaveValue('Second');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(second.getByText(/was changed in another tab/)).toBeVisible();
  await second.getByRole('button', { name: 'Show the other tab’s work' }).click();
  await expect(second.getByLabel('Company name')).toHaveValue('First again');
});

test('two tabs keep the logo of the tab that is kept', { tag: '@release' }, async ({ page, context }) => {
  await fillInSample(page);
  await waitUntilSaved(page);
  const second = await context.newPage();
  await openBuilder(second, 'company');
  await second.getByRole('button', { name: 'Remove logo' }).click();
  await waitUntilSaved(second);
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await waitUntilSaved(page);
  await expect(page.locator('#preview image').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('#preview image').first()).toBeVisible();
});

test(
  'two tabs ask before unsaved changes are closed, and bring back work that was replaced',
  { tag: '@release' },
  async ({ page, context }) => {
    await openBuilder(page, 'company');
    const name = page.getByLabel('Company name');
    await name.fill('First');
    await waitUntilSaved(page);
    const second = await context.newPage();
    await openBuilder(second, 'company');
    await second.getByLabel('Company name').fill('Second');
    await waitUntilSaved(second);
    await expect(page.getByText(/was changed in another tab/)).toBeVisible();
    await name.fill('First, later');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('button', { name: 'Show the other tab’s work' }).click();
    await expect(name).toHaveValue('Second');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('First, later');
    await waitUntilSaved(page);
    await page.reload();
    await expect(name).toHaveValue('First, later');
  },
);
