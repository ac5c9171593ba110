import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  barFigure,
  confirmTruth,
  expectStep,
  goTo,
  onPaper,
  openBuilder,
  waitUntilSaved,
} from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, keys, press, tabTo, typeByTab } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';
import { download, pdfText, serveDownloads } from '../../testing/served-files.ts';

const W2 = '/make-your-w2';
const STEPS = ['information', 'parties', 'boxes', 'finish'];

test('W-2 builder leads from an empty form to a PDF by keyboard alone', { tags: ['release'] }, async () => {
  await openBuilder(W2, 'information');
  await typeByTab({ year: '2025', income: '52000', state: 'Texas', maritalStatus: 'Single' });
  await tabTo('Continue');
  await keys('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await typeByTab({
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
  });
  await tabTo('Continue');
  await keys('{Enter}');
  await expectStep('boxes');
  await typeByTab({ 'Box 2, Federal income tax withheld': '4000', field12aCode: 'health' });
  await expect.element(page.getByRole('listbox', { name: 'Code 12a' })).toBeVisible();
  await keys('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Code 12a' })).toHaveValue('DD');
  await typeByTab({ 'Amount 12a': '6380' });
  await tabTo('A second state or localityNone');
  await userEvent.keyboard('{Enter}');
  await typeByTab({
    stateShortB: 'Oregon',
    'Box 15, Employer’s state ID number, second state': '1234567-8',
    'Box 16, State wages, tips, etc., second state': '12000',
    'Box 17, State income tax, second state': '840',
    'Box 18, Local wages, tips, etc., second state': '12000',
    'Box 19, Local income tax, second state': '75',
    'Box 20, Locality name, second state': 'Portland',
  });
  await tabTo('Continue');
  await keys('{Enter}');
  await expectStep('finish');
  for (const box of ['illegalAgreement', 'agreements.privacy', 'agreements.terms']) {
    await tabTo(box);
    await keys(' ');
  }
  const served = serveDownloads();
  await tabTo('Download PDF');
  await keys('{Enter}');
  await expect.element(page.getByText('w2-2025-ada-nguyen.pdf is in your downloads.')).toBeVisible();
  expect(served.map(({ fileName }) => fileName)).toEqual(['w2-2025-ada-nguyen.pdf']);
  await expect.element(onPaper('federalIncomeTax')).toHaveTextContent(/^4,000\.00$/);
  await expect.element(onPaper('stateShortB')).toHaveTextContent(/^OR$/);
  await expect.element(onPaper('stateWagesTipsB')).toHaveTextContent(/^12,000\.00$/);
  await expect.element(onPaper('localityNameB')).toHaveTextContent(/^Portland$/);
});

test('W-2 builder on a phone makes a W-2 with its wages in sight', { tags: ['release'] }, async () => {
  await windowOf(360, 740);
  await openBuilder(W2, 'information');
  await choose(page.getByLabelText('Year', { exact: true }), '2025');
  await fill(page.getByLabelText('Pay for the year'), '61,200');
  await choose(page.getByLabelText('State where they work'), 'FL');
  await choose(page.getByLabelText('Filing status'), 'MARRIED');
  const wages = barFigure('Wages, box 1');
  await expect.element(wages).toHaveTextContent(/^61,200\.00$/);
  await expect.element(wages).toBeInViewport();
  await press(page.getByRole('button', { name: 'Continue' }));
  await expectStep('parties');
  await fill(page.getByLabelText('Social Security number'), '412 68 4821');
  await fill(page.getByLabelText('First name and initial'), 'Lu');
  await fill(page.getByLabelText('Last name'), 'Zed');
  await fill(page.getByLabelText('Company name'), 'Palm Cafe');
  for (const party of [0, 1]) {
    await fill(page.getByLabelText('Street address').nth(party), `${party + 1} Bay St`);
    await fill(page.getByLabelText('City').nth(party), 'Miami');
    await choose(page.getByLabelText('State', { exact: true }).nth(party), 'FL');
    await fill(page.getByLabelText('ZIP code').nth(party), '331010042');
  }
  await fill(page.getByLabelText('EIN, box b'), '843192756');
  await fillAndLeave(page.getByLabelText('State ID number, box 15'), 'none');
  await expect.element(page.getByLabelText('EIN, box b')).toHaveValue('84-3192756');
  await expect.element(page.getByLabelText('ZIP code').first()).toHaveValue('33101-0042');
  await expect.element(page.getByLabelText('Social Security number')).toHaveValue('XXX-XX-4821');
  await waitUntilSaved();
  for (const step of STEPS) {
    await goTo(step);
    await expectToFit(step);
  }
  await press(page.getByRole('radio', { name: 'Preview' }));
  await expect.element(onPaper('companyName')).toHaveTextContent('Palm Cafe');
  await press(onPaper('medicareTax'));
  await expect.element(page.getByLabelText('Box 6, Medicare tax withheld')).toHaveFocus();
  await goTo('finish');
  await confirmTruth();
  const file = await download('Download PDF');
  expect(file.name).toBe('w2-2025-lu-zed.pdf');
  const text = await pdfText(file);
  // 6.2% and 1.45% of the wages; the employee's copies cut the number.
  for (const words of ['61,200.00', '3,794.40', '887.40', 'XXX-XX-4821', 'Copy B', 'Copy C', 'Copy 2']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('412-68');
});
