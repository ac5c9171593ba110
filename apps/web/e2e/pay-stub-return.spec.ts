import { expect, test, type Page } from '@playwright/test';
import { agree, complaintsOf, fillInSample, goTo, openBuilder, waitUntilSaved } from './pay-stub-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rate = (page: Page) => page.getByLabel('Regular, rate');

/** Leaves the earnings with Continue, a rate that is none still in them. */
async function continueWithMistake(page: Page) {
  await goTo(page, 'earnings');
  await rate(page).fill('x');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=finish$/);
}

async function expectEarnings(page: Page) {
  await expect(heading(page)).toHaveText('What was earned this period?');
  await expect(rate(page)).toHaveValue('x');
  await expect(page.locator('#items\\.0\\.earnings\\.regular\\.rate-message')).toContainText('Regular');
  await expect(page.getByRole('tab', { name: /^Stub 1 .*\(check\)$/ })).toBeVisible();
}

test.describe('back at the earnings after Continue', () => {
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the Back button': (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
    'the rail': (page) => goTo(page, 'earnings'),
    'the browser’s back': (page) => page.goBack(),
  };
  for (const [name, goBack] of Object.entries(ways)) {
    test(`by ${name}, the step is there with its messages`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await fillInSample(page);
      await continueWithMistake(page);
      await agree(page);
      await goBack(page);
      await expectEarnings(page);
      await goTo(page, 'finish');
      await expect(page.getByRole('checkbox', { name: /I agree to the/, checked: true })).toHaveCount(2);
      expect(complaints).toEqual([]);
    });
  }

  test('by the link of a download that was held back, the field has the focus', async ({ page }) => {
    const complaints = complaintsOf(page);
    await fillInSample(page);
    await continueWithMistake(page);
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await page.locator('#review-errors').getByRole('button').click();
    await expect(rate(page)).toBeFocused();
    await expectEarnings(page);
    expect(complaints).toEqual([]);
  });
});

test('a pay date in another year brings step 3 of Form W-4 by the amounts of that year', async ({ page }) => {
  await openBuilder(page, 'employee');
  await page.getByLabel('Children under 17').fill('2');
  await goTo(page, 'earnings');
  for (const [year, amount] of [
    ['2026', '4,400.00'],
    ['2024', '4,000.00'],
  ] as const) {
    await goTo(page, 'earnings');
    await page.getByLabel('Pay date', { exact: true }).fill(`11/20/${year}`);
    await page.getByLabel('Pay date', { exact: true }).blur();
    await goTo(page, 'employee');
    await expect(page.getByLabel('Step 3: amount')).toHaveValue(amount);
  }
});

test.describe('the focus stays in the step when the pressed control goes', () => {
  test('after the sample of the first step, and after Close of the message', async ({ page }) => {
    await openBuilder(page);
    await page.getByRole('button', { name: 'Fill in a sample' }).press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.getByLabel('How often paid').focus();
    await page.getByRole('button', { name: 'Close message' }).press('Enter');
    await expect(page.getByText('Sample filled in.')).toHaveCount(0);
    await expect(page.getByLabel('How often paid')).toBeFocused();
  });

  test('after a removed line and its Undo', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Remove Tool allowance' }).press('Enter');
    await expect(page.getByRole('button', { name: '+ Add earning' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Tool allowance' })).toBeVisible();
    await expect(page.getByRole('button', { name: '+ Add earning' })).toBeFocused();
  });

  test('after Pause and Resume, wherever they are pressed', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: 'Pause calculation' }).press('Enter');
    await expect(page.locator('#resume-calculation')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause calculation' })).toBeFocused();
    for (const [place, next] of [
      ['[data-part="action-bar"]', page.getByRole('button', { name: 'Continue' })],
      ['#preview', page.getByRole('group', { name: 'Pages' })],
    ] as const) {
      await page.getByRole('button', { name: 'Pause calculation' }).click();
      await page.locator(place).getByRole('button', { name: 'Resume' }).press('Enter');
      await expect(next).toBeFocused();
    }
  });

  test('after Try again of a download that failed', async ({ page }) => {
    await fillInSample(page);
    await agree(page);
    await page.route('**/api/documents/generate-pdf', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.unroute('**/api/documents/generate-pdf');
    await tryAgain.press('Enter');
    await expect(page.getByText(/is in your downloads/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' }).last()).toBeFocused();
  });

  test('after the last stub but one is removed', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: /^Remove .+ stub$/ }).press('Enter');
    await page.getByRole('button', { name: /^Remove .+ stub$/ }).press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  });

  for (const choice of ['Show the other tab’s work', 'Keep what is here']) {
    test(`after ${choice}`, async ({ page, context }) => {
      await openBuilder(page, 'company');
      await page.getByLabel('Company name').fill('First');
      await waitUntilSaved(page);
      const second = await context.newPage();
      await openBuilder(second, 'company');
      await second.getByLabel('Company name').fill('Second');
      await waitUntilSaved(second);
      await page.bringToFront();
      await page.getByRole('button', { name: choice }).press('Enter');
      await expect(page.getByText(/was changed in another tab/)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    });
  }

  test('after Close and Start over of what was kept', async ({ page }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    for (const name of ['Close', 'Start over']) {
      await openBuilder(page);
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await expect(page.getByText(/^We kept your work/)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    }
  });
});

test('the cross of a message is as plain as its words', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await fillInSample(page);
    const colourOf = (one: Element) => getComputedStyle(one).color;
    const [cross, words] = [page.getByRole('button', { name: 'Close message' }), page.getByText('Sample filled in.')];
    await expect(async () => expect(await cross.evaluate(colourOf)).toBe(await words.evaluate(colourOf))).toPass({
      timeout: 8_000,
    });
    await cross.click();
  }
});

