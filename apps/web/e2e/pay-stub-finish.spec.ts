import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Step } from './pay-stub-page.ts';
import { agree, download, fillInSample, goTo, openBuilder, pdfText } from './pay-stub-page.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const looks = (page: Page, group: 'Template' | 'Theme') => form(page).getByRole('group', { name: group });

/** Every look of a group, once all of them are drawn. */
async function choicesOf(page: Page, group: 'Template' | 'Theme') {
  const choices = looks(page, group).locator('label');
  await expect(choices).toHaveCount({ Template: 4, Theme: 6 }[group]);
  return choices.all();
}

/** What a sheet says and the colours it says it in. */
async function drawn(sheet: Locator) {
  const texts = await sheet.locator('text').allTextContents();
  const colours = await sheet
    .locator('[fill^="#"]')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('fill')))].sort());
  return { texts, colours };
}

/**
 * Chooses each look of a group in turn; the preview and the miniature must come to show the same. Both are read
 * anew at each try, since either may be drawn before the other.
 */
async function chooseEach(page: Page, group: 'Template' | 'Theme') {
  const seen: Awaited<ReturnType<typeof drawn>>[] = [];
  for (const [index, choice] of (await choicesOf(page, group)).entries()) {
    await choice.getByRole('radio').check();
    await expect(async () => {
      const [miniature, preview] = [
        await drawn(choice.locator('svg').last()),
        await drawn(page.locator('#preview svg').first()),
      ];
      expect(miniature.texts.length).toBeGreaterThan(20);
      expect(preview).toEqual(miniature);
      seen[index] = preview;
    }).toPass({ timeout: 8_000 });
  }
  return seen;
}

/** Ticks both agreements and presses the button. */
async function askForPdf(page: Page) {
  await agree(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
}

test.describe('the finish step', () => {
  test('holds template, theme, review, agreements and download', async ({ page }) => {
    await fillInSample(page);
    await expect(looks(page, 'Template').getByRole('radio')).toHaveCount(4);
    await expect(looks(page, 'Theme').getByRole('radio')).toHaveCount(6);
    const review = form(page).getByRole('region', { name: 'Read it once more' });
    await expect(review).toContainText('Cascade Timber Works LLC');
    await expect(review).toContainText('Núria Nguyễn-Ortega');
    for (const agreement of ['Privacy Policy', 'Terms and Conditions']) {
      await expect(form(page).getByRole('checkbox', { name: `I agree to the ${agreement}` })).not.toBeChecked();
    }
    for (const button of ['Download PDF', 'Download Excel']) {
      await expect(form(page).getByRole('button', { name: button }).first()).toBeEnabled();
    }
  });

  test('begins with the first template, index 0, and the first theme', async ({ page }) => {
    await openBuilder(page, 'finish');
    for (const group of ['Template', 'Theme'] as const) {
      const radios = looks(page, group).getByRole('radio');
      await expect(radios.nth(0)).toBeChecked();
      await radios.nth(1).check();
      await expect(radios.nth(0)).not.toBeChecked();
      await expect(radios.nth(1)).toBeChecked();
    }
  });

  test('miniatures change template and theme', async ({ page }) => {
    await fillInSample(page);
    const templates = await chooseEach(page, 'Template');
    expect(new Set(templates.map(({ texts }) => texts.join('\n'))).size).toBe(4);
    const themes = await chooseEach(page, 'Theme');
    expect(new Set(themes.map(({ colours }) => colours.join())).size).toBe(6);
  });

  test('miniatures follow what is typed', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'company');
    await page.getByLabel('Company name').fill('Brand New Name Inc');
    await goTo(page, 'finish');
    for (const group of ['Template', 'Theme'] as const) {
      for (const choice of await choicesOf(page, group)) {
        await expect(choice).toContainText('Brand New Name Inc');
      }
    }
  });

  test('downloads the look that was chosen', async ({ page }) => {
    await fillInSample(page);
    const words = 'TWO THOUSAND';
    await looks(page, 'Template').getByRole('radio').nth(0).check();
    expect(await pdfText((await download(page, 'Download PDF')).bytes)).toContain(words);
    const asked = page.waitForRequest('**/api/documents/generate-pdf');
    await looks(page, 'Template').getByRole('radio').nth(2).check();
    await looks(page, 'Theme').getByRole('radio').nth(3).check();
    expect(await pdfText((await download(page, 'Download PDF')).bytes)).not.toContain(words);
    expect((await asked).postDataJSON()).toMatchObject({ template: 'compact', theme: 'slate' });
  });
});

