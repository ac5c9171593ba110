import { expect, test, type Locator, type Page } from '@playwright/test';
import { complaintsOf } from './builder-page.ts';
import { openInvoice } from './invoice-page.ts';
import { expectToFit } from './open-page.ts';
import { goTo, netPay, openBuilder } from './pay-stub-page.ts';
import { openForm } from './tax-form-page.ts';

const FILLED = 'City and state filled from the ZIP code.';
const LISTS = '**/zip/*.json';

/** The two addresses of each builder: how to get there, and what their fields are called in the draft. */
const ADDRESSES: readonly {
  of: string;
  open: (page: Page) => Promise<void>;
  city: string;
  state: string;
  zip: string;
}[] = [
  ...(['company', 'employee'] as const).map((who) => ({
    of: `the ${who} of a pay stub`,
    open: (page: Page) => openBuilder(page, who),
    city: `${who}Info.city`,
    state: `${who}Info.state`,
    zip: `${who}Info.zipCode`,
  })),
  ...(['from', 'to'] as const).map((who) => ({
    of: `“${who}” of an invoice`,
    open: (page: Page) => openInvoice(page, who),
    city: `${who}.city`,
    state: `${who}.state`,
    zip: `${who}.zip`,
  })),
  ...(['company', 'employee'] as const).map((who) => ({
    of: `the ${who} of a W-2`,
    open: (page: Page) => openForm(page, '/make-your-w2', 'parties'),
    city: `${who}City`,
    state: `${who}State`,
    zip: `${who}Zip`,
  })),
  ...(['payers', 'recipients'] as const).map((who) => ({
    of: `the ${who} of a 1099`,
    open: (page: Page) => openForm(page, '/make-your-1099', 'parties'),
    city: `${who}City`,
    state: `${who}State`,
    zip: `${who}Zip`,
  })),
];

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);

async function leaveZip(zip: Locator, text: string): Promise<void> {
  await zip.fill(text);
  await zip.blur();
}

const employee = (page: Page) => ({
  city: page.getByLabel('City', { exact: true }),
  state: page.getByLabel('State', { exact: true }),
  zip: page.getByLabel('ZIP code'),
});

for (const { of, open, city, state, zip } of ADDRESSES) {
  test(`fills city and state of ${of}, tells of it, and warns of another state`, async ({ page }) => {
    await open(page);
    await leaveZip(field(page, zip), '941072201');
    await expect(field(page, city)).toHaveValue('San Francisco');
    await expect(field(page, state)).toHaveValue('CA');
    await expect(field(page, zip)).toHaveValue('94107-2201');
    await expect(page.getByRole('status').filter({ hasText: FILLED })).toBeVisible();
    // What was filled follows the ZIP code that is corrected, and what is typed does not.
    await leaveZip(field(page, zip), '97205');
    await expect(field(page, city)).toHaveValue('Portland');
    await expect(field(page, state)).toHaveValue('OR');
    const isChosen = await field(page, state).evaluate((element) => element.localName === 'select');
    await (isChosen ? field(page, state).selectOption('CA') : field(page, state).fill('CA'));
    await leaveZip(field(page, zip), '89501');
    await expect(field(page, zip)).toHaveAccessibleDescription('ZIP 89501 is in Nevada; this address says California.');
    await expect(field(page, city)).toHaveValue('Portland');
    await expect(field(page, state)).toHaveValue('CA');
  });
}

test.describe('a ZIP code', () => {
  test('overwrites nothing that was typed, and its warning goes with its cause', async ({ page }) => {
    await openBuilder(page, 'employee');
    const { city, state, zip } = employee(page);
    await city.fill('Sparks');
    await state.selectOption('NV');
    await leaveZip(zip, '94107');
    await expect(zip).toHaveAccessibleDescription('ZIP 94107 is in California; this address says Nevada.');
    await expect(zip).not.toHaveAttribute('aria-invalid');
    await expect(city).toHaveValue('Sparks');
    await expect(page.getByText(/filled from the ZIP code/)).toHaveCount(0);
    // It is still there when one comes back to it, and blocks nothing.
    await page.getByRole('button', { name: 'Continue' }).click();
    await goTo(page, 'employee');
    await expect(zip).toHaveAccessibleDescription(/^ZIP 94107 is in California/);
    await state.selectOption('CA');
    await expect(zip).toHaveAccessibleDescription('');
  });

  test('fills what alone is empty, and says softly that it is not known', async ({ page }) => {
    await openBuilder(page, 'company');
    const { city, state, zip } = employee(page);
    await city.fill('SF');
    await leaveZip(zip, '94107');
    await expect(state).toHaveValue('CA');
    await expect(city).toHaveValue('SF');
    await expect(page.getByText('State filled from the ZIP code.')).toBeVisible();
    await leaveZip(zip, '00000');
    await expect(zip).toHaveAccessibleDescription('ZIP 00000 is not in our list; check it.');
    await expect(zip).not.toHaveAttribute('aria-invalid');
  });

  for (const [way, undo] of [
    ['Ctrl+Z', (page: Page) => page.keyboard.press('Control+z')],
    ['the button of the message', (page: Page) => page.getByRole('button', { name: 'Undo' }).click()],
  ] as const) {
    test(`is taken back in one step by ${way}`, async ({ page }) => {
      await openBuilder(page, 'company');
      const { city, state, zip } = employee(page);
      await leaveZip(zip, '94107');
      await expect(city).toHaveValue('San Francisco');
      await undo(page);
      await expect(city).toHaveValue('');
      await expect(state).toHaveValue('');
      await expect(zip).toHaveValue('94107');
    });
  }

  test('of the employee chooses the state of the address, as a person would, and no other', async ({ page }) => {
    await openBuilder(page, 'basics');
    await page.getByLabel('State where the work is done').selectOption('TX');
    await goTo(page, 'employee');
    await leaveZip(employee(page).zip, '94107');
    await expect(employee(page).state).toHaveValue('CA');
    await expect(page.locator('#preview')).toContainText('San Francisco, CA 94107');
    await goTo(page, 'basics');
    await expect(page.getByLabel('State where the work is done')).toHaveValue('TX');
    await expect(netPay(page)).toBeAttached();
  });

  test('fills no address abroad', async ({ page }) => {
    await openForm(page, '/make-your-1099', 'parties');
    await page.getByLabel('Country').nth(1).fill('France');
    await leaveZip(field(page, 'recipientsZip'), '75001');
    await leaveZip(field(page, 'payersZip'), '75001');
    await expect(field(page, 'payersCity')).toHaveValue('Addison');
    await expect(field(page, 'recipientsCity')).toHaveValue('');
  });
});

