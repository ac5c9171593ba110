import { expect, test } from '@playwright/test';
import { storedText, waitUntilSaved } from './builder-page.ts';
import { balanceDue, goTo as goToSection, openInvoice, openSample } from './invoice-page.ts';
import { expectToFit } from './open-page.ts';
import { goTo, openForm, openSampleForm } from './tax-form-page.ts';

test.describe('a void form', () => {
  for (const [form, first, other] of [
    ['/make-your-w2', /Copies B, C, and 2 have no place for VOID/, /Copy 1 has no place for VOID/],
    ['/make-your-1099', /Copy B has no place for VOID/, undefined],
  ] as const) {
    test(`is told of at the last step of ${form} where its copies do not show it`, async ({ page }) => {
      await openSampleForm(page, form);
      await expect(page.getByText(/no place for VOID/)).toBeHidden();
      await goTo(page, 'boxes');
      await page.getByRole('checkbox', { name: 'Void' }).check();
      await goTo(page, 'finish');
      await expect(page.getByText(first)).toBeVisible();
      await page.getByRole('radio', { name: /^(Employer|Payer)’s copies/ }).check();
      await expect(page.getByText(first)).toBeHidden();
      if (other) await expect(page.getByText(other)).toBeVisible();
      else await expect(page.getByText(/no place for VOID/)).toBeHidden();
    });
  }
});

test.describe('a text that is too long', () => {
  test('is kept whole on an invoice, told of at its field, and still there after a reload', async ({ page }) => {
    const name = 'Long name of a company '.repeat(5).trim();
    await openInvoice(page);
    const field = page.locator('[id="from.name"]');
    await field.fill(name);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(
      `The name has ${name.length} letters, and the form has room for 80. Shorten it.`,
    );
    await waitUntilSaved(page);
    await page.reload();
    await expect(field).toHaveValue(name);
  });

  test('is told of in every text of the parties of a W-2', async ({ page }) => {
    await openForm(page, '/make-your-w2', 'parties');
    for (const path of ['companyName', 'companyAddress', 'companyCity', 'employeeAddress', 'controlNumber']) {
      const field = page.locator(`[id="${path}"]`);
      await field.fill('x'.repeat(104));
      await field.blur();
      await expect(field).toHaveValue('x'.repeat(104));
      await expect(field).toHaveAccessibleDescription(/has 104 letters, and the form has room for \d\d\. Shorten it\./);
    }
  });
});

test.describe('a social security number where another is asked', () => {
  for (const [form, path] of [
    ['/make-your-w2', 'employersIdentificationNumber'],
    ['/make-your-1099', 'companyEin'],
  ] as const) {
    test(`is not kept whole by the browser in ${form}`, async ({ page }) => {
      await openForm(page, form, 'parties');
      const field = page.locator(`[id="${path}"]`);
      await field.fill('529-14-8127');
      await field.blur();
      await expect(field).toHaveAccessibleDescription(/written as a social security number/);
      await waitUntilSaved(page);
      const stored = await storedText(page);
      expect(stored).toContain('XXX-XX-8127');
      expect(stored).not.toContain('529-14');
      expect(stored).not.toContain('529148127');
    });
  }

  test('is not kept whole as the business number of an invoice, which says so', async ({ page }) => {
    await openInvoice(page);
    const field = page.locator('[id="from.businessNumber"]');
    await field.fill('529-14-8127');
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/Only its last four digits are kept/);
    await waitUntilSaved(page);
    expect(await storedText(page)).not.toContain('529-14');
  });
});

test.describe('the bar of an invoice', () => {
  const figures = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

  for (const width of [360, 768, 1440]) {
    test(`adds up to the eye at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSample(page);
      await goToSection(page, 'totals');
      await page.locator('[id="paidAmount"]').fill('200');
      await page.locator('[id="paidAmount"]').blur();
      const rows = page.locator('[data-part="action-bar"] dl div');
      await expect(rows.filter({ hasText: /^Paid/ })).toHaveText('Paid−200.00');
      const shown = await rows.evaluateAll((all) =>
        all
          .filter((row) => row.checkVisibility())
          .map((row) => [...row.children].map((part) => part.textContent ?? '')),
      );
      const balance = figures((await balanceDue(page).textContent())!);
      const amounts = Object.fromEntries(shown.map(([label, amount]) => [label, figures(amount!)]));
      expect(amounts.Total! + amounts.Paid!).toBeCloseTo(balance, 2);
      if (width !== 360) {
        const before = shown
          .slice(
            0,
            shown.findIndex(([label]) => label === 'Total'),
          )
          .map(([, amount]) => figures(amount!));
        expect(before.length).toBe(3);
        expect(before.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts.Total!, 2);
      }
      await expectToFit(page);
    });
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('nothing is said of dragging items or of keys', async ({ page }) => {
    await openSample(page);
    await goToSection(page, 'items');
    await expect(page.getByText(/^Drag an item by its handle/)).toBeHidden();
  });
});

test('with a mouse dragging and keys are told of', async ({ page }) => {
  await openSample(page);
  await goToSection(page, 'items');
  await expect(page.getByText(/^Drag an item by its handle/)).toBeVisible();
});
