import { expect, type Page, test } from '@playwright/test';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { expectAccessibleAtRelease } from './accessibility.ts';
import { makeAccount, readData, waitUntilInAccount } from './account-page.ts';
import { tabTo } from './builder-page.ts';
import { issuePayStubs, issueSample } from './history-page.ts';
import { expectToFit } from './open-page.ts';

/** What a page asks for the documents of an account with. */
const askedSchema = z.looseObject({
  limit: z.number(),
  from: z.string().optional(),
  filter: z.looseObject({ earlierTables: z.literal(true).optional() }),
});

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** What is chosen in the menu of the only row. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More for/ }).click();
  await page
    .getByRole('list', { name: /^More for/ })
    .getByText(name, { exact: true })
    .click();
}

const kinds = [
  {
    type: 'paystub',
    builder: '/make-your-paystub',
    tab: 'Pay stubs',
    columns: ['Employee', 'Company', 'Pay date', 'Net pay', 'Stubs'],
    heading: 'Pay stub for',
    image: /^Pay stub, page 1 of/,
  },
  {
    type: 'invoice',
    builder: '/invoice-generator',
    tab: 'Invoices',
    columns: ['To', 'From', 'Name', 'Number', 'Total'],
    heading: 'Invoice for',
    image: /^Invoice, page 1 of/,
  },
  {
    type: 'w2',
    builder: '/make-your-w2',
    tab: 'W-2',
    columns: ['Employee', 'Company', 'Year', 'Income'],
    heading: 'W-2 for',
    image: /W-2/,
  },
  {
    type: '1099',
    builder: '/make-your-1099',
    tab: '1099',
    columns: ['Recipient', 'Payer', 'Year', 'Income'],
    heading: '1099 for',
    image: /1099/,
  },
] as const;