test.describe('the list of ZIP codes', () => {
  test('is ours, asked by two digits, and only once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openForm(page, '/make-your-w2', 'parties');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/zip/') || url.includes('fill-address'))).toEqual([]);
    await leaveZip(field(page, 'companyZip'), '94107');
    await expect(field(page, 'companyCity')).toHaveValue('San Francisco');
    await leaveZip(field(page, 'employeeZip'), '94015');
    await expect(field(page, 'employeeCity')).toHaveValue('Daly City');
    const origin = new URL(page.url()).origin;
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([]);
    expect(asked.filter((url) => url.includes('/zip/'))).toEqual([`${origin}/zip/94.json`]);
    expect(asked.filter((url) => url.includes('94107') || url.includes('94015'))).toEqual([]);
  });

  test('may be kept for an hour, and what is not in it is missing', async ({ request }) => {
    const list = await request.get('/zip/94.json');
    expect(list.headers()['cache-control']).toBe('public, max-age=3600');
    expect(list.headers()['content-type']).toMatch(/^application\/json/);
    for (const address of ['/zip/100.json', '/zip/ab.json', '/zip/94107.json', '/zip/']) {
      expect((await request.get(address)).status(), address).toBe(404);
    }
  });

  test('that cannot be had leaves the address to be typed, without a word, until it can', async ({ page, context }) => {
    await openBuilder(page, 'company');
    const complaints = complaintsOf(page);
    const { city, zip } = employee(page);
    await page.route(LISTS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const missing = page.waitForResponse(LISTS);
    await leaveZip(zip, '94107');
    await missing;
    await context.setOffline(true);
    await page.unroute(LISTS);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/zip/'));
    await leaveZip(zip, '94108');
    await failed;
    await expect(zip).toHaveAccessibleDescription('');
    await expect(city).toHaveValue('');
    await context.setOffline(false);
    await leaveZip(zip, '94107');
    await expect(city).toHaveValue('San Francisco');
    // The browser itself notes a request that fails.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('that comes late writes over nothing', async ({ page }) => {
    await openBuilder(page, 'company');
    const { city, state, zip } = employee(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(LISTS, async (route) => {
      await held;
      await route.continue();
    });
    await leaveZip(zip, '94107');
    await city.fill('Oakland');
    await city.blur();
    const came = page.waitForResponse(LISTS);
    answer();
    await came;
    await expect(state).toHaveValue('CA');
    await expect(city).toHaveValue('Oakland');
  });
});

for (const width of [360, 768, 1440]) {
  test(`${width} px wide: the warning stands below its field, within the row, and moves nothing where there is room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, '/make-your-w2', 'parties');
    const [zip, state, below] = ['companyZip', 'companyState', 'employersIdentificationNumber'].map((path) =>
      field(page, path),
    ) as [Locator, Locator, Locator];
    await state.selectOption('DC');
    /** Where parts stand in the window, all at one moment. */
    const placesOf = async (...parts: Locator[]) => {
      const elements = await Promise.all(parts.map((part) => part.elementHandle()));
      return page.evaluate(
        (all) => all.map((one) => (one as Element).getBoundingClientRect().toJSON() as DOMRect),
        elements,
      );
    };
    const distance = async () => {
      const [above, under] = await placesOf(zip, below);
      return under!.top - above!.bottom;
    };
    const before = await distance();
    await leaveZip(zip, '94107');
    const warning = page.getByText('ZIP 94107 is in California; this address says District of Columbia.');
    await expect(warning).toBeVisible();
    await expect(async () => {
      const [own, input] = await placesOf(warning, zip);
      expect(own!.left).toBeGreaterThanOrEqual(0);
      expect(own!.right).toBeLessThanOrEqual(input!.right + 1);
      expect(own!.top - input!.bottom).toBeLessThan(10);
    }).toPass({ timeout: 8_000 });
    await expectToFit(page);
    if (width > 360) await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(1);
    // Two messages beside each other keep to their own columns.
    await state.selectOption('');
    await state.focus();
    await state.blur();
    await leaveZip(zip, '9410');
    const [left, right] = [page.locator('[id="companyState-message"]'), page.locator('[id="companyZip-message"]')];
    await expect(left).toBeVisible();
    await expect(right).toBeVisible();
    await expect(async () => {
      const [first, second] = await placesOf(left, right);
      expect(first!.right).toBeLessThanOrEqual(second!.left);
    }).toPass({ timeout: 8_000 });
  });
}
