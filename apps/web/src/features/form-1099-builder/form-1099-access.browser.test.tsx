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

const FORM = '/make-your-1099';
const STEPS = ['payment', 'parties', 'boxes', 'finish'];

test('1099 builder leads from an empty form to a PDF by keyboard alone', { tags: ['release'] }, async () => {
  await openBuilder(FORM, 'payment');
  await typeByTab({ year: '2025', income: '8400' });
  await tabTo('Continue');
  await keys('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await typeByTab({
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
  });
  await tabTo('Continue');
  await keys('{Enter}');
  await expectStep('boxes');
  await typeByTab({ 'Box 4, Federal income tax withheld': '2016' });
  await tabTo('secondTinNotice');
  await keys(' ');
  await tabTo('A second stateNone');
  await userEvent.keyboard('{Enter}');
  await typeByTab({
    'Box 5, State tax withheld, second state': '60',
    'Box 6, State/Payer’s state no., second state': 'OR 12-3',
    'Box 7, State income, second state': '1200',
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
  await expect.element(page.getByText('1099-nec-2025-ada-nguyen.pdf is in your downloads.')).toBeVisible();
  expect(served.map(({ fileName }) => fileName)).toEqual(['1099-nec-2025-ada-nguyen.pdf']);
  await expect.element(onPaper('recipientsCity')).toHaveTextContent('San Juan, PR 00901');
  await expect.element(onPaper('payersStateNoB')).toHaveTextContent(/^OR 12-3$/);
  await expect.element(onPaper('stateIncomeB')).toHaveTextContent(/^1,200\.00$/);
});

test('1099 builder on a phone makes a 1099 with what was paid in sight', async () => {
  await windowOf(360, 740);
  await openBuilder(FORM, 'payment');
  await choose(page.getByLabelText('Year paid'), '2025');
  await fill(page.getByLabelText('Income paid in the year'), '8,400');
  const paid = barFigure('Paid');
  await expect.element(paid).toHaveTextContent(/^8,400\.00$/);
  await expect.element(paid).toBeInViewport();
  await press(page.getByRole('button', { name: 'Continue' }));
  await expectStep('parties');
  for (const [party, name] of ['Palm Cafe', 'Lu Zed'].entries()) {
    await fill(page.getByLabelText('Name', { exact: true }).nth(party), name);
    await fill(page.getByLabelText('Street address').nth(party), `${party + 1} Bay St`);
    await fill(page.getByLabelText('City').nth(party), 'Miami');
    await choose(page.getByLabelText('State', { exact: true }).nth(party), 'FL');
    await fill(page.getByLabelText('ZIP code').nth(party), '331010042');
  }
  await fill(page.getByLabelText('Phone'), '3055550142');
  await fill(page.getByLabelText('Payer’s taxpayer number'), '843192756');
  await fillAndLeave(page.getByLabelText('Recipient’s taxpayer number'), '412684821');
  await expect.element(page.getByLabelText('Phone')).toHaveValue('(305) 555-0142');
  await expect.element(page.getByLabelText('Payer’s taxpayer number')).toHaveValue('84-3192756');
  await expect.element(page.getByLabelText('Recipient’s taxpayer number')).toHaveValue('XXX-XX-4821');
  await expect.element(page.getByLabelText('ZIP code').first()).toHaveValue('33101-0042');
  await waitUntilSaved();
  for (const step of STEPS) {
    await goTo(step);
    await expectToFit(step);
  }
  await press(page.getByRole('radio', { name: 'Preview' }));
  await expect.element(onPaper('payersName')).toHaveTextContent('Palm Cafe');
  await press(onPaper('federalIncomeTax'));
  await expect.element(page.getByLabelText('Box 4, Federal income tax withheld')).toHaveFocus();
  await goTo('finish');
  await confirmTruth();
  const file = await download('Download PDF');
  expect(file.name).toBe('1099-nec-2025-lu-zed.pdf');
  const text = await pdfText(file);
  for (const words of ['8,400.00', 'XXX-XX-4821', '(305) 555-0142', 'Copy B', 'Copy 2']) expect(text).toContain(words);
  expect(text).not.toContain('412-68');
});
