import { payStubTemplates, payStubThemes } from '@paperwage/documents/pay-stub';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, downloadsFromNow, fileAnswer } from '../../testing/calls.ts';
import { agree, barFigure, goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { exactly } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

const form = () => page.getByRole('region', { name: 'Form' });
const looks = (group: 'Template' | 'Theme') => form().getByRole('group', { name: group });

/** Every look of a group, once all of them are drawn. */
async function choicesOf(group: 'Template' | 'Theme') {
  const choices = looks(group).css('label');
  await expect.element(choices).toHaveLength({ Template: payStubTemplates.length, Theme: 6 }[group]);
  return choices.elements().map((_, index) => choices.nth(index));
}

/** What a sheet says and the colors it says it in. */
function drawn(sheet: Element) {
  const texts = [...sheet.querySelectorAll('text')].map((text) => text.textContent);
  const filled = [...sheet.querySelectorAll('[fill^="#"]')].map((part) => part.getAttribute('fill'));
  return { texts, colors: [...new Set(filled)].sort() };
}

/** Chooses each look of a group in turn; the preview and the miniature must come to show the same, in either order. */
async function chooseEach(group: 'Template' | 'Theme') {
  const seen: ReturnType<typeof drawn>[] = [];
  for (const choice of await choicesOf(group)) {
    await press(choice.getByRole('radio'));
    const shown = () => ({
      miniature: drawn(choice.css('svg').last().element()),
      preview: drawn(page.css('#preview svg').first().element()),
    });
    const isSame = ({ miniature, preview }: ReturnType<typeof shown>) =>
      miniature.texts.length > 20 && JSON.stringify(preview) === JSON.stringify(miniature);
    await expect.poll(shown).toSatisfy(isSame);
    seen.push(shown().preview);
  }
  return seen;
}

describe('the finish step', () => {
  test('holds template, theme, review, agreements and download', async () => {
    await openSample(PAY_STUB, 'finish');
    await expect.element(looks('Template').getByRole('radio')).toHaveLength(payStubTemplates.length);
    await expect.element(looks('Theme').getByRole('radio')).toHaveLength(payStubThemes.length);
    const review = form().getByRole('region', { name: 'Review' });
    await expect.element(review).toHaveTextContent('Cascade Timber Works LLC');
    await expect.element(review).toHaveTextContent('Núria Nguyễn-Ortega');
    await expect.element(review).toHaveTextContent(/Employee ID\S*CT-00318Check numbers\d{4} to \d{4}/);
    for (const agreement of ['Privacy Policy', 'Terms and Conditions']) {
      await expect.element(form().getByRole('checkbox', { name: `I agree to the ${agreement}` })).not.toBeChecked();
    }
    for (const button of ['Download PDF', 'Download Excel']) {
      await expect.element(form().getByRole('button', { name: button }).first()).toBeEnabled();
    }
  });

  test('offers a generated check number where there is a check, and prints it once it is taken', async () => {
    await openBuilder(PAY_STUB, 'finish');
    const review = form().getByRole('region', { name: 'Review' });
    await expect.element(review).not.toHaveTextContent('Check number');
    await press(looks('Template').getByRole('radio', { name: /^Ledger/ }));
    await expect.element(review).toHaveTextContent(/Check numberNone. Use \d{4}/);
    await press(review.getByRole('button', { name: /^Use \d{4}$/ }));
    await expect.element(review).toHaveTextContent(/Check number\d{4}/);
    await expect.element(page.css('#preview svg').first()).toHaveTextContent(/Check no\.\s*\d{4}/);
  });

  test('begins with the first template, index 0, and the first theme', { tags: ['release'] }, async () => {
    await openBuilder(PAY_STUB, 'finish');
    for (const group of ['Template', 'Theme'] as const) {
      const radios = looks(group).getByRole('radio');
      await expect.element(radios.nth(0)).toBeChecked();
      await press(radios.nth(1));
      await expect.element(radios.nth(0)).not.toBeChecked();
      await expect.element(radios.nth(1)).toBeChecked();
    }
  });

  test('miniatures change the template', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    const templates = await chooseEach('Template');
    expect(new Set(templates.map(({ texts }) => texts.join('\n'))).size).toBe(payStubTemplates.length);
  });

  test('miniatures change the theme', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    const themes = await chooseEach('Theme');
    expect(new Set(themes.map(({ colors }) => colors.join())).size).toBe(payStubThemes.length);
  });

  test('miniatures follow what is typed', async () => {
    await openSample(PAY_STUB, 'company');
    await fill(page.getByLabelText('Company name'), 'Brand New Name Inc');
    await goTo('finish');
    for (const group of ['Template', 'Theme'] as const) {
      for (const choice of await choicesOf(group)) {
        await expect.element(choice).toHaveTextContent('Brand New Name Inc');
      }
    }
  });
});

