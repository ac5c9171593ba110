import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectToFit } from './open-page.ts';
import type { Step } from './pay-stub-page.ts';
import { expectStep, tabTo } from './builder-page.ts';
import {
  complaintsOf,
  fillInSample,
  goTo,
  netPay,
  netPayNow,
  openBuilder,
  pdfText,
  waitUntilSaved,
} from './pay-stub-page.ts';

const STEPS: readonly Step[] = ['basics', 'company', 'employee', 'earnings', 'finish'];

test.describe('pay stub builder for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no findings of axe on any step, ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ colorScheme });
      await openBuilder(page, 'finish');
      await page.getByRole('button', { name: 'Download PDF' }).first().click();
      await expectAccessible(page);
      await fillInSample(page);
      for (const step of STEPS) {
        await goTo(page, step);
        await expectAccessible(page);
      }
      await goTo(page, 'earnings');
      await page.getByRole('button', { name: /^Medicare/ }).click();
      await page.getByRole('button', { name: '+ Add earning' }).click();
      await page.getByLabel('Regular, rate').fill('x');
      await page.getByLabel('Regular, rate').blur();
      await expectAccessible(page);
      // Tall enough for the whole step: what lies under the bar at the foot is a scroll away, not too small.
      await page.setViewportSize({ width: 360, height: 3200 });
      for (const step of STEPS) {
        await goTo(page, step);
        await expectAccessible(page);
      }
      await page.getByRole('radio', { name: 'Preview' }).check();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }

  test('leads from an empty form to a PDF by keyboard alone', async ({ page }) => {
    await openBuilder(page);
    await tabTo(page, 'workState');
    await page.keyboard.type('Texas');
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, 'companyInfo.employerName');
    await page.keyboard.type('Keyboard Works');
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await tabTo(page, 'employeeInfo.employeeName');
    await page.keyboard.type('Ada Nguyen');
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
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = await pdfText(Buffer.concat(chunks));
    expect(text).toContain('Keyboard Works');
    expect(text).toContain('4,920.00');
  });

  test('moves between stubs by the arrow keys', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('tab', { name: /^Stub 1/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Stub 2/ })).toBeFocused();
    await expect(page.getByRole('tab', { name: /^Stub 2/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: /^Stub 3/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Stub 1/ })).toBeFocused();
  });

  test('says the net pay once typing pauses', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    const before = await netPayNow(page);
    await page.getByLabel('Regular, rate').fill('40');
    await expect(netPay(page)).not.toHaveText(before);
    const net = await netPayNow(page);
    await expect(page.locator('[aria-live="polite"]', { hasText: `Net pay ${net}` })).toHaveCount(1, {
      timeout: 4_000,
    });
  });

  test('reads typed dates when the field is left', async ({ page }) => {
    await openBuilder(page, 'earnings');
    const payDate = page.getByLabel('Pay date', { exact: true });
    await payDate.fill('1/5/26');
    await payDate.blur();
    await expect(payDate).toHaveValue('01/05/2026');
    await payDate.fill('someday');
    await payDate.blur();
    await expect(payDate).toHaveValue('someday');
    await expect(page.getByText('Write the date as 11/20/2026.')).toBeVisible();
  });
});

test.describe('pay stub builder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('goes all the way with the net pay in sight', async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel('State where the work is done').selectOption('FL');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Company name').fill('Palm Cafe');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Lu Zed');
    await page.getByRole('button', { name: 'Continue' }).tap();
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

  test('opens the total of a line of the user’s own by a tap', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: /^Tool allowance, total/ }).tap();
    await expect(page.getByText('Rate and hours make the total.')).toBeVisible();
  });

  test('gives every control room for a finger', async ({ page }) => {
    await fillInSample(page);
    for (const step of STEPS) {
      await goTo(page, step);
      const small = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'main input:not([type=checkbox],[type=radio],[type=file],[type=date]), main select',
            ),
          ]
            .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().height < 44)
            .map((element) => element.id),
        );
      await expect.poll(small, `step ${step}`).toEqual([]);
    }
  });
});
