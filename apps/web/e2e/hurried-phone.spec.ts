import { expect, test } from '@playwright/test';
import {
  ASSUMED,
  addEarning,
  answerPlace,
  askedAtLast,
  confirmEarlier,
  expectOnPaper,
  fillPay,
  goOn,
  paper,
  toEarnings,
} from './hurried-page.ts';
import { goTo, isFirstPaycheck } from './pay-stub-page.ts';

/** Ten people in a hurry, on a phone: each types only what is asked, and presses the download as soon as it is there. */
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('hourly, with overtime hours whose rate is offered', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'TX' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '18.50', 'Regular, hours': '80', 'Overtime, hours': '4' });
  expect(await askedAtLast(page)).toContain(ASSUMED);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '18.50', '1,480.00', '27.75', '111.00', '1,591.00');
});

test('a salary, by the year', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'FL', frequency: 'SEMI_MONTHLY', payType: 'Salary' });
  await goOn(page);
  expect(await askedAtLast(page)).toContain('Enter the yearly salary. $10.00 is only an example.');
  // What nobody typed is said, and can be kept.
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review).toContainText('No Form W-4: taxed as single, no dependents.');
  await expect(review).toContainText(/Assumes the pay period \S+ to \S+ and pay date \S+\./);
  await review.getByRole('button', { name: 'Use these dates' }).tap();
  await expect(review).not.toContainText('Assumes the pay period');
  await review.getByRole('button', { name: 'That’s right' }).tap();
  await expect(review).not.toContainText('No Form W-4');
  await goTo(page, 'earnings');
  await fillPay(page, { 'Salary, per year': '52000' });
  await goOn(page);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '2,166.67');
});

test('a server with tips', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'NV' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '12', 'Regular, hours': '60' });
  await addEarning(page, 'Tips');
  await fillPay(page, { 'Tips, amount': '340' });
  expect(await askedAtLast(page)).toContain(ASSUMED);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '720.00', '340.00', '1,060.00');
});

test('a new hire, whose year begins with this pay', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'WA' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '21', 'Regular, hours': '32' });
  const asked = await askedAtLast(page);
  expect(asked).toContain(ASSUMED);
  expect(asked).toContain('We can’t calculate Washington workers’ comp (L&I)');
  await expect(page.getByText('before workers’ comp', { exact: true }).first()).toBeVisible();
  await goTo(page, 'employee');
  await page.getByRole('radio', { name: 'Not withheld' }).check();
  await expect(page.getByText('before workers’ comp', { exact: true })).toHaveCount(0);
  await goTo(page, 'basics');
  await isFirstPaycheck(page);
  await goTo(page, 'finish');
  const text = await paper(page);
  expect(text).not.toContain('Net pay before');
  // The period and the year are the same.
  expect(text.match(/672\.00/g)!.length).toBeGreaterThan(2);
  await expect(page.getByText(ASSUMED)).toHaveCount(0);
});

test('a city in Ohio, found by its ZIP code', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'OH' }, { work: '43215', home: '43215' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  await expect(page.getByText('before local tax', { exact: true })).toBeVisible();
  expect(await askedAtLast(page)).toContain('Ohio local tax may be missing. Enter the home city or town');
  await goTo(page, 'employee');
  await answerPlace(page, 'home', 'Lives and works in Columbus: add 2.5%');
  await expect(page.getByText('We know of no school district income tax for Columbus, Ohio.')).toBeVisible();
  await answerPlace(page, 'school district', 'No school district tax');
  await goTo(page, 'finish');
  await expect(page.getByText('before local tax', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Assumes the employee works in Columbus too.')).toHaveCount(0);
  await confirmEarlier(page);
  // 2.5% of 1,600.00.
  expectOnPaper(await paper(page), '1,600.00', 'Columbus tax', '40.00');
});

test('Indiana, by the county of the home', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'IN' }, { work: '46204', home: '46204' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  expect(await askedAtLast(page)).toContain('Indiana county tax is missing.');
  await goTo(page, 'employee');
  await answerPlace(page, 'county', /^Add Marion County, Indiana, 2\.02%/);
  await goTo(page, 'finish');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Marion County tax');
});

test('New York City', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'NY' }, { work: '10001', home: '11201' });
  await answerPlace(page, 'home', /^Add New York City, New York, 2\.05% to 4\.25%/);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).not.toContain('local tax may be missing');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '1,750.00', 'New York City tax');
});