describe('example pay', () => {
  test('gives no totals until it is kept, with one press', async () => {
    await openBuilder(PAY_STUB, 'basics');
    await choose(page.getByLabelText('State where they work'), 'TX');
    await expect.element(barFigure('Net pay')).toHaveTextContent('–');
    await goTo('finish');
    const review = form().getByRole('region', { name: 'Review' });
    await expect.element(review.getByRole('button', { name: 'Use this pay' })).toHaveLength(1);
    await expect.element(page.css('#preview').getByText('The pay is only an example.')).toBeVisible();
    await press(review.getByRole('button', { name: 'Use this pay' }));
    await expect.element(barFigure('Net pay')).toHaveTextContent(/\d/);
    await expect.element(page.getByText('The pay is only an example.')).not.toBeInTheDocument();
  });
});

describe('the rail', () => {
  const link = (step: string) => page.css(`nav[aria-label="Steps"] a[href$="step=${step}"]`);

  /** A step's state as it is read out, and as it is seen. */
  async function expectState(step: string, state: 'done' | 'to do' | 'has errors') {
    await expect.element(link(step)).toHaveAccessibleName(new RegExp(`, ${state}$`));
    const sign = { done: '✓', 'to do': '', 'has errors': '!' }[state];
    await expect.element(link(step).css('[aria-hidden]')).toHaveTextContent(exactly(sign));
  }

  test('shows of each step whether it is done, to do or wrong', async () => {
    const steps: readonly string[] = ['basics', 'company', 'employee', 'earnings', 'finish'];
    await openBuilder(PAY_STUB, 'basics');
    for (const step of steps) await expectState(step, 'to do');
    await choose(page.getByLabelText('State where they work'), 'TX');
    await expectState('basics', 'to do');
    await press(page.getByRole('radio', { name: 'Yes' }));
    await expectState('basics', 'to do');
    await choose(page.getByLabelText('Pay frequency'), 'BI_WEEKLY');
    await expectState('basics', 'done');
    await goTo('company');
    await expectState('company', 'to do');
    await press(page.getByRole('button', { name: 'Continue' }));
    await expectState('company', 'has errors');
    await goTo('company');
    await fill(page.getByLabelText('Company name'), 'Cascade');
    await expectState('company', 'done');
    await goTo('employee');
    await fill(page.getByLabelText('Name', { exact: true }), 'Ada Nguyen');
    await expectState('employee', 'done');
    await expectState('earnings', 'to do');
    await goTo('earnings');
    await press(page.getByRole('button', { name: 'Use this pay' }));
    await expectState('earnings', 'done');
    await fillAndLeave(page.getByLabelText('Regular, rate'), 'x');
    await expectState('earnings', 'has errors');
    await fill(page.getByLabelText('Regular, rate'), '20');
    await expectState('earnings', 'done');
    await goTo('finish');
    await expectState('finish', 'to do');
    answerCalls(() => fileAnswer('paystub.pdf'));
    downloadsFromNow();
    await agree();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    for (const step of steps) await expectState(step, 'done');
  });

  test('shows a sample as done as if its steps had been walked through', async () => {
    await openBuilder(PAY_STUB, 'basics');
    await press(page.getByRole('button', { name: 'Fill in a sample' }));
    for (const step of ['basics', 'company', 'employee', 'earnings'] as const) await expectState(step, 'done');
    await expectState('finish', 'to do');
    await press(page.getByRole('button', { name: 'Undo' }));
    for (const step of ['basics', 'company', 'employee', 'earnings'] as const) await expectState(step, 'to do');
  });
});

