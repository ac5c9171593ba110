import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { goTo, openSample } from '../../testing/builder.ts';
import { openPage } from '../../testing/page.tsx';
import { choose, focus, keys, press, tab } from '../../testing/user-input.ts';
import { emulateMedia, expectToFit, windowOf } from '../../testing/window.ts';
import {
  askServer,
  detail,
  expectAddress,
  openTaxRules,
  rows,
  stateLink,
  stateList,
  subheading,
  yearLink,
} from '../../testing/tax-rules.ts';

const toAllStates = page.getByRole('link', { name: 'Back to all states' });

describe('a state', () => {
  test('is opened from its row with everything that is held, and left to that row again', async () => {
    await openTaxRules('/tax-rules?year=2026');
    await press(stateLink('Georgia'));
    await expectAddress('/tax-rules?year=2026&state=GA');
    await expect.element(subheading).toHaveTextContent(/^Georgia in 2026$/);
    await expect.element(subheading).toHaveFocus();
    const [georgia] = await askServer('?year=2026&state=GA');
    const { incomeTax, programLists, certificates } = georgia!;
    expect(incomeTax).toHaveLength(2);
    for (const { text, source, comparison, note } of [...incomeTax, ...programLists, ...certificates]) {
      await expect.element(detail).toHaveTextContent(text);
      const link = detail.getByRole('link', { name: source.title }).first();
      if (source.url !== null) await expect.element(link).toHaveAttribute('href', source.url);
      await expect.element(detail).toHaveTextContent(source.publisher);
      if (comparison) await expect.element(detail).toHaveTextContent(comparison);
      if (note) await expect.element(detail).toHaveTextContent(note);
    }
    await expect.element(detail).toHaveTextContent('01/01/2026 to 05/10/2026');
    await expect.element(detail).toHaveTextContent('05/11/2026 to 12/31/2026');
    history.back();
    await expectAddress('/tax-rules?year=2026');
    await expect.element(stateLink('Georgia')).toHaveFocus();
    await expect.element(stateLink('Georgia')).toBeInViewport();
    history.forward();
    await expect.element(subheading).toHaveFocus();
    await press(toAllStates);
    await expect.element(stateLink('Georgia')).toHaveFocus();
  });

  test('says what counts as wages for each of its programs, and what of it is assumed', async () => {
    await openTaxRules('/tax-rules?year=2026&state=MA');
    const table = detail.getByRole('table').filter({ hasText: 'Paid before tax' });
    await expect.element(table).toHaveTextContent('401(k)Counts');
    await expect.element(table).toHaveTextContent('HSACounts (assumed)');
    await expect.element(detail).toHaveTextContent('We found no rule for what is marked “assumed”, so we count it.');
    await openTaxRules('/tax-rules?year=2026&state=DE');
    await expect.element(table).toHaveTextContent('HSADoesn’t count');
    await expect.element(detail).toHaveTextContent('Sources disagree.');
    await expectAccessible();
  });

  test('that takes no tax of wages says so of supplemental pay and of other states too', async () => {
    await openTaxRules('/tax-rules?year=2026&state=TX');
    await expect.element(detail).toHaveTextContent('nothing is withheld from supplemental pay either');
    await expect.element(detail).toHaveTextContent('no income tax on wages, wherever the employee lives');
    await expect.element(detail).not.toHaveTextContent('so we withhold');
  });

  test('and a year are chosen by address, by list and by link', async () => {
    await openTaxRules('/tax-rules?year=2024&state=NY');
    await expect.element(subheading).toHaveTextContent(/^New York in 2024$/);
    await expect.poll(() => document.title).toBe('Tax rules: New York · Paperwage');
    await expect.element(stateList).toHaveValue('NY');
    await press(yearLink('2025'));
    await expect.element(subheading).toHaveTextContent(/^New York in 2025$/);
    await focus(stateList);
    await choose(stateList, 'NJ');
    await expectAddress('/tax-rules?year=2025&state=NJ');
    await expect.element(subheading).toHaveTextContent(/^New Jersey in 2025$/);
    await expect.element(stateList).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: /\S/ })).toHaveTextContent(/^New Jersey in 2025$/);
    history.back();
    await expectAddress('/tax-rules?year=2024&state=NY');
    await expect.element(stateList).toHaveValue('NY');
    await choose(stateList, '');
    await expectAddress('/tax-rules?year=2024');
    await expect.element(rows).toHaveLength(53);
  });

  test('is opened and left with the keyboard alone', { tags: ['release'] }, async () => {
    await openTaxRules('/tax-rules?year=2026');
    await expect.element(stateLink('Alabama')).toBeVisible();
    await focus(stateList);
    for (const name of ['Federal', 'Alabama']) {
      await tab();
      await expect.element(stateLink(name)).toHaveFocus();
    }
    await keys('{Enter}');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Alabama in 2026' })).toHaveFocus();
    await tab();
    await expect.element(detail.getByRole('link').nth(1)).toHaveFocus();
    await tab({ back: true });
    await expect.element(toAllStates).toHaveFocus();
    await keys('{Enter}');
    await expect.element(stateLink('Alabama')).toHaveFocus();
  });

  test('counts examples by who printed them, and names the one that is not followed', async () => {
    await openTaxRules('/tax-rules?year=2026&state=MD');
    const [maryland] = await askServer('?year=2026&state=MD');
    const { agencyCalculator, failures } = maryland!.examples;
    const counts = detail.css('dl').last();
    await expect.element(counts).toHaveTextContent('Printed by an agency0 of 1 passes');
    await expect.element(counts).toHaveTextContent(`${agencyCalculator.passing} of ${agencyCalculator.passing} pass`);
    await expect.element(detail).toHaveTextContent('says 69.41. We calculate 68.40.');
    await expect.element(detail).toHaveTextContent(failures[0]!.reason!);
  });

  test('tells how many of its places are held, and how to type over a figure', async () => {
    await openTaxRules('/tax-rules?year=2026&state=KY');
    const [kentucky] = await askServer('?year=2026&state=KY');
    const { held, listed, sources } = kentucky!.places;
    await expect.element(detail).toHaveTextContent(`We cover ${held} of the ${listed} places on our list for 2026`);
    for (const { url, title } of sources) {
      const link = detail.css(`a[href="${url}"]`).first();
      if (url !== null) await expect.element(link).toBeVisible();
      else await expect.element(detail).toHaveTextContent(title);
    }
    await expect.element(detail).toHaveTextContent('not linked');
    await press(detail.getByRole('link', { name: 'Change an amount' }));
    await expectAddress('/make-your-paystub?step=earnings');
  });

  test('tells how many places there are in the state, and not only how many are listed', async () => {
    await openTaxRules('/tax-rules?year=2026&state=OH');
    await expect
      .element(detail)
      .toHaveTextContent(
        'We cover 667 of 667 cities and villages, 149 of 153 joint districts and 214 of 214 school districts in Ohio ' +
          'that tax wages for 2026. Our list has 14 more with no tax.',
      );
    await openTaxRules('/tax-rules?year=2024&state=OH');
    await expect
      .element(detail)
      .toHaveTextContent('137 joint districts and 210 school districts in Ohio that tax wages');
    await expect.element(detail).toHaveTextContent('In 2026, there are 667, 153 and 214.');
    await openTaxRules('/tax-rules?year=2026&state=PA');
    await expect
      .element(detail)
      .toHaveTextContent(
        'We cover 750 of 2,619 PSD codes in Pennsylvania for 2026. Each code is one municipality in a school district.',
      );
  });

  test('is printed with the address of every source and without what is there to choose', async () => {
    await openTaxRules('/tax-rules?year=2026&state=CA');
    await expect.element(detail.getByText('Change an amount')).toBeVisible();
    await emulateMedia({}, 'print');
    await expect.element(detail.getByText('Change an amount')).not.toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Year' })).not.toBeInTheDocument();
    await expect.element(toAllStates).not.toBeInTheDocument();
    const source = detail.css('dd a').first().element();
    await expect.poll(() => getComputedStyle(source, '::after').content).toContain(source.getAttribute('href'));
  });
});

