import { expect, test, type Page } from '@playwright/test';
import { fillInSample, goTo } from './pay-stub-page.ts';

/** The sample with a deduction of its own, named and with an amount. */
async function unionDues(page: Page) {
  await fillInSample(page);
  await goTo(page, 'earnings');
  const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: '+ Add deduction' }).click();
  await page.getByRole('button', { name: 'One of your own' }).last().click();
  await page.getByLabel(/^Name of the line, deduction 1/).fill('Union dues');
  await page.getByLabel('Union dues, this period').fill('1250');
  return page.locator('li[data-path*="customDeductions"]');
}

for (const width of [360, 768, 1440]) {
  test(`${width} px wide: a deduction of one’s own is a row of fields in the columns of the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const row = await unionDues(page);
    const choice = page.getByLabel('Union dues, taken before or after taxes');
    const amount = page.getByLabel('Union dues, this period');
    const borderOf = (one: Element) => getComputedStyle(one).borderTopColor;
    const name = page.getByLabel(/^Name of the line, deduction 1/);
    await expect(async () => expect(await choice.evaluate(borderOf)).toBe(await name.evaluate(borderOf))).toPass({
      timeout: 8_000,
    });
    const rightOf = async (one: typeof row) => {
      const box = (await one.boundingBox())!;
      return box.x + box.width;
    };
    const other = page.getByRole('button', { name: /^Medicare/ }).locator('> span');
    const apart = async (one: typeof row, two: typeof row) => Math.abs((await rightOf(one)) - (await rightOf(two)));
    await expect.poll(() => apart(amount, other.nth(1))).toBeLessThanOrEqual(1);
    await expect.poll(() => apart(row.locator('> span').nth(2), other.nth(2))).toBeLessThanOrEqual(1);
    const labels = row.getByText(/^(This period|Year to date)$/).filter({ visible: true });
    await expect(labels).toHaveCount(width < 576 ? 2 : 0);
    await page.screenshot({ path: test.info().outputPath('own.png') });
    await row.screenshot({ path: test.info().outputPath('row.png') });
  });
}

for (const width of [360, 1440]) {
  test(`${width} px wide: a deduction known by name is taken before taxes at once, and no program of another state is offered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillInSample(page);
    await goTo(page, 'earnings');
    const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
    if (await fold.isVisible()) await fold.click();
    const add = page.getByRole('button', { name: '+ Add deduction' });
    await add.click();
    const list = page.locator(`#${(await add.getAttribute('aria-controls'))!.replaceAll(':', '\\:')}`);
    await expect(list.getByRole('button')).toHaveText([
      '401(k)',
      'Roth 401(k)',
      'Health insurance',
      'HSA',
      'Health FSA',
      'Dependent care FSA',
      'Garnishment',
      'Union dues',
      'One of your own',
    ]);
    await page.screenshot({ path: test.info().outputPath('offered.png') });
    await list.getByRole('button', { name: '401(k)', exact: true }).click();
    const amount = page.getByLabel('401(k), this period');
    await expect(amount).toBeFocused();
    await expect(page.getByLabel('401(k), taken before or after taxes')).toHaveValue('retirement401k');
    await amount.fill('100');
    await add.click();
    await expect(list.getByRole('button', { name: '401(k)', exact: true })).toHaveCount(0);
    await list.getByRole('button', { name: 'Roth 401(k)' }).click();
    await expect(page.getByLabel('Roth 401(k), this period')).toBeFocused();
    await expect(page.getByLabel('Roth 401(k), taken before or after taxes')).toHaveValue('');
    await page.screenshot({ path: test.info().outputPath('added.png') });
  });
}
