import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { agree, barFigure, confirmTruth, goTo, onPaper, openSample } from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, keys, leaveField, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const W2 = '/make-your-w2';
const FEDERAL = 'Box 2, Federal income tax withheld';

describe('the boxes of a W-2', () => {
  test('follow what was paid into plans, each with its reason', async () => {
    await openSample(W2, 'boxes');
    await goTo('information');
    await press(page.getByText('Pre-tax deductions and Roth'));
    await expect.element(page.getByLabelText('Pay for the year')).toHaveValue('68,400.00');
    await fillAndLeave(page.getByLabelText('401(k)', { exact: true }), '5000');
    await fillAndLeave(page.getByLabelText('Roth 401(k)'), '1000');
    await goTo('boxes');
    await expect.element(page.getByLabelText('Box 1, Wages, tips, other compensation')).toHaveValue('63,400.00');
    await expect.element(page.getByText('From the Roth 401(k) amount in step 1.')).toBeVisible();
    // The sample has another amount in this box, which stays until it is made to agree.
    await goTo('finish');
    const said = /Box 12a says \$4,200\.00, and you entered \$5,000\.00 as paid into that plan/;
    await expect.element(page.getByText(said)).toBeVisible();
  });

  test('are calculated, marked when they are changed, and calculated again', async () => {
    await openSample(W2, 'boxes');
    const box2 = page.getByLabelText(FEDERAL);
    const row = page.css('li[data-path="federalIncomeTax"]');
    await expect.element(box2).toHaveValue(expect.stringMatching(/^\d,\d{3}\.\d\d$/));
    const computed = (box2.element() as HTMLInputElement).value;
    await expect.element(row).toHaveTextContent('estimated');
    await press(page.getByRole('button', { name: 'Box 2: why?' }));
    await expect.element(row.getByRole('listitem').first()).toBeVisible();
    await expect.element(row).toHaveTextContent('Source:');
    await fill(box2, '3100');
    leaveField();
    await expect.element(box2).toHaveValue('3,100.00');
    await expect.element(row).toHaveTextContent('entered by you');
    await expect.element(onPaper('federalIncomeTax')).toHaveTextContent(/^3,100.00$/);
    // It stays when the income it was calculated from changes; the others follow.
    await goTo('information');
    await fill(page.getByLabelText('Pay for the year'), '70000');
    await expect.element(barFigure('Federal tax')).toHaveTextContent(/^3,100.00$/);
    await fill(page.getByLabelText('Pay for the year'), '68400');
    await goTo('boxes');
    await press(page.getByRole('button', { name: 'Box 2: calculate again' }));
    await expect.element(box2).toHaveValue(computed);
    await expect.element(box2).toHaveFocus();
    await expect.element(row).not.toHaveTextContent('entered by you');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(box2).toHaveValue('3,100.00');
  });

  test('stand below their names on a phone with large text, each with room for its figure', async () => {
    await openSample(W2, 'boxes');
    await windowOf(360, 740);
    document.documentElement.dataset.textSize = 'largest';
    onTestFinished(() => {
      delete document.documentElement.dataset.textSize;
    });
    for (const id of ['field12aCode', 'field12a', 'federalIncomeTax']) {
      expect(page.css(`#${id}`).element().getBoundingClientRect().width, id).toBeGreaterThan(200);
    }
    await expectToFit();
  });

  test('say at rest that local tax is left blank, and once that taxes are an estimate', async () => {
    await openSample(W2, 'information');
    await expect.element(page.getByText(/^Estimated from one year/)).not.toBeInTheDocument();
    await page.getByLabelText('State where they work').selectOptions('OH');
    await goTo('boxes');
    const box18 = page.css('li[data-path="localWagesTips"]');
    await expect.element(box18).toHaveTextContent(/Ohio has local taxes on wages, and boxes 18 to 20 are blank/);
    await expect.element(box18.getByRole('textbox')).toHaveAccessibleDescription(/If you withheld one, enter it there/);
    await expect.element(page.getByText(/^Estimated from one year/)).toHaveLength(1);
  });

  test('can all be typed with the calculation off, which Undo of turning it on brings back', async () => {
    await openSample(W2, 'information');
    await press(page.getByLabelText('Calculate wages and taxes'));
    await goTo('boxes');
    await expect.element(page.getByLabelText('Box 1, Wages, tips, other compensation')).toHaveValue('64,200.00');
    await fill(page.getByLabelText(FEDERAL), '99.00');
    await expect.element(page.getByText('calculated', { exact: true })).not.toBeInTheDocument();
    await goTo('information');
    await press(page.getByLabelText('Calculate wages and taxes'));
    await expect.element(barFigure('Federal tax')).not.toHaveTextContent('99.00');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(barFigure('Federal tax')).toHaveTextContent(/^99.00$/);
  });

  test('follow the form of the year, with its words and its dates', { tags: ['release'] }, async () => {
    await openSample(W2, 'information');
    await expect.element(page.css('#preview')).toHaveTextContent('Draft of the 2026 form');
    const years = page.getByLabelText('Year', { exact: true });
    expect(
      years
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['2026', '2025', '2024', '2023', '2022']);
    await expect.element(page.getByText('02/01/2027')).toBeVisible();
    await expect.element(page.getByText('$184,500.00')).toBeVisible();
    await goTo('boxes');
    await expect.element(page.getByRole('heading', { name: '14a Other' })).toBeVisible();
    const occupation = page.getByRole('combobox', { name: 'Occupation', exact: true });
    await fill(occupation, 'bartend');
    await press(page.getByRole('option', { name: /Bartenders/ }));
    await expect.element(occupation).toHaveValue('101');
    await goTo('information');
    await choose(years, '2024');
    await expect.element(page.css('#preview')).not.toHaveTextContent('Draft');
    await expect.element(page.getByText('$168,600.00')).toBeVisible();
    await goTo('boxes');
    await expect.element(page.getByRole('heading', { name: '14 Other' })).toBeVisible();
    await goTo('finish');
    await expect
      .element(page.getByRole('region', { name: 'How to file' }))
      .toHaveTextContent('By 01/31/2025: file Copy A');
    await expect.element(page.getByRole('link', { name: 'Business Services Online' })).toBeVisible();
  });

  test('hold lines of box 14 that can be added, removed and brought back', { tags: ['release'] }, async () => {
    await openSample(W2, 'boxes');
    const lines = page.getByRole('region', { name: 'Box 14a Other' });
    await press(lines.getByRole('button', { name: '+ Add a line' }));
    await expect.element(lines.getByLabelText('Label 2')).toHaveFocus();
    await keys('CASDI');
    await fill(lines.getByLabelText('Amount 2'), '820.8');
    leaveField();
    await expect.element(onPaper('field14')).toHaveTextContent('820.80');
    await press(lines.getByRole('button', { name: 'Remove box 14 line 1' }));
    await expect.element(onPaper('field14')).not.toHaveTextContent('Union dues');
    await expect.element(onPaper('field14')).toHaveTextContent('CASDI');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(lines.getByLabelText('Label 1')).toHaveValue('Union dues');
    await expect.element(lines.getByLabelText('Label 2')).toHaveValue('CASDI');
  });

  test('hold back a download that the form does not allow, with the reason and the way to it', async () => {
    await openSample(W2, 'boxes');
    const box4 = page.getByLabelText('Box 4, Social security tax withheld');
    await fillAndLeave(box4, '12000');
    await expect.element(page.getByText('Box 4 can’t be more than $11,439.00 in 2026.').first()).toBeVisible();
    await goTo('finish');
    await confirmTruth();
    await agree();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expect.element(page.getByText('Fix 1 field')).toBeVisible();
    await press(page.getByRole('button', { name: /^Box 4 can’t be more/ }));
    await expect.element(box4).toHaveFocus();
    await press(page.getByRole('button', { name: 'Box 4: calculate again' }));
    await goTo('finish');
    await expect.element(page.css('#review-errors')).not.toBeInTheDocument();
  });
});
