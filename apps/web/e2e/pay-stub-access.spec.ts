import { expect, test } from '@playwright/test';
import { buffer } from 'node:stream/consumers';
import { expectStep, tabTo } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import type { Step } from './pay-stub-page.ts';
import { goTo, isFirstPaycheck, netPay, openBuilder, pdfText, waitUntilSaved } from './pay-stub-page.ts';

const STEPS: readonly Step[] = ['basics', 'company', 'employee', 'earnings', 'finish'];

test('pay stub builder leads from an empty form to a PDF by keyboard alone', { tag: '@release' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofStates = () => scripts.filter((url) => /state-questions|state-certificates/.test(url));

  await test.step('the certificate of the state is fetched once a state is chosen, not before', async () => {
    await openBuilder(page);
    await page.waitForLoadState('networkidle');
    expect(ofStates()).toEqual([]);
    await tabTo(page, 'workState');
    await page.keyboard.type('New York');
    await expect.poll(() => ofStates().length).toBe(2);
  });

  await tabTo(page, 'oftenPaid');
  await page.keyboard.type('Every two');
  await tabTo(page, 'Yes');
  await page.keyboard.press('Space');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'companyInfo.employerName');
  await page.keyboard.type('Keyboard Works');
  await tabTo(page, 'companyInfo.zipCode');
  await page.keyboard.type('94107');
  await tabTo(page, 'Continue');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('San Francisco');
  await page.keyboard.press('Enter');
  await tabTo(page, 'employeeInfo.employeeName');
  await page.keyboard.type('Ada Nguyen');
  for (const [place, untaxed] of [
    ['locality', 'No local tax here'],
    ['workLocality', 'Not in Yonkers'],
  ] as const) {
    await expect(page.getByRole('button', { name: untaxed })).toBeVisible();
    await tabTo(page, untaxed);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="elections.${place}"]`)).toBeFocused();
  }
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Regular, rate');
  await page.keyboard.type('41');
  await page.keyboard.press('Tab');
  await page.keyboard.type('120');
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await expectStep(page, 'finish');
  await tabTo(page, 'agreements.privacy');
  await page.keyboard.press('Space');
  await tabTo(page, 'agreements.terms');
  await page.keyboard.press('Space');
  await tabTo(page, 'Download PDF');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await pdfText(await buffer(await file.createReadStream()));
  expect(text).toContain('Keyboard Works');
  expect(text).toContain('San Francisco, CA 94107');
  expect(text).toContain('4,920.00');
});

test.describe('pay stub builder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('goes all the way with the net pay in sight', { tag: '@release' }, async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel('State where they work').selectOption('FL');
    await page.getByLabel('Pay frequency').selectOption('BI_WEEKLY');
    await isFirstPaycheck(page);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Company name').fill('Palm Cafe');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Lu Zed');
    await page.getByRole('button', { name: 'Continue' }).tap();

    await test.step('the figure in a field is selected by the first tap, the second puts the caret', async () => {
      const rate = page.getByLabel('Regular, rate');
      const selected = () =>
        rate.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
          value.slice(selectionStart ?? 0, selectionEnd ?? 0),
        );
      const { width } = (await rate.boundingBox())!;
      await rate.tap({ position: { x: width - 20, y: 20 } });
      await expect.poll(selected).toBe('10.00');
      await page.keyboard.type('15');
      await expect(rate).toHaveValue('15');
      // So far from the first that the two are no double tap, which selects a word.
      await rate.tap({ position: { x: 10, y: 20 } });
      await expect.poll(selected).toBe('');
    });

    await page.getByLabel('Regular, hours').fill('100');
    await expect(netPay(page)).toBeInViewport();
    await page.getByRole('radio', { name: 'Preview' }).check();
    await expect(page.locator('#preview')).toContainText('Palm Cafe');
    await expect(netPay(page)).toBeInViewport();
    await page.locator('#preview [data-region="employeeInfo.employeeName"]').first().tap();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await waitUntilSaved(page);
    for (const step of STEPS) {
      await goTo(page, step);
      await expectToFit(page, `step ${step}`);
    }
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('checkbox', { name: /Terms/ }).check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).first().tap(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-lu-zed\.pdf$/);
  });
});