test.describe('a download that is refused', () => {
  test('shows the sentence of the server', async ({ page }) => {
    await fillInSample(page);
    await page.route('**/api/documents/generate-pdf', async (route) => {
      const asked = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...asked, theme: 'neon' }) });
    });
    await askForPdf(page);
    await expect(page.getByText(/^There is no theme of that name\. Choose .+\./)).toBeVisible();
    await expect(page.getByText(/is in your downloads/)).toHaveCount(0);
  });

  test('has a sentence of its own when the answer is none of the server’s', async ({ page }) => {
    await fillInSample(page);
    const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/api/documents/generate-pdf', (route) => route.fulfill(answer));
    await askForPdf(page);
    await expect(page.getByText(/^The server could not make the file\. Your work is kept here/)).toBeVisible();
    await expect(page.getByText('Bad gateway')).toHaveCount(0);
  });

  test('is told too when a network answers with a page of its own', async ({ page }) => {
    await fillInSample(page);
    const answer = { status: 200, contentType: 'text/html', body: '<h1>Log in to this network</h1>' };
    await page.route('**/api/documents/generate-pdf', (route) => route.fulfill(answer));
    await askForPdf(page);
    await expect(page.getByText(/^What came is not the file: something on the way/)).toBeVisible();
    await expect(page.getByText(/is in your downloads/)).toHaveCount(0);
  });
});

test.describe('the rail', () => {
  const link = (page: Page, step: Step) => page.locator(`nav[aria-label="Steps"] a[href$="step=${step}"]`);

  /** A step's state as it is read out, and as it is seen. */
  async function expectState(page: Page, step: Step, state: 'done' | 'to do' | 'has errors') {
    await expect(link(page, step)).toHaveAccessibleName(new RegExp(`, ${state}$`));
    const sign = { done: '✓', 'to do': '', 'has errors': '!' }[state];
    await expect(link(page, step).locator('[aria-hidden]')).toHaveText(sign);
  }

  test('shows of each step whether it is done, to do or wrong', async ({ page }) => {
    const steps: readonly Step[] = ['basics', 'company', 'employee', 'earnings', 'finish'];
    await openBuilder(page);
    for (const step of steps) await expectState(page, step, 'to do');
    await page.getByLabel('State where the work is done').selectOption('TX');
    await expectState(page, 'basics', 'done');
    await goTo(page, 'company');
    await expectState(page, 'company', 'to do');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectState(page, 'company', 'has errors');
    await goTo(page, 'company');
    await page.getByLabel('Company name').fill('Cascade');
    await expectState(page, 'company', 'done');
    await goTo(page, 'employee');
    await page.getByLabel('Name', { exact: true }).fill('Ada Nguyen');
    await expectState(page, 'employee', 'done');
    await expectState(page, 'earnings', 'to do');
    await goTo(page, 'earnings');
    await expectState(page, 'earnings', 'done');
    await page.getByLabel('Regular, rate').fill('x');
    await page.getByLabel('Regular, rate').blur();
    await expectState(page, 'earnings', 'has errors');
    await page.getByLabel('Regular, rate').fill('20');
    await expectState(page, 'earnings', 'done');
    await goTo(page, 'finish');
    await expectState(page, 'finish', 'to do');
    await download(page, 'Download PDF');
    for (const step of steps) await expectState(page, step, 'done');
  });

  test('shows a sample as done as if its steps had been walked through', async ({ page }) => {
    await openBuilder(page);
    await page.getByRole('button', { name: 'Fill in a sample' }).click();
    for (const step of ['basics', 'company', 'employee', 'earnings'] as const) await expectState(page, step, 'done');
    await expectState(page, 'finish', 'to do');
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const step of ['basics', 'company', 'employee', 'earnings'] as const) await expectState(page, step, 'to do');
  });
});