describe('the paper', () => {
  const paper = () => form().getByRole('region', { name: 'Paper' });
  const sheet = () => page.css('#preview svg').first();
  const yOf = (text: string) => {
    const found = [...sheet().element().querySelectorAll('text')].findLast((one) => one.textContent === text);
    return Number(found?.getAttribute('y'));
  };

  test('is Letter or A4, as the preview shows', async () => {
    await openSample(PAY_STUB, 'finish');
    await expect.element(paper().getByRole('radio', { name: 'Letter' })).toBeChecked();
    await press(paper().getByRole('radio', { name: 'A4' }));
    await expect.element(sheet()).toHaveAttribute('viewBox', '8.36 0 595.28 841.89');
    await press(paper().getByRole('radio', { name: 'Letter' }));
    await expect.element(sheet()).toHaveAttribute('viewBox', '0 0 612 792');
  });

  test('moves a check, and says what is no distance', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    const down = paper().getByRole('textbox', { name: 'Move the check down, mm' });
    await press(looks('Template').getByRole('radio', { name: /^Statement/ }));
    await expect.element(down).not.toBeInTheDocument();
    await press(looks('Template').getByRole('radio', { name: /^Ledger/ }));
    const before = yOf('Paid to') || yOf('Pay to the order of');
    await fillAndLeave(down, '3.0');
    await expect.poll(() => (yOf('Paid to') || yOf('Pay to the order of')) - before).toBeCloseTo(8.5, 0);
    await fillAndLeave(down, '12');
    await expect
      .element(paper())
      .toHaveTextContent('At more than 9 mm up or down, the check leaves the paper. Enter millimeters from −9 to 9.');
    await expect.element(down).toHaveAttribute('aria-invalid', 'true');
    const told = /^Move the check down: At more than 9 mm up or down, the check leaves the paper\./;
    await expect.element(form().getByRole('button', { name: told })).toBeVisible();
  });

  test('remembers the paper of a company over a new start', { tags: ['release'] }, async () => {
    await openSample(PAY_STUB, 'finish');
    const remembers = 'We remember these settings for Cascade Timber Works LLC in this browser.';
    await expect.element(paper()).not.toHaveTextContent('We remember');
    await press(paper().getByRole('radio', { name: 'A4' }));
    await expect.element(paper()).toHaveTextContent(remembers);
    await press(page.getByRole('button', { name: 'Start over' }).last());
    await goTo('company');
    await fillAndLeave(page.getByLabelText('Company name'), 'CASCADE Timber works  LLC');
    await goTo('finish');
    await expect.element(paper().getByRole('radio', { name: 'A4' })).toBeChecked();
    await expect.element(paper()).toHaveTextContent('Set as you last chose for CASCADE Timber works LLC.');
    await press(paper().getByRole('radio', { name: 'Letter' }));
    await expect.element(paper()).not.toHaveTextContent('Set as you last chose');
    await goTo('company');
    await goTo('finish');
    await expect.element(paper().getByRole('radio', { name: 'Letter' })).toBeChecked();
  });

  test(
    'takes the settings of the company that is named now, and changes what is remembered at a choice alone',
    { tags: ['release'] },
    async () => {
      const kept = () => localStorage.getItem('paperwage.paystub.printing');
      const nameCompany = async (name: string) => {
        await goTo('company');
        await fillAndLeave(page.getByLabelText('Company name'), name);
        await goTo('finish');
      };
      const down = () => paper().getByRole('textbox', { name: 'Move the check down, mm' });
      await openSample(PAY_STUB, 'finish');
      await press(looks('Template').getByRole('radio', { name: /^Ledger/ }));
      await nameCompany('Acme Bakery');
      await press(paper().getByRole('radio', { name: 'A4' }));
      await fillAndLeave(down(), '-4');
      // Where nothing is remembered, what a person chose stays.
      await nameCompany('Acme Bakery LLC');
      await expect.element(down()).toHaveValue('-4');
      await fillAndLeave(down(), '1');
      await press(paper().getByRole('radio', { name: 'Letter' }));
      const before = kept();
      expect(before).not.toBeNull();
      await nameCompany('Acme Bakery');
      await expect.element(down()).toHaveValue('-4');
      await expect.element(paper().getByRole('radio', { name: 'A4' })).toBeChecked();
      await expect.element(paper()).toHaveTextContent('Set as you last chose for Acme Bakery.');
      // What nobody chose for this document does not follow it to another company.
      await nameCompany('Beta Co');
      await expect.element(down()).toHaveValue('');
      await expect.element(paper().getByRole('radio', { name: 'Letter' })).toBeChecked();
      expect(kept()).toBe(before);
      await fillAndLeave(down(), '12');
      await expect.element(paper()).not.toHaveTextContent('Beta Co');
    },
  );
});