for (const [address, tags] of [
  ['/tax-rules?year=2026&state=KY', []],
  ['/tax-rules?year=2026&state=US', ['release']],
  ['/tax-rules?year=all', ['release']],
] as const) {
  test(`the page ${address} is accessible, light and dark, and fits every width`, { tags: [...tags] }, async () => {
    await openTaxRules(address);
    await expectAccessible();
    for (const width of [320, 360, 575, 768, 1023, 1024, 1440, 1920]) {
      await windowOf(width);
      await expectToFit(`at ${width} px`);
    }
    await windowOf(360, 800);
    await expectAccessible({ isDarkToo: false });
  });
}

describe('the tax rules, from elsewhere', () => {
  test('an explanation says when its rule is in force and how sure it is, and leads to all rules', async () => {
    await openSample('/make-your-paystub', 'earnings');
    await press(page.getByRole('button', { name: /^Social Security/ }));
    const line = page.css('[data-path="items.0.deductions.fica"]');
    await expect.element(line).toHaveTextContent(/In force on pay dates from 01\/01\/20\d\d to 12\/31\/20\d\d\./);
    await expect
      .element(line)
      .toHaveTextContent('These numbers come from the publication, or two independent records of it agree.');
    const link = line.getByRole('link', { name: 'How sure are we?' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    const href = link.element().getAttribute('href')!;
    expect(href).toMatch(/^\/tax-rules\?year=20\d\d&state=US$/);
    await openPage(href);
    await expect.element(subheading).toHaveTextContent(/^Federal taxes in 20\d\d$/);
  });

  test('the note on what is not worked out leads to what is held for the state', { tags: ['release'] }, async () => {
    await openSample('/make-your-paystub', 'basics');
    await choose(page.getByLabelText('State where they work'), 'WA');
    await goTo('earnings');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'What we cover in Washington' }).first())
      .toHaveAttribute('href', expect.stringMatching(/^\/tax-rules\?year=20\d\d&state=WA$/));
  });
});
