import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { agree, confirmTruth, goTo, onPaper, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { storedText } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';
const step = (name: string) => page.css(`nav[aria-label="Steps"] a[href$="step=${name}"]`);

describe('the numbers of a form', () => {
  test('are read with dashes and dots, and say where their digits are when something is wrong', async () => {
    await openBuilder(W2, 'parties');
    const ssn = page.getByLabelText('Social Security number');
    await fillAndLeave(ssn, '412–68–4821');
    await expect.element(ssn).toHaveValue('XXX-XX-4821');
    await expect.element(page.getByText(/A Social Security number has nine digits/)).not.toBeInTheDocument();
    await fillAndLeave(ssn, '666.68.4821');
    await expect.element(ssn).toHaveValue('XXX-XX-4821');
    await expect
      .element(page.getByText(/starts with 000, 666 or 9\..* Select the field to see all digits\./))
      .toBeVisible();
    await press(ssn);
    await expect.element(ssn).toHaveValue('666-68-4821');
    await expect.element(page.getByText(/Select the field/)).not.toBeInTheDocument();
    const ein = page.getByLabelText('EIN, box b');
    await fillAndLeave(ein, '412-68-4821');
    await expect.element(ein).toHaveValue('412-68-4821');
    await expect.element(page.getByText(/This looks like a Social Security number\./).first()).toBeVisible();
    await fillAndLeave(ein, '84.3192756');
    await expect.element(ein).toHaveValue('84-3192756');
  });

  test('ask what nine digits are, and print them as it was said', async () => {
    await openSample(FORM_1099, 'parties');
    const tin = page.getByLabelText('Recipient’s taxpayer number');
    await fillAndLeave(tin, '527417730');
    const read = page.getByText(/^We treat this as an SSN or ITIN\./);
    await expect.element(read).toBeVisible();
    const kind = page.getByRole('group', { name: 'What is this number?' });
    await expect.element(kind.getByRole('radio', { checked: true })).not.toBeInTheDocument();
    await press(kind.getByRole('radio', { name: 'EIN', exact: true }));
    await expect.element(tin).toHaveValue('XX-XXX7730');
    await expect.element(read).not.toBeInTheDocument();
    await expect.element(onPaper('socialSecurity')).toHaveTextContent(/^XX-XXX7730$/);
    await press(kind.getByRole('radio', { name: 'SSN or ITIN' }));
    await expect.element(onPaper('socialSecurity')).toHaveTextContent(/^XXX-XX-7730$/);
  });
});

describe('a social security number where another is asked', () => {
  for (const [form, path] of [
    [W2, 'employersIdentificationNumber'],
    [FORM_1099, 'companyEin'],
  ] as const) {
    test(`is not kept whole by the browser in ${form}`, releaseOnlyUnless(form === W2), async () => {
      await openBuilder(form, 'parties');
      const field = page.css(`[id="${path}"]`);
      await fillAndLeave(field, '529-14-8127');
      await expect
        .element(field)
        .toHaveAccessibleDescription(expect.stringContaining('This looks like a Social Security number'));
      await waitUntilSaved();
      const stored = storedText();
      expect(stored).toContain('XXX-XX-8127');
      expect(stored).not.toContain('529-14');
      expect(stored).not.toContain('529148127');
    });
  }
});

test('without a state number Texas keeps the step to do, and not the download', { tags: ['release'] }, async () => {
  await openSample(W2, 'information');
  await choose(page.getByLabelText('State where they work'), 'TX');
  await goTo('parties');
  await expect.element(step('parties')).toHaveAccessibleName('Employee and employer, done');
  await fillAndLeave(page.getByLabelText('State ID number, box 15'), '');
  await expect.element(step('parties')).toHaveAccessibleName('Employee and employer, to do');
  await expect.element(page.getByText(/^Texas has no income tax on wages, so box 15 may need no number/)).toBeVisible();
  await goTo('finish');
  await confirmTruth();
  await agree();
  await expect.element(page.css('#review-errors')).not.toBeInTheDocument();
});

test('the boxes of an empty form are not done', { tags: ['release'] }, async () => {
  for (const form of [W2, FORM_1099] as const) {
    await openBuilder(form, 'boxes');
    await press(page.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => location.search).toMatch(/step=finish$/);
    await expect.element(step('boxes')).toHaveAccessibleName('Boxes, to do');
  }
  await openSample(W2, 'boxes');
  await expect.element(step('boxes')).toHaveAccessibleName('Boxes, done');
});

test('tax that was not collected is left out of box 4, and the working says so', async () => {
  await openSample(W2, 'boxes');
  const box4 = page.getByLabelText('Box 4, Social security tax withheld');
  await expect.element(box4).toHaveValue('4,240.80');
  await fill(page.getByRole('combobox', { name: 'Code 12c' }), 'A');
  await fillAndLeave(page.getByLabelText('Amount 12c'), '40.80');
  await expect.element(box4).toHaveValue('4,200.00');
  await press(page.getByRole('button', { name: 'Box 4: why?' }));
  await expect
    .element(page.css('li[data-path="socialSecurityTax"]'))
    .toHaveTextContent('$40.80 of this was not collected.');
});

test('the list of codes is as wide as the form on a phone', async () => {
  await windowOf(360, 740);
  await openBuilder(W2, 'boxes');
  await fill(page.getByRole('combobox', { name: 'Code 12a' }), 'u');
  const placeOf = (part: Locator) => {
    const { x, width } = part.element().getBoundingClientRect();
    return [Math.round(x), Math.round(width)];
  };
  const list = page.getByRole('listbox', { name: 'Code 12a' });
  await expect.element(list).toBeVisible();
  await expect.poll(() => placeOf(list)).toEqual(placeOf(page.getByRole('region', { name: 'Box 12' })));
});

test('a 1099 tells every threshold of its year, and has its boxes in the order of the form', async () => {
  await openSample(FORM_1099, 'payment');
  await expect.element(page.getByText('Direct sales for resale (box 2) starting at')).toBeVisible();
  await press(page.getByRole('radio', { name: 'Other (MISC)' }));
  await expect.element(page.getByText('Required for fishing boat proceeds starting at')).toBeVisible();
  await expect.element(page.getByText('Any amount')).toBeVisible();
  await expect.element(page.getByText('$5,000.00')).toBeVisible();
  await goTo('boxes');
  const boxes = page.getByRole('region', { name: 'Boxes on Form 1099-MISC' }).css('li:is(:has(b), :has(h2))');
  const numbers = () => boxes.elements().map((box) => /^\d+[a-z]?/.exec((box as HTMLElement).innerText.trim())?.[0]);
  await expect.poll(numbers).toEqual('1 2 3 4 5 6 7 8 9 10 11 12 13a 13b 14 15'.split(' '));
});