test('a message goes with its step, and one that comes with the next step stays', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'company');
  await expect(page.getByText('Sample filled in.')).toHaveCount(0);
  await goTo(page, 'finish');
  await page.getByRole('button', { name: 'Next pay stub' }).click();
  await expect(heading(page)).toHaveText('What was earned this period?');
  await expect(page.getByText('This is the next pay stub.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This is the next pay stub.')).toHaveCount(0);
});

test('a standard line that was added can be taken away and brought back', async ({ page }) => {
  await openBuilder(page, 'earnings');
  await expect(page.getByRole('button', { name: 'Remove Regular' })).toHaveCount(0);
  await page.getByRole('button', { name: '+ Add earning' }).click();
  await page.getByRole('button', { name: 'Bonus', exact: true }).click();
  await expect(page.getByLabel('Bonus, rate')).toBeFocused();
  await page.getByLabel('Bonus, rate').fill('250');
  await page.getByLabel('Bonus, hours').fill('1');
  await expect(page.locator('#preview')).toContainText('Bonus');
  await page.getByRole('button', { name: 'Remove Bonus' }).press('Enter');
  await expect(page.getByLabel('Bonus, rate')).toHaveCount(0);
  await expect(page.locator('#preview')).not.toContainText('Bonus');
  await expect(page.getByRole('button', { name: '+ Add earning' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Bonus, rate')).toHaveValue('250.00');
  await expect(page.locator('#preview')).toContainText('Bonus');

  await page.getByRole('button', { name: '+ Add deduction' }).click();
  await page.getByRole('button', { name: 'State family leave insurance' }).click();
  await page.getByRole('button', { name: 'Remove State family leave insurance' }).press('Enter');
  await expect(page.getByLabel('State family leave insurance, this period')).toHaveCount(0);
});

test('a count that is none is left in view with the reason', async ({ page }) => {
  await openBuilder(page);
  const count = page.getByLabel('Number of stubs', { exact: true });
  for (const text of ['0', '2.5', 'abc']) {
    await count.fill(text);
    await count.blur();
    await expect(count).toHaveValue(text);
    await expect(count).toHaveAccessibleDescription('Type a whole number from 1 to 12.');
  }
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(count).toHaveValue('3');
  await expect(count).toHaveAccessibleDescription('Each one is a period earlier.');
  await page.getByRole('button', { name: 'Number of stubs: one less' }).press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(count).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Number of stubs: one less' })).toBeFocused();
});

test('a name that the paper has no room for is kept and says so, and one that is full too', async ({ page }) => {
  await openBuilder(page, 'company');
  const name = page.getByLabel('Company name');
  await name.fill('x'.repeat(104));
  await name.blur();
  await expect(name).toHaveValue('x'.repeat(104));
  await expect(name).toHaveAccessibleDescription(/has 104 letters, and the form has room for 80\. Shorten it\./);
  await name.fill('x'.repeat(80));
  await expect(name).not.toHaveAccessibleDescription(/Shorten it|at most/);
  await name.fill('x'.repeat(399));
  await name.pressSequentially('yz');
  await expect(page.locator('#companyInfo\\.employerName')).toHaveValue(`${'x'.repeat(399)}y`);
});

test('names of buttons and lines say which one, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillInSample(page);
  await goTo(page, 'earnings');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Regular, total 2,600.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Earnings, done', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name of the line, earning 1 of your own')).toHaveValue('Tool allowance');
  await page.getByRole('button', { name: 'Taxes and deductions' }).click();
  await expect(button('Social Security this period 187.09 year to date 4,490.16')).toBeVisible();
});

test('the steps count what is wrong as the last step does: a name that all stubs share is one thing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillInSample(page);
  await goTo(page, 'earnings');
  await page.getByLabel(/^Name of the line, earning 1/).fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Earnings: 1 missing or wrong' })).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  await expect(page.getByText('One thing is still missing or wrong')).toBeVisible();
});

test('what a step left behind is named on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openBuilder(page, 'company');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Company: 1 missing or wrong' }).click();
  await expect(page).toHaveURL(/step=company$/);
  await page.getByLabel('Company name').fill('Named');
  await goTo(page, 'employee');
  await expect(page.getByText('missing or wrong')).toHaveCount(0);
});
