import { test as base, expect, type Page } from '@playwright/test';
import { makeAccount } from './account-page.ts';
import { download, pdfText } from './builder-page.ts';
import { goTo as goToSection, openSample as openSampleInvoice } from './invoice-page.ts';
import { fillInSample, goTo as goToStep, netPay, openBuilder } from './pay-stub-page.ts';
import { serverAt, type ServerAt } from './server-at.ts';
import { confirmTruth, goTo, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';

interface Day {
  readonly today: string;
  /** What new forms begin with; empty when the form of the year to report is not in. */
  readonly formYear: '2026' | '';
  readonly notIn: (form: string) => string;
  /** The invoice due in 30 days, as it is printed. */
  readonly due: string;
}

const DAYS: readonly Day[] = [
  { today: '2027-01-15', formYear: '2026', notIn: (form) => `The 2027 Form ${form} isn’t in yet.`, due: '02/14/2027' },
  { today: '2027-12-31', formYear: '', notIn: (form) => `The 2027 Form ${form} isn’t in yet.`, due: '01/30/2028' },
  {
    today: '2028-02-29',
    formYear: '',
    notIn: (form) => `The 2027 and 2028 Forms ${form} aren’t in yet.`,
    due: '03/30/2028',
  },
];

let server: ServerAt | undefined;

/** Pages of the server of the day in place of the one that all other tests share. */
const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: server!.url });
    await provide(context);
    await context.close();
  },
});

/** `02/29/2028` */
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

for (const { today, formYear, notIn, due } of DAYS) {
  test.describe(`on ${today}`, () => {
    const noon = `${today}T18:00:00Z`;
    test.beforeAll(async () => {
      server = await serverAt(noon);
    });
    test.afterAll(() => server?.stop());
    test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

    test('a W-2 is made of a year that is held, and the one that is not in is named', async ({ page }) => {
      await openForm(page, W2, 'information');
      const year = page.getByLabel('Year', { exact: true });
      await expect(year).toHaveValue(formYear);
      await expect(year).toHaveAccessibleDescription(new RegExp(notIn('W-2').replaceAll('.', '\\.')));
      await expectComingFacts(page, formYear, '$192,300.00 (not from the agency’s own page)');
      await expect(year.getByRole('option', { name: '2027' })).toHaveCount(0);
      if (formYear === '') await expectYearAskedFor(page, year, W2, 'information', 'Choose the year the wages');
      await openSampleForm(page, W2);
      await confirmTruth(page);
      const { name, bytes } = await download(page, 'Download PDF');
      expect(name).toBe('w2-2026-nuria-nguyen-ortega.pdf');
      expect(await pdfText(bytes)).toContain('68,400.00');
    });

    test('a 1099 is made of a year that is held, and the one that is not in is named', async ({ page }) => {
      await openForm(page, FORM_1099, 'payment');
      const year = page.getByLabel('Year it was paid in');
      await expect(year).toHaveValue(formYear);
      await expect(year).toHaveAccessibleDescription(new RegExp(notIn('1099-NEC').replaceAll('.', '\\.')));
      await expectComingFacts(page, formYear, 'Not published yet');
      if (formYear === '') await expectYearAskedFor(page, year, FORM_1099, 'payment', 'Choose the year the payments');
      await openSampleForm(page, FORM_1099);
      await confirmTruth(page);
      const { name, bytes } = await download(page, 'Download PDF');
      expect(name).toBe('1099-nec-2026-lukasz-stefan-hernandez.pdf');
      expect(await pdfText(bytes)).toContain('24,600.00');
    });

    test('an invoice has the day, and enters the history of an account', async ({ page }) => {
      await makeAccount(page);
      await openSampleInvoice(page);
      await goToSection(page, 'finish');
      const { name, bytes } = await download(page, 'Download PDF');
      expect(name).toBe(`invoice-${today}-inv-20418.pdf`);
      const text = await pdfText(bytes);
      for (const date of [written(today), due]) expect(text).toContain(date);
      await page.goto('/user/history/invoice');
      await expect(page.getByRole('main').getByText('Łukasz Hernández')).toBeVisible();
    });

    test('a sample pay stub is of a year that is held, and a pay date of another is refused where it stands', async ({
      page,
    }) => {
      await fillInSample(page);
      await expect(netPay(page)).toHaveText(/\d/);
      const { name, bytes } = await download(page, 'Download PDF');
      expect(name).toBe('paystub-2026-12-25-nuria-nguyen-ortega.pdf');
      expect(await pdfText(bytes)).toContain('12/25/2026');
      await goToStep(page, 'earnings');
      const payDate = page.getByRole('textbox', { name: 'Pay date' });
      await payDate.fill('06/15/2028');
      await payDate.blur();
      await expect(payDate).toHaveAttribute('aria-invalid', 'true');
      await expect(payDate).toHaveAccessibleDescription(/tax rules for 06\/15\/2028/);
      await expect(netPay(page)).toHaveText('–');
    });
  });
}

const NO_TABLES = '2027 tables aren’t in yet.';
const CHOICE = 'Calculate with the 2026 tables until they are.';

