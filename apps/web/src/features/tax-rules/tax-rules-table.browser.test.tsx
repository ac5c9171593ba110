import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { openPage } from '../../testing/page.tsx';
import { press } from '../../testing/user-input.ts';
import { emulateMedia, expectToFit, windowOf } from '../../testing/window.ts';
import {
  askServer,
  expectAddress,
  openTaxRules,
  rows,
  stateLink,
  subheading,
  yearLink,
} from '../../testing/tax-rules.ts';

const STANDING = /Official|Secondhand|Derived/;
const table = page.getByRole('table');
const main = page.getByRole('main');
const firstRow = () => (rows.nth(1).element() as HTMLElement).innerText;

describe('the table of all states', () => {
  test('shows each in the present year, with a standing in words and a mark, as the call answers it', async () => {
    await openTaxRules('/tax-rules');
    await expect.element(rows).toHaveLength(53);
    await expect.element(yearLink(String(new Date().getFullYear()))).toHaveAttribute('aria-current', 'true');
    for (const row of rows.elements().slice(1)) {
      const cells = [...row.querySelectorAll('td')].slice(0, 2);
      expect(cells).toHaveLength(2);
      for (const cell of cells) {
        expect(cell.textContent).toMatch(STANDING);
        expect(cell.querySelectorAll('svg')).toHaveLength(1);
      }
    }
    const [washington] = await askServer('?year=2026&state=WA');
    const row = page.getByRole('row', { name: /^Washington / });
    for (const { name } of washington!.programs) await expect.element(row).toHaveTextContent(name);
    const [federal] = await askServer('?year=2026&state=US');
    const { passing } = federal!.examples.official;
    await expect
      .element(page.getByRole('row', { name: /^Federal/ }))
      .toHaveTextContent(`${passing} official examples pass`);
  });

  test('shows another year, and the one before with the back button', async () => {
    await openTaxRules('/tax-rules?year=2022');
    await expect.element(page.getByRole('table', { name: 'All states in 2022' })).toBeVisible();
    const before = firstRow();
    await press(yearLink('2026'));
    await expectAddress('/tax-rules?year=2026');
    await expect.element(page.getByRole('table', { name: 'All states in 2026' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: /\S/ })).toHaveTextContent(/^All states in 2026$/);
    await expect.poll(firstRow).not.toBe(before);
    history.back();
    await expectAddress('/tax-rules?year=2022');
    await expect.poll(firstRow).toBe(before);
  });

  test('shows every year at once, with no cell empty', async () => {
    await openTaxRules('/tax-rules');
    await press(page.getByRole('link', { name: 'Every year' }));
    await expectAddress('/tax-rules?year=all');
    await expect.element(rows).toHaveLength(53);
    const cells = () => [...document.querySelectorAll('table td')];
    await expect.poll(() => cells().length).toBe(52 * 5);
    for (const cell of cells()) expect(cell.textContent).toMatch(STANDING);
    await windowOf(768);
    const tops = () =>
      [...rows.nth(1).element().querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().top);
    await expect.poll(() => new Set(tops()).size).toBe(1);
    await press(stateLink('Ohio'));
    await expect.element(subheading).toHaveTextContent(/^Ohio in 2026$/);
  });

  test(
    'tells the method at every width, warns of no absence and gives the reason of an example not followed',
    { tags: ['release'] },
    async () => {
      await windowOf(360, 800);
      await openTaxRules('/tax-rules?year=2026&state=MD');
      await press(page.getByRole('link', { name: 'Every year' }));
      await expectAddress('/tax-rules?year=all');
      await openTaxRules('/tax-rules?year=2026');
      const [maryland] = await askServer('?year=2026&state=MD');
      const row = page.getByRole('row', { name: /^Maryland / });
      await expect.element(row.getByText(maryland!.incomeTax.at(-1)!.text)).toBeVisible();
      await expect.element(row).toHaveTextContent(maryland!.examples.failures[0]!.reason!);
      const texas = page
        .getByRole('row', { name: /^Texas / })
        .getByRole('cell')
        .nth(1);
      const colorOf = (part: Element) => getComputedStyle(part).color;
      const words = () => texas.css('span').elements().at(-1)!;
      await expect.poll(() => colorOf(texas.css('svg').element()) === colorOf(words())).toBe(true);
      await emulateMedia({}, 'print');
      await expect.element(table).toHaveStyle({ display: 'table' });
    },
  );

  test('says that a year is not held, and shows the present one', { tags: ['release'] }, async () => {
    await openTaxRules('/tax-rules?year=2019');
    await expect.element(main).toHaveTextContent('We don’t cover 2019. We cover 2022 to 2026.');
    await expect.element(rows).toHaveLength(53);
  });

  test('says that a state is none, and shows all states', { tags: ['release'] }, async () => {
    await openTaxRules('/tax-rules?state=zz');
    await expect.element(page.getByText('“ZZ” isn’t a US state. Choose one above.')).toBeVisible();
    await press(stateLink('Texas'));
    await expect.element(page.getByText('isn’t a US state')).not.toBeInTheDocument();
  });

  test(
    'shows what is known so far of a year whose tables are not in, in short, and of one state with its sources',
    { tags: ['release'] },
    async () => {
      await openTaxRules('/tax-rules?year=2027');
      await expect.element(subheading.first()).toHaveTextContent(/^Known so far for 2027$/);
      await expect
        .element(main)
        .toHaveTextContent('The 2027 tables aren’t in yet. These are the figures we have so far.');
      await expect.element(main).toHaveTextContent('Up to $4,500 a year with self-only coverage');
      await expect.element(main.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
      await expectAccessible();
      await expectToFit();
      const virginia = main.getByRole('heading', { name: 'Virginia', exact: true }).getByRole('link');
      await press(virginia);
      await expectAddress('/tax-rules?year=2027&state=VA');
      await expect.element(subheading).toHaveFocus();
      await expect.element(main.getByRole('link', { name: /each statute quoted/ })).toBeVisible();
      await expect.element(main).not.toHaveTextContent('Up to $4,500');
      await expectAccessible();
      await press(page.getByRole('link', { name: 'Back to all states' }));
      await expect.element(virginia).toHaveFocus();
      await windowOf(360, 740);
      await expectToFit();
    },
  );

  test('keeps rows, heads and cells for screen readers on a phone, where it is drawn in blocks', async () => {
    await windowOf(360, 800);
    await openTaxRules('/tax-rules?year=2026');
    await expect.element(rows).toHaveLength(53);
    const heads = page.getByRole('columnheader').elements();
    expect(heads.map((head) => head.textContent)).toEqual(['State', 'Income tax', 'Programs', 'Places', 'Examples']);
    for (const link of [stateLink('Ohio'), page.getByRole('link', { name: 'Every year' })]) {
      await expect.poll(() => link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  test('is printed in dark ink on white paper, also from a device that prefers dark', async () => {
    await emulateMedia({ 'prefers-color-scheme': 'dark' }, 'print');
    await openTaxRules('/tax-rules?year=2026');
    await expect.element(table).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect.element(table).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  });

  test('is reached without a new document, and the back button works within it', async () => {
    await openPage('/contact');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Tax rules' }));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await press(stateLink('Texas'));
    await expect.element(subheading).toHaveFocus();
    history.back();
    await expect.element(stateLink('Texas')).toHaveFocus();
    history.back();
    await expectAddress('/contact');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Contact us$/);
  });
});
