import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { barFigure, goTo, onPaper, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { attach, choose, fill, leaveField, press } from '../../testing/user-input.ts';
import { emulateTouch, windowOf } from '../../testing/window.ts';

const W2 = '/make-your-w2';
const PAY_STUB = '/make-your-paystub';
const sum = page.getByRole('button', { name: 'Add up stubs in this browser' });
const stubs = page.getByRole('group', { name: 'Pay stubs' });
const income = page.getByLabelText('Pay for the year');
const told = /The last stub’s year to date doesn’t match the stubs’ total\. Gross pay: \$[\d,.]+ on the last stub/;

/** Opens an empty W-2 in a browser that holds the pay stubs of the sample. */
async function openBesideStubs(): Promise<void> {
  await openSample(PAY_STUB, 'finish');
  await openBuilder(W2, 'information');
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

describe('a W-2', () => {
  test('is added up from the pay stubs of this browser, with what does not agree', async () => {
    await openBesideStubs();
    await press(sum);
    await expect.element(stubs).toHaveTextContent(/These boxes are the totals of 3 pay stubs from \d{4}\./);
    await expect.element(stubs).toHaveTextContent(told);
    await expect.element(onPaper('companyName')).toHaveTextContent('Cascade Timber Works LLC');
    await goTo('boxes');
    await expect.element(page.getByText('from 3 pay stubs')).toHaveLength(8);
    await fill(page.getByLabelText('Box 2, Federal income tax withheld'), '3100');
    await expect.element(page.getByText('entered by you')).toHaveLength(1);
    await waitUntilSaved();
    await reload();
    await expect.element(page.getByText('from 3 pay stubs')).toHaveLength(7);
    await goTo('information');
    await expect.element(stubs).toHaveTextContent('These boxes are the totals');
    await press(page.getByRole('button', { name: 'Start over' }).first());
    await expect.element(stubs).not.toHaveTextContent('These boxes are the totals');
    await attach(page.getByLabelText('Add up PDFs'), pdf('no.pdf'));
    await expect.element(stubs).toHaveTextContent('no.pdf has no pay stub made with Paperwage.');
  });

  test(
    'keeps in sight what does not agree, and that the stubs are of another year than the form',
    { tags: ['release'] },
    async () => {
      await openBesideStubs();
      await press(sum);
      await expect.element(stubs).toHaveTextContent(/These boxes are the totals of 3 pay stubs from \d{4}\./);
      await attach(page.getByLabelText('Add up PDFs'), pdf('invoice.pdf'));
      await expect.element(stubs).toHaveTextContent('invoice.pdf has no pay stub made with Paperwage.');
      await expect.element(stubs).toHaveTextContent(told);
      await goTo('finish');
      const review = page.getByRole('group', { name: 'Worth a second look' });
      await press(review.getByRole('button', { name: told }));
      await expect.element(sum).toHaveFocus();
      const field = page.getByLabelText('Year', { exact: true });
      const year = (field.element() as HTMLSelectElement).value;
      await choose(field, String(Number(year) - 1));
      leaveField();
      const otherYear = `These boxes are the totals of pay stubs from ${year}, but the form is for ${Number(year) - 1}.`;
      await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(otherYear));
      await press(sum);
      await expect.element(stubs).toHaveTextContent(`We found no pay stubs paid in ${Number(year) - 1}.`);
      await expect.element(stubs).toHaveTextContent(`These boxes are the totals of 3 pay stubs from ${year}.`);
      await goTo('finish');
      await expect.element(page.css('#review-errors')).toHaveTextContent(`Year: ${otherYear}`);
    },
  );

  test('has in box 14 what the stubs took for programs of the state', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'basics');
    await choose(page.getByLabelText('State where they work'), 'CA');
    await waitUntilSaved();
    await openBuilder(W2, 'information');
    await press(sum);
    await goTo('boxes');
    await waitUntilSaved();
    await reload();
    await expect.element(page.getByLabelText('Label 1')).toHaveValue('CASDI');
    const amount = page.getByLabelText('Amount 1', { exact: true });
    await expect.element(amount).toHaveAccessibleDescription('from 3 pay stubs');
    await expect.element(onPaper('field14')).toHaveTextContent('CASDI');
    await fill(amount, '5');
    await expect.element(amount).not.toHaveAccessibleDescription('from 3 pay stubs');
  });

  test('has in boxes 18 to 20 what the stubs took for a city', async () => {
    await openSample(PAY_STUB, 'finish');
    const [key, text] = Object.entries(localStorage).find(([name]) => name.includes('paystub')) as [string, string];
    const record = JSON.parse(text) as { draft: { workState: string; elections: Record<string, string> } };
    record.draft.workState = 'OH';
    record.draft.elections.locality = 'Columbus';
    localStorage.setItem(key, JSON.stringify(record));
    await openBuilder(W2, 'information');
    await press(sum);
    await expect.element(page.getByLabelText('State where they work')).toHaveValue('OH');
    await goTo('boxes');
    const wages = page.css('li[data-path="localWagesTips"]');
    await expect.element(wages).toHaveTextContent('from 3 pay stubs, the wages Columbus taxes');
    await expect.element(page.css('li[data-path="localIncomeTax"]')).toHaveTextContent('from 3 pay stubs');
    await expect.element(onPaper('localityName')).toHaveTextContent('Columbus');
    await expect.element(onPaper('localIncomeTax')).toHaveTextContent(/^[\d,]+\.\d\d$/);
  });

  test('asks for PDFs to be dropped only where that can be done', { tags: ['release'] }, async () => {
    const ask = page.getByText('Drop all their PDFs anywhere on this page.');
    await openBuilder(W2, 'information');
    await expect.element(ask).toBeVisible();
    await emulateTouch();
    await expect.element(page.getByText('Add up Paperwage pay stubs to fill the boxes.')).toBeVisible();
    await expect.element(ask).not.toBeVisible();
  });

  test('says in the singular what one stub does', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    const [key, text] = Object.entries(localStorage).find(([name]) => name.includes('paystub')) as [string, string];
    const record = JSON.parse(text) as { draft: { items: unknown[] } };
    record.draft.items = record.draft.items.slice(-1);
    localStorage.setItem(key, JSON.stringify(record));
    await openBuilder(W2, 'information');
    await press(sum);
    await expect.element(stubs).toHaveTextContent(/These boxes are the totals of 1 pay stub from \d{4}\./);
  });

  test('replaces one sum by the next, and keeps a code that was typed', async () => {
    await openBesideStubs();
    await goTo('boxes');
    await fill(page.getByRole('combobox', { name: 'Code 12a' }), 'DD');
    await fill(page.getByLabelText('Amount 12a'), '6380');
    await goTo('information');
    await fill(income, '50000');
    await press(sum);
    await expect.element(stubs).toHaveTextContent('The stubs replaced what you entered: pay for the year (50,000.00).');
    await expect.element(stubs).toHaveTextContent(/The stubs have \$[\d,.]+ in tips\..*box 12, code TP\./);
    await expect.element(onPaper('socialSecurityTips')).toHaveTextContent(/^[\d,]+\.\d\d$/);
    const tips = onPaper('socialSecurityTips').element().textContent;
    await press(sum);
    await expect.element(stubs).not.toHaveTextContent('The stubs replaced what you entered');
    expect(onPaper('socialSecurityTips').element().textContent).toBe(tips);
    await expect.element(onPaper('field12aCode')).toHaveTextContent(/^DD$/);
    await expect.element(onPaper('field12a')).toHaveTextContent(/^6,380.00$/);
  });

  for (const width of [360, 1440]) {
    test(
      `tells at ${width} px what does not agree with nothing over it, and takes the sum back there`,
      releaseOnlyUnless(width === 360),
      async () => {
        await windowOf(width, 800);
        await openBesideStubs();
        await fill(income, '50000');
        await press(sum);
        const items = stubs.getByRole('listitem');
        await expect.element(items.last()).toBeVisible();
        await expect.element(page.getByRole('button', { name: 'Close message' })).not.toBeInTheDocument();
        for (const item of items.all()) await expect.poll(() => isOnTop(item)).toBe(true);
        await press(stubs.getByRole('button', { name: 'Undo' }));
        await expect.element(stubs).not.toHaveTextContent('These boxes are the totals');
        await expect.element(income).toHaveValue('50,000.00');
        await expect.element(income).toHaveFocus();
      },
    );
  }

  test('goes back from the sum of stubs to the yearly income, and forward again', { tags: ['release'] }, async () => {
    await openBesideStubs();
    await press(sum);
    await expect
      .element(page.getByText('These boxes are the totals of 3 pay stubs. They don’t use the yearly pay.'))
      .toBeVisible();
    const wages = barFigure('Wages, box 1');
    await expect.element(wages).toHaveTextContent(/^[\d,]+\.\d\d$/);
    const summed = wages.element().textContent;
    const again = page.getByRole('button', { name: 'Calculate from the yearly pay again' });
    await fill(income, '60000');
    expect(wages.element().textContent).toBe(summed);
    await press(again);
    await expect.element(wages).toHaveTextContent(/^60,000.00$/);
    await expect.element(income).toHaveFocus();
    await expect.element(stubs).not.toHaveTextContent('These boxes are the totals');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => wages.element().textContent).toBe(summed);
    await expect.element(stubs).toHaveTextContent('These boxes are the totals of 3 pay stubs from');
    await goTo('boxes');
    await expect.element(page.getByText('from 3 pay stubs')).toHaveLength(8);
    await press(again);
    await expect.element(page.getByLabelText('Box 1, Wages, tips, other compensation')).toHaveValue('60,000.00');
  });
});

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: Locator): boolean {
  const node = element.element();
  node.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