for (const today of ['2027-01-15', '2027-12-31']) {
  test.describe(`a pay stub on ${today}`, () => {
    const noon = `${today}T18:00:00Z`;
    const isLate = today > '2027-03-01';
    test.beforeAll(async () => {
      server = await serverAt(noon);
    });
    test.afterAll(() => server?.stop());
    test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

    test('is offered the tables of the year before, and is made with them once they are chosen', async ({ page }) => {
      await makeAccount(page);
      await openBuilder(page);
      await page.getByLabel('State where the work is done').selectOption('CA');
      await page.getByLabel('How often paid').selectOption('BI_WEEKLY');
      const main = page.getByRole('main');
      await expect(main.getByText(`${NO_TABLES} Your pay date is ${written(today)}.`)).toBeVisible();
      await expect(netPay(page)).toHaveText('–');
      await expect(page.getByRole('link', { name: 'Pay basics' })).not.toContainText('✓');

      await main.getByRole('button', { name: 'Change the pay date' }).click();
      const payDate = page.getByRole('textbox', { name: 'Pay date' });
      await expect(payDate).toBeFocused();
      await expect(payDate).toHaveAccessibleDescription(NO_TABLES);
      await page.getByLabel('Calculate with the 2026 tables until the 2027 tables are in.').check();
      await expect(netPay(page)).toHaveText(/\d/);
      await expect(main.getByText('so check its taxes before you pay')).toHaveCount(isLate ? 1 : 0);
      await expect(main.getByText(`Calculated with the 2026 tables: ${NO_TABLES}`)).toBeVisible();
      await page
        .getByRole('button', { name: /Federal income tax/ })
        .first()
        .click();
      await expect(
        main.getByText('2027 tables aren’t in yet, so this is calculated with the 2026 tables'),
      ).toBeVisible();
      await expect(main.getByText(/In force on pay dates from 01\/01\/2026 to 12\/31\/2026\./)).toBeVisible();

      await goToStep(page, 'company');
      await page.getByLabel('Company name').fill('Bright Harbor Bakery');
      await goToStep(page, 'employee');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Duarte');
      await goToStep(page, 'finish');
      const warning = main.getByText('This stub still uses the 2026 tables.');
      await expect(warning).toHaveCount(isLate ? 1 : 0);
      const { name, bytes } = await download(page, 'Download PDF');
      expect(name).toBe(`paystub-${today}-ana-duarte.pdf`);
      expect(await pdfText(bytes)).toContain(written(today));
    });

    test('is named in the history once the tables have come, with the way to make it again', async ({ page }) => {
      await makeAccount(page);
      await openBuilder(page);
      await page.getByLabel('State where the work is done').selectOption('TX');
      await page.getByLabel('How often paid').selectOption('BI_WEEKLY');
      await page.getByLabel(CHOICE).check();
      await goToStep(page, 'company');
      await page.getByLabel('Company name').fill('Bright Harbor Bakery');
      await goToStep(page, 'employee');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Duarte');
      await goToStep(page, 'finish');
      await download(page, 'Download PDF');

      const heading = page.getByRole('heading', { name: 'Make them again' });
      const answered = page.waitForResponse(
        (answer) => answer.request().postData()?.includes('earlierTables') ?? false,
      );
      await page.goto('/user/history/paystub');
      await answered;
      await expect(page.getByRole('main').getByText('Ana Duarte').first()).toBeVisible();
      await expect(heading).toHaveCount(0);

      // What the server answers once the tables of 2027 are entered.
      await page.route('**/profile/documents/filter/paystub', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll('"areNewIn":false', '"areNewIn":true');
        await route.fulfill({ response: answer, body });
      });
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(page.getByText('The 2027 tables are in. This pay stub uses the 2026 tables:')).toBeVisible();
      await page
        .getByRole('link', { name: /^Ana Duarte, paid/ })
        .first()
        .click();
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Keep them as they are' }).click();
      await expect(heading).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('main').getByText('Ana Duarte').first()).toBeVisible();
      await expect(heading).toHaveCount(0);
    });
  });
}

test.describe('a pay stub on 2028-02-29', () => {
  const noon = '2028-02-29T18:00:00Z';
  test.beforeAll(async () => {
    server = await serverAt(noon);
  });
  test.afterAll(() => server?.stop());
  test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

  test('is refused at the first step and at its date: 2027 was never held', async ({ page }) => {
    await openBuilder(page);
    await page.getByLabel('State where the work is done').selectOption('CA');
    const refusal =
      /We don’t have the federal tax rules for 02\/29\/2028\. Choose a pay date from 01\/01\/2022 to 12\/31\/2026/;
    await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
    await expect(page.getByLabel(/^Calculate with/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByRole('textbox', { name: 'Pay date' })).toHaveAccessibleDescription(refusal);
    await page.getByRole('textbox', { name: 'Pay date' }).fill('12/31/2026');
    await page.getByRole('textbox', { name: 'Pay date' }).blur();
    await expect(netPay(page)).toHaveText(/\d/);
  });
});

/** While no year is chosen, what is known of the one whose form is not in stands in its place. */
async function expectComingFacts(page: Page, formYear: string, fact: string): Promise<void> {
  const facts = page.getByLabel('For 2027');
  if (formYear === '') await expect(facts).toContainText(fact);
  else await expect(facts).toHaveCount(0);
}

/** A form without a year is not made: the year is asked for where it stands. */
async function expectYearAskedFor(
  page: Page,
  year: ReturnType<Page['getByLabel']>,
  form: typeof W2 | typeof FORM_1099,
  step: string,
  asked: string,
): Promise<void> {
  await openForm(page, form, 'finish');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  await goTo(page, step);
  await expect(year).toHaveAccessibleDescription(new RegExp(asked));
}
