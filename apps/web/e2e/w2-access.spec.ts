import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { complaintsOf, download, expectStep, pdfText, tabTo, waitUntilSaved } from './builder-page.ts';
import { expectToFit } from './open-page.ts';
import { barFigure, confirmTruth, goTo, onPaper, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const STEPS = ['information', 'parties', 'boxes', 'finish'];

test.describe('W-2 builder for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no findings of axe on any step, ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.emulateMedia({ colorScheme });
      // As high as the form, so that axe sees all of it.
      await page.setViewportSize({ width: 1440, height: 3200 });
      await openForm(page, W2, 'finish');
      await page.getByRole('button', { name: 'Download PDF' }).first().click();
      await expectAccessible(page);
      await openSampleForm(page, W2);
      for (const step of STEPS) {
        await goTo(page, step);
        await expectAccessible(page);
      }
      await goTo(page, 'boxes');
      await page.getByRole('button', { name: 'Box 6: how it was worked out' }).click();
      await page.getByLabel('Box 2, Federal income tax withheld').fill('x');
      await page.getByLabel('Box 2, Federal income tax withheld').blur();
      await page.getByText('A second state or locality').click();
      await expectAccessible(page);
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
    await openForm(page, W2, 'information');
    await tabTo(page, 'year');
    await page.keyboard.type('2025');
    await tabTo(page, 'income');
    await page.keyboard.type('52000');
    await tabTo(page, 'state');
    await page.keyboard.type('Texas');
    await tabTo(page, 'maritalStatus');
    await page.keyboard.type('Single');
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const parties = {
      employeeSocialSecurityNumber: '412684821',
      employeeName: 'Ada',
      employeeLastName: 'Nguyen',
      employeeAddress: '2 Elm St',
      employeeCity: 'Austin',
      employeeState: 'Texas',
      employeeZip: '78701',
      companyName: 'Keyboard Works',
      companyAddress: '1 Mill Rd',
      companyCity: 'Austin',
      companyState: 'Texas',
      companyZip: '78702',
      employersIdentificationNumber: '843192756',
      companyStateId: 'none',
    };
    for (const [field, text] of Object.entries(parties)) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Continue');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Box 2, Federal income tax withheld');
    await page.keyboard.type('4000');
    await tabTo(page, 'field12aCode');
    await page.keyboard.type('health');
    await expect(page.getByRole('listbox', { name: 'Code 12a' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Code 12a' })).toHaveValue('DD');
    await tabTo(page, 'Amount 12a');
    await page.keyboard.type('6380');
    await tabTo(page, 'A second state or localityNone');
    await page.keyboard.press('Enter');
    await tabTo(page, 'stateShortB');
    await page.keyboard.type('Oregon');
    const second = {
      'Box 15, Employer’s state ID number, second state': '1234567-8',
      'Box 16, State wages, tips, etc., second state': '12000',
      'Box 17, State income tax, second state': '840',
      'Box 18, Local wages, tips, etc., second state': '12000',
      'Box 19, Local income tax, second state': '75',
      'Box 20, Locality name, second state': 'Portland',
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
    expect((await file).suggestedFilename()).toBe('w2-2025-ada-nguyen.pdf');
    await expect(onPaper(page, 'federalIncomeTax')).toHaveText('4,000.00');
    await expect(onPaper(page, 'stateShortB')).toHaveText('OR');
    await expect(onPaper(page, 'stateWagesTipsB')).toHaveText('12,000.00');
    await expect(onPaper(page, 'localityNameB')).toHaveText('Portland');
  });
});

test.describe('W-2 builder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('makes a W-2 with its wages in sight', async ({ page }) => {
    await openForm(page, W2, 'information');
    await page.getByLabel('Year', { exact: true }).selectOption('2025');
    await page.getByLabel('Paid in the year').fill('61,200');
    await page.getByLabel('State where the work is done').selectOption('FL');
    await page.getByLabel('Marital status').selectOption('MARRIED');
    await expect(barFigure(page, 'Wages, box 1')).toHaveText('61,200.00');
    await expect(barFigure(page, 'Wages, box 1')).toBeInViewport();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByLabel('Social security number').fill('412 68 4821');
    await page.getByLabel('First name and initial').fill('Lu');
    await page.getByLabel('Last name').fill('Zed');
    await page.getByLabel('Company name').fill('Palm Cafe');
    for (const party of [0, 1]) {
      await page
        .getByLabel('Street address')
        .nth(party)
        .fill(`${party + 1} Bay St`);
      await page.getByLabel('City').nth(party).fill('Miami');
      await page.getByLabel('State', { exact: true }).nth(party).selectOption('FL');
      await page.getByLabel('ZIP code').nth(party).fill('331010042');
    }
    await page.getByLabel('EIN, box b').fill('843192756');
    await page.getByLabel('State ID number, box 15').fill('none');
    await page.getByLabel('State ID number, box 15').blur();
    await expect(page.getByLabel('EIN, box b')).toHaveValue('84-3192756');
    await expect(page.getByLabel('ZIP code').first()).toHaveValue('33101-0042');
    await expect(page.getByLabel('Social security number')).toHaveValue('XXX-XX-4821');
    await waitUntilSaved(page);
    for (const step of STEPS) {
      await goTo(page, step);
      await expectToFit(page, step);
    }
    await page.getByRole('radio', { name: 'Preview' }).check();
    await expect(onPaper(page, 'companyName')).toContainText('Palm Cafe');
    await onPaper(page, 'medicareTax').tap();
    await expect(page.getByLabel('Box 6, Medicare tax withheld')).toBeFocused();
    await goTo(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toBe('w2-2025-lu-zed.pdf');
    const text = await pdfText(bytes);
    // 6.2% and 1.45% of the wages; the employee's copies cut the number.
    for (const words of ['61,200.00', '3,794.40', '887.40', 'XXX-XX-4821', 'Copy B', 'Copy C', 'Copy 2']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('412-68');
  });
});