test.describe('the history of each kind', () => {
  for (const { type, builder, tab, columns, heading, image } of kinds) {
    test(`lists and previews what was made of ${type}, and duplicates it`, { tag: '@release' }, async ({ page }) => {
      await makeAccount(page);
      await issueSample(page, builder);
      await page.goto('/user/history');
      await page.getByRole('navigation', { name: 'Your documents' }).getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(`/user/history/${type}`);
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('columnheader')).toHaveText([...columns, 'Created', 'Actions']);
      for (const cell of await rows(page).getByRole('cell').all())
        await expect(cell).not.toHaveText(/^(None|Unknown)$/);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveAttribute('data-active', 'true');
      await expectAccessibleAtRelease(page);
      await rows(page).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('img', { name: image }).first()).toBeVisible();
      // What the list told of it stands over the paper too.
      const facts = page.locator('main dl');
      for (const label of columns.slice(1)) await expect(facts.getByText(label, { exact: true })).toBeVisible();
      if (type === 'paystub') await expect(facts.getByText('Pay period')).toBeVisible();
      await expect(facts.getByText('Not known')).toHaveCount(0);
      await expectAccessibleAtRelease(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectToFit(page);
      await page.goBack();
      await expect(rows(page)).toHaveCount(1);
      await expectToFit(page);
      await choose(page, 'Duplicate');
      await expect(page.getByText('This is a copy of the document.')).toBeVisible();
      // It is a draft of the account at once, as it is called.
      await waitUntilInAccount(page);
    });
  }

  test('gives the workbook of a document', { tag: '@release' }, async ({ page }) => {
    await makeAccount(page);
    await issueSample(page, '/make-your-paystub');
    await page.goto('/user/history/paystub');
    const coming = page.waitForEvent('download');
    await choose(page, 'Download Excel');
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^paystub-.*\.xlsx$/);
    const bytes = await buffer(await file.createReadStream());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true);
    await expect(page.getByText('is in your downloads.')).toBeVisible();
  });

  test(
    'opens a document again, a copy of it, and the next pay stub, by keyboard',
    { tag: '@release' },
    async ({ page }) => {
      await makeAccount(page);
      await issueSample(page, '/make-your-paystub');
      await page.goto('/user/history/paystub');
      const [name = '', paid] = (await rows(page).getByRole('link').first().textContent())!.split(', ');
      expect(paid).toMatch(/^paid \w{3} \d/);
      const more = page.getByRole('button', { name: /^More for/ });
      await more.focus();
      await page.keyboard.press('Enter');
      await tabTo(page, 'Edit again');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The pay stub from your history is open again.')).toBeVisible();
      await page.goto('/make-your-paystub?step=employee');
      await expect(page.locator('[id="employeeInfo.employeeName"]')).toHaveValue(name);
      await page.goto('/user/history/paystub');
      await choose(page, 'Duplicate');
      await expect(page.getByText('This is a copy of the document.')).toBeVisible();
      await waitUntilInAccount(page);
      // What is open again is no draft while nothing is changed in it, and that of the sample left the list.
      await page.goto('/user/drafts');
      // The copy, and the head of the list.
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByText('is only in this browser')).toHaveCount(0);
      await page.goto('/make-your-paystub?step=company');
      await page.getByLabel('Company name').fill('Changed In The Copy LLC');
      await waitUntilInAccount(page);
      await page.goto('/user/drafts');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.goto('/user/history/paystub');
      await page.getByRole('link', { name: `Next pay stub for ${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is the next pay stub.')).toBeVisible();
      await waitUntilInAccount(page);
      // The one it was made from was on the way and is no draft.
      await page.goto('/user/drafts');
      await expect(page.getByRole('row')).toHaveCount(3);
      // What was opened beside the document has not changed it, nor added one.
      await page.goto('/user/history/paystub');
      await expect(rows(page)).toHaveCount(1);
    },
  );
});

test.describe('a long history', () => {
  test(
    'comes 15 at first and then 10 after the last, until a page is not full',
    { tag: '@release' },
    async ({ page }) => {
      const asked: z.output<typeof askedSchema>[] = [];
      const given: { id: string }[][] = [];
      await makeAccount(page);
      await issuePayStubs(page, 27);
      await page.route('/api/profile/documents/filter/paystub', async (route) => {
        const body = askedSchema.parse(route.request().postDataJSON());
        // Asked beside the list, for the notice above it.
        if (body.filter.earlierTables) return route.continue();
        asked.push(body);
        const answer = await route.fetch();
        given.push(await readData(answer, z.array(z.object({ id: z.string() }))));
        await route.fulfill({ response: answer });
      });
      // So low that the end of the list is far, and nothing is asked for by itself.
      await page.setViewportSize({ width: 1440, height: 320 });
      await page.goto('/user/history/paystub');
      await expect(rows(page)).toHaveCount(15);
      expect(asked).toEqual([{ limit: 15, filter: {} }]);
      const more = page.getByRole('button', { name: 'Load more' });
      await more.focus();
      await expect(rows(page)).toHaveCount(25);
      await more.press('Enter');
      await expect(rows(page)).toHaveCount(27);
      await expect(more).toBeHidden();
      await expect(rows(page).nth(25).getByRole('link').first()).toBeFocused();
      expect(asked.map(({ limit }) => limit)).toEqual([15, 10, 10]);
      expect(given.map(({ length }) => length)).toEqual([15, 10, 2]);
      expect(asked.map(({ from }) => from)).toEqual([undefined, given[0]!.at(-1)!.id, given[1]!.at(-1)!.id]);
      expect(new Set(given.flat().map(({ id }) => id)).size).toBe(27);

      const madeFrom = page.getByRole('textbox', { name: 'Created from' });
      await page.getByLabel('Employee or company').fill('Person 07');
      await expect(rows(page)).toHaveCount(1);
      await expect(page).toHaveURL(/name=Person\+07/);
      await madeFrom.fill('01/01/2020');
      await madeFrom.blur();
      await expect(page).toHaveURL(/from=2020-01-01/);
      await page.reload();
      await expect(page.getByLabel('Employee or company')).toHaveValue('Person 07');
      await expect(madeFrom).toHaveValue('01/01/2020');
      await expect(rows(page)).toHaveCount(1);
      await page.setViewportSize({ width: 1440, height: 900 });
      await choose(page, 'Delete');
      await expect(page.getByText('Pay stub for Person 07 deleted.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).focus();
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
    },
  );
});
