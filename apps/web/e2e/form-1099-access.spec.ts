import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { complaintsOf, download, expectStep, pdfText, tabTo, waitUntilSaved } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { barFigure, confirmTruth, goTo, onPaper, openForm, openSampleForm } from './tax-form-page.ts';

const FORM = '/make-your-1099';
const STEPS = ['payment', 'parties', 'boxes', 'finish'];

test.describe('1099 builder for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no findings of axe on any step, ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ colorScheme });
      // As high as the form, so that axe sees all of it.
      await page.setViewportSize({ width: 1440, height: 3000 });
      await openForm(page, FORM, 'finish');
      await page.getByRole('button', { name: 'Download PDF' }).first().click();
      await expectAccessible(page);
      await openSampleForm(page, FORM);
      await goTo(page, 'payment');
      await page.getByRole('radio', { name: 'Other (MISC)' }).check();
      await goTo(page, 'boxes');
      await page.getByLabel('Box 1, Rents').fill('x');
      await page.getByLabel('Box 1, Rents').blur();
      await page.getByText('A second state').click();
      for (const step of STEPS) {
        await goTo(page, step);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 360, height: 4200 });
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
    await openForm(page, FORM, 'payment');
    await tabTo(page, 'year');
    await page.keyboard.type('2025');
    await tabTo(page, 'income');
    await page.keyboard.type('8400');
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const parties = {
      payersName: 'Keyboard Works',
      payersAddress: '1 Mill Rd',
      payersCity: 'Austin',
      payersState: 'Texas',
      payersZip: '78702',
      companyEin: '843192756',
      socialSecurity: '912701234',
      recipientsName: 'Ada Nguyen',
      recipientsAddress: '2 Elm St',
      recipientsCity: 'San Juan',
      recipientsState: 'Puerto',
      recipientsZip: '00901',
    };
    for (const [field, text] of Object.entries(parties)) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Box 4, Federal income tax withheld');
    await page.keyboard.type('2016');
    await tabTo(page, 'secondTinNotice');
    await page.keyboard.press('Space');
    await tabTo(page, 'A second stateNone');
    await page.keyboard.press('Enter');
    const second = {
      'Box 5, State tax withheld, second state': '60',
      'Box 6, State/Payer’s state no., second state': 'OR 12-3',
      'Box 7, State income, second state': '1200',
    };
    for (const [field, text] of Object.entries(second)) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await expectStep(page, 'finish');
    for (const box of ['illegalAgreement', 'agreements.privacy', 'agreements.terms']) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Download PDF');
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('1099-nec-2025-ada-nguyen.pdf');
    await expect(onPaper(page, 'recipientsCity')).toContainText('San Juan, PR 00901');
    await expect(onPaper(page, 'payersStateNoB')).toHaveText('OR 12-3');
    await expect(onPaper(page, 'stateIncomeB')).toHaveText('1,200.00');
  });
});

test.describe('1099 builder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('makes a 1099 with what was paid in sight', async ({ page }) => {
    await openForm(page, FORM, 'payment');
    await page.getByLabel('Year it was paid in').selectOption('2025');
    await page.getByLabel('Income: paid in the year').fill('8,400');
    await expect(barFigure(page, 'Paid')).toHaveText('8,400.00');
    await expect(barFigure(page, 'Paid')).toBeInViewport();
    await page.getByRole('button', { name: 'Continue' }).tap();
    for (const [party, name] of ['Palm Cafe', 'Lu Zed'].entries()) {
      await page.getByLabel('Name', { exact: true }).nth(party).fill(name);
      await page
        .getByLabel('Street address')
        .nth(party)
        .fill(`${party + 1} Bay St`);
      await page.getByLabel('City').nth(party).fill('Miami');
      await page.getByLabel('State', { exact: true }).nth(party).selectOption('FL');
      await page.getByLabel('ZIP code').nth(party).fill('331010042');
    }
    await page.getByLabel('Telephone').fill('3055550142');
    await page.getByLabel('Payer’s taxpayer number').fill('843192756');
    await page.getByLabel('Recipient’s taxpayer number').fill('412684821');
    await page.getByLabel('Recipient’s taxpayer number').blur();
    await expect(page.getByLabel('Telephone')).toHaveValue('(305) 555-0142');
    await expect(page.getByLabel('Payer’s taxpayer number')).toHaveValue('84-3192756');
    await expect(page.getByLabel('Recipient’s taxpayer number')).toHaveValue('XXX-XX-4821');
    await expect(page.getByLabel('ZIP code').first()).toHaveValue('33101-0042');
    await waitUntilSaved(page);
    for (const step of STEPS) {
      await goTo(page, step);
      await expectToFit(page, step);
    }
    await page.getByRole('radio', { name: 'Preview' }).check();
    await expect(onPaper(page, 'payersName')).toContainText('Palm Cafe');
    await onPaper(page, 'federalIncomeTax').tap();
    await expect(page.getByLabel('Box 4, Federal income tax withheld')).toBeFocused();
    await goTo(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toBe('1099-nec-2025-lu-zed.pdf');
    const text = await pdfText(bytes);
    for (const words of ['8,400.00', 'XXX-XX-4821', '(305) 555-0142', 'Copy B', 'Copy 2'])
      expect(text).toContain(words);
    expect(text).not.toContain('412-68');
  });
});
