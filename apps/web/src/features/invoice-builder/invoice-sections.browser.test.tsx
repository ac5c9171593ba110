import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import {
  barFigure,
  expectStep,
  fillInSample,
  goTo,
  openBuilder,
  openSample,
  waitUntilSaved,
} from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, keys, press, tabTo } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';
import { download, pdfText, serveDownloads } from '../../testing/served-files.ts';

const INVOICE = '/invoice-generator';
const SECTIONS = ['from', 'to', 'details', 'items', 'totals', 'notes', 'finish'] as const;
const steps = page.getByRole('navigation', { name: 'Steps' });
const title = page.getByRole('heading', { level: 1 });
const due = barFigure('Balance due');
/** What is seen in the dark before a release only. */
const isDarkToo = import.meta.env.TEST_ALL === 'true';
const goOn = () => press(page.getByRole('button', { name: 'Continue' }));

describe('invoice builder for everybody', () => {
  test('has no findings of axe in any section, light and dark', async () => {
    // As high as the form, so that axe sees all of it.
    await windowOf(1440, 3600);
    await openBuilder(INVOICE, 'finish');
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expectAccessible({ isDarkToo });
    await press(page.getByRole('button', { name: 'Back' }));
    await expectAccessible({ isDarkToo });
    await openSample(INVOICE, 'items');
    await fillAndLeave(page.getByLabelText('Item 2, rate'), 'x');
    await expectAccessible();
    await goTo('finish');
    await expectAccessible();
  });

  test('has none on a phone', { tags: ['release'] }, async () => {
    await openSample(INVOICE, 'items');
    await fillAndLeave(page.getByLabelText('Item 2, rate'), 'x');
    await windowOf(360, 5200);
    await expectAccessible();
    await goTo('finish');
    await expectAccessible();
    await press(page.getByRole('radio', { name: 'Preview' }));
    await expectAccessible();
  });

  test('leads from an empty form to a PDF by keyboard alone', { tags: ['release'] }, async () => {
    await openBuilder(INVOICE, 'from');
    const type = async (name: string, text: string) => {
      await tabTo(name);
      await keys(text);
    };
    await type('from.name', 'Keyboard Works');
    await type('to.name', 'Tab Client');
    await type('terms', '30');
    await type('Item 1, description', 'First');
    await type('Item 1, rate', '100');
    await type('+ Add item', '{Enter}');
    await expect.element(page.getByLabelText('Item 2, description')).toHaveFocus();
    await keys('Second');
    await type('Item 2, rate', '25.50');
    await keys('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(page.getByLabelText('Item 1, rate')).toHaveFocus();
    await type('Continue', '{Enter}');
    await expect.element(title).toHaveFocus();
    await expectStep('finish');
    await type('agreements.privacy', ' ');
    await type('agreements.terms', ' ');
    const served = serveDownloads();
    await type('Download PDF', '{Enter}');
    await expect.poll(() => served[0]?.fileName).toMatch(/^invoice-.*\.pdf$/);
    await expect.element(due).toHaveTextContent(/^125\.50$/);
  });
});

describe('invoice builder on a phone', () => {
  test('makes an invoice with what is due in sight', { tags: ['release'] }, async () => {
    await windowOf(360, 740);
    await openBuilder(INVOICE, 'from');
    await fill(page.getByLabelText('Your name or company'), 'Fern & Co');
    await fill(page.getByLabelText('Client’s name or company'), 'Łukasz Hernández');
    await choose(page.getByLabelText('Terms', { exact: true }), '14');
    await fill(page.getByLabelText('Item 1, description'), 'Planting');
    await fill(page.getByLabelText('Item 1, qty'), '2.5');
    await fill(page.getByLabelText('Item 1, rate'), '46.875');
    await press(page.getByRole('button', { name: '+ Add item' }));
    await fill(page.getByLabelText('Item 2, description'), 'Gravel');
    await fill(page.getByLabelText('Item 2, rate'), '96');
    await fill(page.getByLabelText('Tax rate, percent'), '6.5');
    await expect.element(due).toHaveTextContent(/^227\.05$/);
    await expect.element(due).toBeInViewport();
    for (const section of SECTIONS) {
      await goTo(section);
      await expectToFit(section);
    }
    await press(page.getByRole('radio', { name: 'Preview' }));
    await expect.element(page.css('#preview')).toHaveTextContent('Łukasz Hernández');
    await press(page.css('#preview [data-region="items.1"]').first());
    await expect.element(page.getByLabelText('Item 2, description')).toHaveFocus();
    await waitUntilSaved();
    await goTo('finish');
    const file = await download('Download PDF');
    expect(file.name).toMatch(/^invoice-.*\.pdf$/);
    const text = await pdfText(file);
    for (const figure of ['117.19', '213.19', '13.86', '$227.05']) expect(text).toContain(figure);
  });
});

describe('Continue', () => {
  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(
      `${width} px wide, leads from section to section, telling what each lacks, and then to the last step`,
      releaseOnlyUnless(width === 360),
      async () => {
        await windowOf(width, height);
        await openBuilder(INVOICE, 'from');
        const missing = page.getByText('Enter your name or company.');
        for (const [at, section] of SECTIONS.slice(0, -1).entries()) {
          const heading = page.css(`[data-section="${section}"] h2`);
          await expect.element(heading, { message: section }).toBeInViewport();
          await expect
            .element(page.css('[aria-current="step"]'))
            .toHaveAttribute('href', expect.stringMatching(`step=${section}$`));
          if (at > 0) await expect.element(heading).toHaveFocus();
          if (section === 'items') {
            await expect.element(steps.getByRole('link', { name: 'Items, to do' })).toBeVisible();
          }
          await goOn();
        }
        await expect.element(title).toHaveFocus();
        expect(location.search).toMatch(/step=finish$/);
        await expect.element(steps.getByRole('link', { name: 'From, has errors' })).toBeVisible();
        await press(page.getByRole('button', { name: 'Back' }));
        await expect.element(missing).toBeInTheDocument();
        await goTo('from');
        await expect.element(missing).toBeInViewport();
      },
    );
  }

  test('checks the section it leaves, and all of them when it leaves the last', async () => {
    await openBuilder(INVOICE, 'details');
    await goOn();
    await expectStep('items');
    await goOn();
    await expectStep('totals');
    await expect.element(steps.getByRole('link', { name: 'Items, has errors' })).toBeVisible();
    await expect.element(page.getByText('Describe this item, or remove it.', { exact: true })).toBeInTheDocument();
    await expect.element(steps.getByRole('link', { name: 'To, to do' })).toBeVisible();
    await goTo('notes');
    await goOn();
    await expect.element(steps.getByRole('link', { name: 'To, has errors' })).toBeVisible();
  });
});

test('an invoice can be started over', async () => {
  await fillInSample(INVOICE);
  await press(page.getByRole('button', { name: 'Duplicate invoice' }));
  await expect.element(page.getByText('This is a copy with a new number and date.')).toBeVisible();
  const number = page.getByLabelText('Invoice number');
  await expect.element(number).not.toHaveValue('INV-20418');
  await expect.element(number).toHaveValue(expect.stringMatching(/^INV-\d{5}$/));
  await expect.element(page.getByLabelText('Item 4, description')).toHaveValue('Basalt gravel, delivered');
  await expect.element(page.getByLabelText('Already paid')).toHaveValue('');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(number).toHaveValue('INV-20418');
});
