import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectToFit } from './open-page.ts';
import {
  complaintsOf,
  fillInSample,
  goTo,
  netPay,
  netPayNow,
  openBuilder,
  storedText,
  waitUntilSaved,
} from './pay-stub-page.ts';

/** The sample, with the work done in another state. */
async function sampleIn(page: Page, state: string): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where the work is done').selectOption(state);
}

/** A line of the paper, with its figures. */
function onPaper(page: Page, name: string) {
  return page.locator('#preview').getByText(name, { exact: true }).first();
}

async function unfolded(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

test.describe('the certificate of the state', () => {
  test('is asked in its own words, of the chosen state alone, and changes its tax', async ({ page }) => {
    const complaints = complaintsOf(page);
    await sampleIn(page, 'CA');
    await goTo(page, 'employee');
    await expect(page.getByRole('heading', { name: 'California Form DE 4' })).toBeVisible();
    const before = await netPayNow(page);
    const allowances = page.getByLabel('Line 1a: regular withholding allowances');
    await expect(allowances).toHaveAccessibleDescription('Left empty: none are counted.');
    await expect(page.getByLabel('Filing status').last()).toHaveAccessibleDescription('Left open: as on Form W-4.');
    await allowances.fill('3');
    await expect(netPay(page)).not.toHaveText(before);
    await expectAccessible(page);

    await goTo(page, 'earnings');
    await page.getByRole('button', { name: /^California income tax/ }).click();
    await expect(page.getByRole('region', { name: 'Taxes and deductions' })).toContainText(/Allowance.* 3/i);

    await goTo(page, 'basics');
    await page.getByLabel('State where the work is done').selectOption('IL');
    await goTo(page, 'employee');
    await expect(page.getByRole('heading', { name: 'Illinois Form IL-W-4' })).toBeVisible();
    await expect(page.getByLabel('Line 2: additional allowances')).toBeVisible();
    await expect(page.getByText('DE 4')).toHaveCount(0);
    await goTo(page, 'basics');
    await page.getByLabel('State where the work is done').selectOption('TX');
    await goTo(page, 'employee');
    await expect(page.getByRole('heading', { name: 'Form W-4' })).toBeVisible();
    await expect(page.getByRole('heading', { name: / Form / })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('is kept in the browser, and told where it cannot be read', async ({ page }) => {
    await sampleIn(page, 'AZ');
    await goTo(page, 'employee');
    await page.getByLabel('Percentage of gross taxable wages').selectOption('3.5%');
    const more = page.getByLabel('Additional amount');
    await more.fill('x');
    await more.blur();
    await expect(more).toHaveAccessibleDescription(/^This is not an amount\./);
    await more.fill('12.5');
    await more.blur();
    await expect(more).toHaveValue('12.50');
    await waitUntilSaved(page);
    expect(await storedText(page)).toContain('azElectedRate');
    await page.reload();
    await expect(page.getByLabel('Percentage of gross taxable wages')).toHaveValue('3.5');
    await expect(more).toHaveValue('12.50');
    // 3.5% of 3,017.50 and 12.50 more.
    await expect(page.locator('#preview')).toContainText('118.11');
  });

  test('is fetched once a state is chosen, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const ofStates = () => scripts.filter((url) => /state-questions|state-certificates/.test(url));
    await openBuilder(page);
    await page.waitForLoadState('networkidle');
    expect(ofStates()).toEqual([]);
    await page.getByLabel('State where the work is done').selectOption('NY');
    await expect.poll(() => ofStates().length).toBe(2);
  });
});

test('the state where the employee lives is asked on demand, and an agreement leaves the tax to it', async ({
  page,
}) => {
  await sampleIn(page, 'PA');
  await expect(page.getByLabel('State where the employee lives')).toHaveCount(0);
  await page.getByRole('button', { name: 'The employee lives in another state' }).click();
  const home = page.getByLabel('State where the employee lives');
  await expect(home).toBeFocused();
  await expect(home).toHaveValue('');
  await home.selectOption('NY');
  await expect(home).toHaveAccessibleDescription(/no agreement: income tax is withheld for Pennsylvania\.$/);
  await home.selectOption('NJ');
  await expect(home).toHaveAccessibleDescription('By agreement, income tax is withheld for New Jersey.');
  await expect(onPaper(page, 'New Jersey income tax')).toBeVisible();
  await expect(onPaper(page, 'Pennsylvania SUI')).toBeVisible();
  await goTo(page, 'employee');
  await expect(page.getByRole('heading', { name: 'New Jersey Form NJ-W4' })).toBeVisible();
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: /^New Jersey income tax/ }).click();
  await expect(page.getByRole('region', { name: 'Taxes and deductions' })).toContainText(
    /New Jersey.*Pennsylvania|Pennsylvania.*New Jersey/,
  );
  await goTo(page, 'basics');
  await expect(page.getByLabel('State where the employee lives')).toHaveValue('NJ');
});

for (const width of [1440, 360]) {
  test(`${width} px wide: a place is found by a part of its name, by keys alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await sampleIn(page, 'OH');
    await goTo(page, 'employee');
    const home = page.getByRole('combobox', { name: 'City or place where the employee lives' });
    await home.focus();
    await page.keyboard.type('clevel');
    const list = page.getByRole('listbox', { name: 'City or place where the employee lives' });
    await expect(home).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('option').first()).toContainText('Cleveland');
    await expect(page.getByText(/^\d+ are in the list\.$/)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(home).toHaveAttribute('aria-activedescendant', /./);
    const marked = await home.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${marked}"]`)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Enter');
    await expect(home).toHaveValue('Cleveland');
    await expect(list).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(home).toHaveValue('Cleveland');

    await goTo(page, 'earnings');
    await unfolded(page);
    await page.getByRole('button', { name: /^Cleveland/ }).click();
    await expect(page.getByRole('region', { name: 'Taxes and deductions' })).toContainText(/2\.5%/);
  });
}

