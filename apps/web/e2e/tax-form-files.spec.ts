import { expect, test } from '@playwright/test';
import { download } from './builder-page.ts';
import { fillInSample } from './pay-stub-page.ts';
import { askForFullSsn, confirmTruth, goTo, onPaper, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';

for (const { form, ...expected } of [
  {
    form: W2,
    copies: /^Employer copies/,
    field: 'Social Security number',
    number: '412-68-4821',
    words: ['Copy D', 'Copy 1', '64,200.00'],
    workbook: /^w2-\d{4}-.*\.xlsx$/,
  },
  {
    form: '/make-your-1099',
    copies: /^Payer copies/,
    field: 'Recipient’s taxpayer number',
    number: '527-41-7730',
    words: ['Copy C', 'Copy 1', '24,600.00'],
    workbook: /^1099-nec-\d{4}-.*\.xlsx$/,
  },
] as const) {
  test(
    `${form} asks for the full number of a person again before it goes out in the copies chosen, which show it`,
    { tag: '@release' },
    async ({ page }) => {
      await askForFullSsn(page, form, expected);
    },
  );
}

test('a W-2 opens from its PDF, and asks again whether it is true', { tag: '@release' }, async ({ page }) => {
  await openSampleForm(page, W2);
  await goTo(page, 'boxes');
  await page.getByText('A second state or locality').click();
  await page.getByLabel('15 Second state').selectOption('OR');
  await page.getByLabel('Box 16, State wages, tips, etc., second state').fill('12000');
  await goTo(page, 'finish');
  await confirmTruth(page);
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await goTo(page, 'finish');
  const file = { name, mimeType: 'application/pdf', buffer: bytes };
  await page.getByLabel('Open a Paperwage PDF').setInputFiles(file);
  await expect(page.getByText(`${name} is open.`)).toBeVisible();
  await expect(onPaper(page, 'employeeLastName')).toHaveText('Nguyễn-Ortega');
  await expect(onPaper(page, 'stateShortB')).toHaveText('OR');
  await expect(onPaper(page, 'stateWagesTipsB')).toHaveText('12,000.00');
  await expect(page.getByRole('checkbox', { name: /^The amounts on this form are true/ })).not.toBeChecked();
});

test('a W-2 is added up from the pay stubs of a PDF, each of them once', { tag: '@release' }, async ({ page }) => {
  await fillInSample(page);
  const stub = await download(page, 'Download PDF');
  await openForm(page, W2, 'information');
  const stubs = page.getByRole('group', { name: 'Pay stubs' });
  const file = { name: stub.name, mimeType: 'application/pdf', buffer: stub.bytes };
  await page.getByLabel('Add up PDFs').setInputFiles([file, { ...file, name: 'twice.pdf' }]);
  await expect(stubs).toContainText(/These boxes are the totals of 3 pay stubs from \d{4}\./);
  await expect(stubs).toContainText('We found 3 stubs twice and counted each once.');
});