test('Pennsylvania, where nobody is sure', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '19103', home: '19103' });
  await answerPlace(page, 'home', 'Not sure');
  await answerPlace(page, 'place of work', /^Add Philadelphia, Pennsylvania, 3\.425%/);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain(
    'You’re not sure about the home city or town, so we used Philadelphia’s rate for nonresidents.',
  );
  await confirmEarlier(page);
  // As for a nonresident: 3.425% of 1,750.00.
  expectOnPaper(
    await paper(page),
    'Net pay before local tax',
    'Net before local tax, year to date',
    'Philadelphia tax',
    '59.94',
  );
});

test('work in one state and a home in another', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '15222', home: '08002' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain('The address is in New Jersey. Does the employee live there?');
  await page.getByRole('button', { name: 'Yes, lives in New Jersey' }).tap();
  await goTo(page, 'employee');
  await answerPlace(page, 'place of work', 'No local tax here');
  await goTo(page, 'finish');
  await confirmEarlier(page);
  const text = await paper(page);
  expectOnPaper(text, 'New Jersey income tax');
  expect(text).not.toContain('Pennsylvania income tax');
  await goTo(page, 'finish');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  const form = review.locator('p', { hasText: 'Assumes Form REV-419 is on file, so no Pennsylvania income tax.' });
  await form.getByRole('button', { name: 'Change' }).tap();
  await page.getByRole('radio', { name: 'No form on file' }).check();
  await goTo(page, 'finish');
  await expect(form).toHaveCount(0);
  const withoutForm = await paper(page);
  // 3.07% of 1,750.00.
  expectOnPaper(withoutForm, 'Pennsylvania income tax', '53.73');
  expect(withoutForm).not.toContain('New Jersey income tax');
});

test(
  'a person who takes the pay frequency as it stands is asked for it once',
  { tag: '@release' },
  async ({ page }) => {
    await toEarnings(page, { state: 'TX', frequency: '' });
    await goOn(page);
    await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '100' });
    await expect(page.locator('dd', { hasText: 'assumes monthly pay' })).toBeVisible();
    expect(await askedAtLast(page)).toContain('Is pay monthly? Confirm this, or choose another pay frequency.');
    await page.getByRole('button', { name: 'Yes, monthly' }).tap();
    await expect(page.getByText(/assumes monthly pay/i)).toHaveCount(0);
    await confirmEarlier(page);
    expectOnPaper(await paper(page), '2,000.00', 'Monthly');
  },
);

test('more than 40 hours a week, paid as overtime in one press', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'TX', frequency: 'WEEKLY' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '60' });
  await goOn(page);
  await page
    .getByRole('region', { name: 'Review', exact: true })
    .getByRole('button', { name: 'Pay 20 hours as overtime' })
    .tap();
  await page.getByRole('button', { name: 'Download PDF' }).first().tap();
  await confirmEarlier(page);
  // 40 × 20.00, and 20 × 30.00.
  expectOnPaper(await paper(page), '800.00', '30.00', '600.00', '1,400.00');
});

test('a city in Kentucky whose county is not covered this year', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'KY' }, { work: '41042', home: '41042' });
  await answerPlace(page, 'home', /^Add Florence, Kentucky/);
  const county = page.getByRole('group', { name: 'Answers for the county' }).getByRole('button');
  await expect(county.first()).toHaveText('Boone County (we don’t cover its tax on this pay date)');
  await county.first().tap();
  await expect(page.getByRole('combobox', { name: 'County where the employee works' })).toHaveValue(
    'Boone County, not covered',
  );
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain('We don’t cover the local tax of Boone County, Kentucky.');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Florence tax', '35.00', 'Boone County schools tax', '8.75');
});

test('Pittsburgh, in one of two school districts', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '15222', home: '15222' });
  await answerPlace(page, 'home', 'Add Pittsburgh, Pennsylvania, Pittsburgh school district, 3%');
  await expect(
    page.getByRole('group', { name: 'Answers for the place of work' }).getByRole('button', { name: /^Add Pittsburgh/ }),
  ).toHaveCount(1);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).not.toContain('local tax may be missing');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Pittsburgh tax', '52.50', 'Pittsburgh local services tax', '2.00');
});

test('a contractor', { tag: '@release' }, async ({ page }) => {
  await toEarnings(page, { state: 'GA', who: 'Contractor' });
  await goOn(page);
  expect(await askedAtLast(page)).toContain('$10.00 is only an example.');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review).toContainText('Contractor ID');
  await expect(review).toContainText('Amount paid');
  await expect(review).not.toContainText('Form W-4');
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: '+ Add earning' }).tap();
  await expect(page.getByRole('button', { name: 'Bonus', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Overtime', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await fillPay(page, { 'Contractor pay, rate': '750', 'Contractor pay, hours': '2' });
  await goOn(page);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Amount paid', '1,500.00');
});
