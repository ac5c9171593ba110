import { expect, test, type Locator, type Page } from '@playwright/test';
import type { TaxRulesAnswer, TaxRulesRow } from '@paperwage/api-contract';
import { expectAccessible } from './accessibility.ts';
import { expectToFit, open } from './open-page.ts';
import { stateLink } from './tax-rules-page.ts';

const STANDING = /Official|Second-hand|Derived/;

/** What the call answers, to which the page is compared. */
async function told(page: Page, query = ''): Promise<readonly TaxRulesRow[]> {
  const answer = (await (await page.request.get(`/api/tax-rules${query}`)).json()) as TaxRulesAnswer;
  return answer.data.rows;
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const detail = (page: Page) => page.getByRole('article');
const stateList = (page: Page) => page.getByLabel('State', { exact: true });

test.describe('the table of all states', () => {
  test('shows each in the present year, with a standing in words and a mark, as the call answers it', async ({
    page,
  }) => {
    const answer = await open(page, '/tax-rules');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle('Tax rules · Paperwage');
    await expect(rows(page)).toHaveCount(53);
    const year = String(new Date().getFullYear());
    await expect(page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: year })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const row of await rows(page)
      .all()
      .then((all) => all.slice(1))) {
      for (const column of [0, 1]) {
        await expect(row.getByRole('cell').nth(column)).toHaveText(STANDING);
        await expect(row.getByRole('cell').nth(column).locator('svg')).toHaveCount(1);
      }
    }
    const [washington] = await told(page, '?year=2026&state=WA');
    const row = page.getByRole('row', { name: /^Washington / });
    for (const { name } of washington!.programs) await expect(row).toContainText(name);
    const [federal] = await told(page, '?year=2026&state=US');
    const { passing } = federal!.examples.official;
    await expect(page.getByRole('row', { name: /^Federal/ })).toContainText(`${passing} official examples pass`);
  });

  test('shows another year, and the one before with the back button', async ({ page }) => {
    await open(page, '/tax-rules?year=2022');
    await expect(page.getByRole('table', { name: 'All states in 2022' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const before = await rows(page).nth(1).innerText();
    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2026' }).click();
    await expect(page).toHaveURL('/tax-rules?year=2026');
    await expect(page.getByRole('table', { name: 'All states in 2026' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText('All states in 2026');
    await expect.poll(() => rows(page).nth(1).innerText()).not.toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/tax-rules?year=2022');
    await expect.poll(() => rows(page).nth(1).innerText()).toBe(before);
  });

  test('shows every year at once, with no cell empty', async ({ page }) => {
    await open(page, '/tax-rules');
    await page.getByRole('link', { name: 'Every year' }).click();
    await expect(page).toHaveURL('/tax-rules?year=all');
    await expect(rows(page)).toHaveCount(53);
    const cells = page.getByRole('table').getByRole('cell');
    await expect(cells).toHaveText(Array.from({ length: 52 * 5 }, () => STANDING));
    await page.setViewportSize({ width: 768, height: 900 });
    const ofFederal = rows(page).nth(1).getByRole('cell');
    const tops = () => ofFederal.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    await stateLink(page, 'Ohio').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Ohio in 2026');
  });

  test('tells the method at every width, warns of no absence and gives the reason of an example not followed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/tax-rules?year=2026&state=MD');
    await page.getByRole('link', { name: 'Every year' }).click();
    await expect(page).toHaveURL('/tax-rules?year=all');
    await open(page, '/tax-rules?year=2026');
    const [maryland] = await told(page, '?year=2026&state=MD');
    const row = page.getByRole('row', { name: /^Maryland / });
    await expect(row.getByText(maryland!.incomeTax.at(-1)!.text)).toBeVisible();
    await expect(row).toContainText(maryland!.examples.failures[0]!.reason!);
    const texas = page.getByRole('row', { name: /^Texas / }).getByRole('cell');
    const colorOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).color);
    const [mark, words] = [texas.nth(1).locator('svg'), texas.nth(1).locator('span').last()];
    await expect(async () => expect(await colorOf(mark)).toBe(await colorOf(words))).toPass({ timeout: 8_000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toHaveCSS('display', 'table');
  });

  test('says that a year is not held, and shows the present one', async ({ page }) => {
    await open(page, '/tax-rules?year=2019');
    await expect(page.getByRole('main')).toContainText('No rules are held for 2019. The years held are 2022 to 2026.');
    await expect(rows(page)).toHaveCount(53);
  });

  test('shows what is known so far of a year whose tables are not in, in short, and of one state with its sources', async ({
    page,
  }) => {
    await open(page, '/tax-rules?year=2027');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Known so far for 2027');
    await expect(main).toContainText('The 2027 tables aren’t in yet. These figures don’t add up to a full set.');
    await expect(main).toContainText('Up to $4,500 a year with self-only coverage');
    await expect(main.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    const virginia = main.getByRole('heading', { name: 'Virginia', exact: true }).getByRole('link');
    await virginia.click();
    await expect(page).toHaveURL('/tax-rules?year=2027&state=VA');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(main.getByRole('link', { name: /each statute quoted/ })).toBeVisible();
    await expect(main).not.toContainText('Up to $4,500');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to all states' }).click();
    await expect(virginia).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectToFit(page);
  });
});

test.describe('a state', () => {
  test('is opened from its row with everything that is held, and left to that row again', async ({ page }) => {
    await open(page, '/tax-rules?year=2026');
    await stateLink(page, 'Georgia').click();
    await expect(page).toHaveURL('/tax-rules?year=2026&state=GA');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Georgia in 2026');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    const [georgia] = await told(page, '?year=2026&state=GA');
    const { incomeTax, programLists, certificates } = georgia!;
    expect(incomeTax).toHaveLength(2);
    for (const { text, source, note } of [...incomeTax, ...programLists, ...certificates]) {
      await expect(detail(page)).toContainText(text);
      await expect(detail(page).getByRole('link', { name: source.title }).first()).toHaveAttribute('href', source.url);
      await expect(detail(page)).toContainText(source.publisher);
      if (note) await expect(detail(page)).toContainText(note);
    }
    await expect(detail(page)).toContainText('01/01/2026 to 05/10/2026');
    await expect(detail(page)).toContainText('05/11/2026 to 12/31/2026');
    await page.goBack();
    await expect(page).toHaveURL('/tax-rules?year=2026');
    await expect(stateLink(page, 'Georgia')).toBeFocused();
    await expect(stateLink(page, 'Georgia')).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.getByRole('link', { name: 'Back to all states' }).click();
    await expect(stateLink(page, 'Georgia')).toBeFocused();
  });

  test('and a year are chosen by address, by list and by link', async ({ page }) => {
    await open(page, '/tax-rules?year=2024&state=NY');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('New York in 2024');
    await expect(page).toHaveTitle('Tax rules: New York · Paperwage');
    await expect(stateList(page)).toHaveValue('NY');
    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('New York in 2025');
    await stateList(page).focus();
    await stateList(page).selectOption('NJ');
    await expect(page).toHaveURL('/tax-rules?year=2025&state=NJ');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('New Jersey in 2025');
    await expect(stateList(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText('New Jersey in 2025');
    await page.goBack();
    await expect(page).toHaveURL('/tax-rules?year=2024&state=NY');
    await expect(stateList(page)).toHaveValue('NY');
    await stateList(page).selectOption('');
    await expect(page).toHaveURL('/tax-rules?year=2024');
    await expect(rows(page)).toHaveCount(53);
  });

  test('is opened and left with the keyboard alone', async ({ page }) => {
    await open(page, '/tax-rules?year=2026');
    await stateList(page).focus();
    for (const name of ['Federal', 'Alabama']) {
      await page.keyboard.press('Tab');
      await expect(stateLink(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Alabama in 2026' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(detail(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Back to all states' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stateLink(page, 'Alabama')).toBeFocused();
  });

  test('counts examples by who printed them, and names the one that is not followed', async ({ page }) => {
    await open(page, '/tax-rules?year=2026&state=MD');
    const [maryland] = await told(page, '?year=2026&state=MD');
    const { agencyCalculator, failures } = maryland!.examples;
    const counts = detail(page).locator('dl').last();
    await expect(counts).toContainText('Printed by an agency0 of 1 passes');
    await expect(counts).toContainText(`${agencyCalculator.passing} of ${agencyCalculator.passing} pass`);
    await expect(detail(page)).toContainText('states 69.41; the rules give 68.40.');
    await expect(detail(page)).toContainText(failures[0]!.reason!);
  });

  test('tells how many of its places are held, and how to type over a figure', async ({ page }) => {
    await open(page, '/tax-rules?year=2026&state=KY');
    const [kentucky] = await told(page, '?year=2026&state=KY');
    const { held, listed, sources } = kentucky!.places;
    await expect(detail(page)).toContainText(`${held} of ${listed} places are held for 2026`);
    for (const { url } of sources) await expect(detail(page).locator(`a[href="${url}"]`).first()).toBeVisible();
    await detail(page).getByRole('link', { name: 'Type over a figure' }).click();
    await expect(page).toHaveURL('/make-your-paystub?step=earnings');
  });
});

test.describe('the page', () => {
  const views = ['/tax-rules?year=all', '/tax-rules?year=2026&state=KY', '/tax-rules?year=2026&state=US'];
  for (const path of views) {
    test(`${path} is accessible, light and dark, and fits every width`, async ({ page }) => {
      await open(page, path);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      for (const width of [320, 360, 575, 768, 1023, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page, `at ${width} px`);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await expectAccessible(page);
    });
  }

  test('keeps rows, heads and cells for screen readers on a phone, where it is drawn in blocks', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/tax-rules?year=2026');
    await expect(rows(page)).toHaveCount(53);
    await expect(page.getByRole('columnheader')).toHaveText(['State', 'Income tax', 'Programs', 'Places', 'Examples']);
    for (const link of [stateLink(page, 'Ohio'), page.getByRole('link', { name: 'Every year' })]) {
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('says that the rules did not come, and asks again', async ({ page }) => {
    await page.route('**/api/tax-rules', (route) => route.abort());
    await page.goto('/tax-rules?state=CA');
    await expect(page.getByRole('alert')).toContainText('The rules could not be loaded.');
    await expectAccessible(page);
    await page.unroute('**/api/tax-rules');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(detail(page)).toContainText('Method B');
  });

  test('names all states while the rules are on their way', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/tax-rules', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/tax-rules');
    await expect(rows(page)).toHaveCount(53);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });

  test('prints a state with the address of every source and without what is there to choose', async ({ page }) => {
    await open(page, '/tax-rules?year=2026&state=CA');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Year' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to all states' })).toBeHidden();
    await expect(detail(page).getByText('Type over a figure')).toBeHidden();
    const source = detail(page).locator('dd a').first();
    const after = () => source.evaluate((link) => getComputedStyle(link, '::after').content);
    await expect.poll(after).toContain(await source.getAttribute('href'));
  });

  test('prints dark ink on white paper, also from a device that prefers dark', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/tax-rules?year=2026');
    await expect(page.getByRole('table')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