test('a place is chosen by pressing it, and a county where the state has those', async ({ page }) => {
  await sampleIn(page, 'MD');
  await goTo(page, 'employee');
  const county = page.getByRole('combobox', { name: 'County where the employee lives' });
  await county.fill('montg');
  await page.getByRole('option', { name: /^Montgomery County/ }).click();
  await expect(county).toHaveValue('Montgomery County');
  await expect(onPaper(page, 'Montgomery County')).toBeVisible();
});

test('a place that is not held is told by name, with a line of one’s own as the way out', async ({ page }) => {
  await sampleIn(page, 'OH');
  await goTo(page, 'employee');
  const home = page.getByRole('combobox', { name: 'City or place where the employee lives' });
  await home.fill('Atlantis');
  await home.blur();
  await expect(home).toHaveValue('Atlantis');
  await expect(home).toHaveAttribute('aria-invalid', 'true');
  await expect(home).toHaveAccessibleDescription(/^No local tax of Atlantis in Ohio is known\./);
  await expect(netPay(page)).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Enter the tax of Atlantis as a line of your own' }).click();
  const amount = page.getByLabel('Atlantis tax, this period');
  await expect(amount).toBeFocused();
  await amount.fill('31');
  await expect(onPaper(page, 'Atlantis tax')).toBeVisible();
  await goTo(page, 'employee');
  await expect(home).toHaveValue('');
  await expect(home).not.toHaveAttribute('aria-invalid');
});

test('a deduction of one’s own is taken before taxes when that is said, and the working tells it', async ({ page }) => {
  await sampleIn(page, 'CA');
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: 'Add deduction' }).click();
  await page.getByRole('button', { name: 'One of your own' }).click();
  await expect(page.locator('input[placeholder="Name"]:focus')).toHaveValue('');
  await page.keyboard.type('Health plan');
  await page.getByLabel('Health plan, this period').fill('100');
  const socialSecurity = page.getByRole('button', { name: /^Social Security/ });
  await expect(socialSecurity).toContainText('187.09');
  const choice = page.getByLabel('Health plan, taken before or after taxes');
  await expect(choice).toHaveValue('');
  await choice.selectOption('Health plan, before taxes');
  // 6.2% of 2,917.50.
  await expect(socialSecurity).toContainText('180.89');
  await socialSecurity.click();
  await expect(page.getByRole('region', { name: 'Taxes and deductions' })).toContainText(
    '3,017.50 − 100.00 = 2,917.50',
  );
  await page.getByRole('tab', { name: /^Stub 2/ }).click();
  await expect(choice).toHaveValue('section125');
  await choice.selectOption('Taken after taxes');
  await expect(page.getByRole('button', { name: /^Social Security/ })).toContainText('187.09');
  await expectAccessible(page);
});

test.describe('I know the net pay', () => {
  test('gives the gross that leaves it, which can be taken back', async ({ page }) => {
    await sampleIn(page, 'CA');
    await goTo(page, 'earnings');
    const before = await netPayNow(page);
    const open = page.getByRole('button', { name: 'I know the net pay' });
    await open.press('Enter');
    const net = page.getByLabel('Net pay of this stub');
    await expect(net).toBeFocused();
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await expect(netPay(page)).toHaveText('2,000.00');
    await expect(page.getByText(/^Gross pay of [\d,.]+ leaves 2,000\.00\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(netPay(page)).toHaveText(before);
    await expect(net).toHaveValue('');
    await expect(page.getByText(/^Gross pay of/)).toHaveCount(0);
    for (const [typed, message] of [
      ['much', /^Enter the net pay in dollars and cents/],
      ['99999999999', 'This amount is too large. Enter at most 999,999,999.99.'],
      [
        '999999999',
        /^No pay leaves this net pay\. Give a net pay from [\d,.]+ to [\d,.]+, or change what is deducted\.$/,
      ],
      ['0', 'Nothing is paid out then. Enter a net pay above zero.'],
    ] as const) {
      await net.fill('2000');
      await net.press('Enter');
      await expect(page.getByText('Gross pay set for a net pay of 2,000.00.')).toHaveCount(typed === 'much' ? 1 : 0);
      await net.fill(typed);
      await net.press('Enter');
      await expect(net).toHaveAccessibleDescription(message);
      await expect(net).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Gross pay set for a net pay of 2,000.00.')).toHaveCount(0);
    }
  });

  test('offers the two neighbours where no gross leaves it to the cent', async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel('State where the work is done').selectOption('TX');
    await page.getByLabel('How often paid').selectOption('Every two weeks');
    await goTo(page, 'earnings');
    for (const [label, day] of [
      ['Period start', '11/07/2026'],
      ['Period end', '11/20/2026'],
      ['Pay date', '11/20/2026'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(day);
      await page.getByLabel(label, { exact: true }).blur();
    }
    await page.getByLabel('Regular, hours').fill('80');
    await page.getByRole('button', { name: 'I know the net pay' }).click();
    // Social security of the year is reached here: a cent more in each of 23 earlier periods leaves less for this one.
    await page.getByLabel('Net pay of this stub').fill('6018.80');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No gross pay leaves 6,018.80 to the cent.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^6,018\.57 from 7,839\.91$/ })).toBeVisible();
    await page.getByRole('button', { name: /^6,018\.81 from/ }).click();
    await expect(netPay(page)).toHaveText('6,018.81');
  });
});
