import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillInSample, goTo, openSample } from '../../testing/builder.ts';
import { fill, focus, keys, press } from '../../testing/user-input.ts';

const INVOICE = '/invoice-generator';
const [PLAN, SHRUBS, CREW, GRAVEL] = [
  'Planting plan, revised',
  'Native shrubs, 5 gal',
  'Crew time',
  'Basalt gravel, delivered',
] as const;
const TAKE_BACK = '{Control>}z{/Control}';
const UP = '{Alt>}{ArrowUp}{/Alt}';
const DOWN = '{Alt>}{ArrowDown}{/Alt}';

const button = (name: string) => page.getByRole('button', { name });
const undo = () => press(button('Undo'));
const rate = (item: number) => page.getByLabelText(`Item ${item}, rate`);

/** Expects these descriptions of the items, in the order of the form. */
async function expectItems(...names: readonly string[]): Promise<void> {
  const fields = page.getByRole('textbox', { name: /^Item \d+, description$/ });
  await expect.poll(() => fields.elements().map((field) => (field as HTMLInputElement).value)).toEqual(names);
}

describe('the items of an invoice', () => {
  test('are re-ordered by their buttons and by keys, on the paper too', async () => {
    await openSample(INVOICE, 'items');
    await press(button('Move item 1 down'));
    await expectItems(SHRUBS, PLAN, CREW, GRAVEL);
    await expect.element(page.getByText(`${PLAN} moved to position 2 of 4.`)).toBeVisible();
    await expect.element(button('Move item 2 down')).toHaveFocus();
    const rows = page.css('#preview [data-region^="items."]');
    const first = () =>
      rows
        .elements()
        .slice(0, 2)
        .map((row) => [SHRUBS, PLAN].find((name) => row.textContent.includes(name)));
    await expect.poll(first).toEqual([SHRUBS, PLAN]);
    await focus(page.getByLabelText('Item 4, qty'));
    await keys(UP);
    await keys(UP);
    await expect.element(page.getByLabelText('Item 2, qty')).toHaveFocus();
    await expectItems(SHRUBS, GRAVEL, PLAN, CREW);
    await expect.element(button('Move item 1 up')).toHaveAttribute('aria-disabled', 'true');
    await press(button('Move item 1 up'));
    await expectItems(SHRUBS, GRAVEL, PLAN, CREW);
    await undo();
    await expectItems(SHRUBS, PLAN, GRAVEL, CREW);
  });

  test('are duplicated, removed and brought back, the last one too', async () => {
    await openSample(INVOICE, 'items');
    await press(button('Duplicate item 2'));
    await expect.element(page.getByLabelText('Item 3, description')).toHaveFocus();
    await expectItems(PLAN, SHRUBS, SHRUBS, CREW, GRAVEL);
    await undo();
    await press(button('Remove item 3'));
    await expect.element(page.getByText(`${CREW} removed.`)).toBeVisible();
    await expectItems(PLAN, SHRUBS, GRAVEL);
    await expect.element(button('Remove item 3')).toHaveFocus();
    // Ctrl and Z outside of a text field.
    await keys(TAKE_BACK);
    await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
    for (let left = 4; left > 0; left -= 1) await press(button('Remove item 1'));
    await expectItems('');
    await undo();
    await expectItems(GRAVEL);
    await expect.element(rate(1)).toHaveValue('96.00');
  });
});

describe('steps on the items', () => {
  test(
    'are taken back one after the other by the message, which offers the one before',
    { tags: ['release'] },
    async () => {
      await fillInSample(INVOICE);
      await goTo('items');
      await press(button('Remove item 1'));
      await press(button('Remove item 1'));
      await expectItems(CREW, GRAVEL);
      await undo();
      await expectItems(SHRUBS, CREW, GRAVEL);
      await expect.element(page.getByText(`Restored. Before that: ${PLAN} removed.`)).toBeVisible();
      await undo();
      await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
      await expect.element(page.getByText('Restored. Before that: Sample filled in.')).toBeVisible();
      await undo();
      await expectItems('');
      await expect.element(page.getByText('Restored.', { exact: true })).toBeVisible();
      await expect.element(button('Undo')).not.toBeInTheDocument();
    },
  );

  test('are taken back and done again by keys, in a field too, as long as nothing was typed since', async () => {
    await openSample(INVOICE, 'items');
    await focus(rate(2));
    await keys(UP + DOWN + DOWN);
    // First, since the message goes by itself after a while.
    await expect.element(page.getByText('Ctrl+Z')).toBeVisible();
    await expectItems(PLAN, CREW, SHRUBS, GRAVEL);
    await keys(TAKE_BACK);
    await expect.element(rate(2)).toHaveFocus();
    await keys(TAKE_BACK);
    await expectItems(SHRUBS, PLAN, CREW, GRAVEL);
    await expect.element(rate(1)).toHaveFocus();
    await keys(TAKE_BACK);
    await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
    await keys('{Control>}{Shift>}z{/Shift}y{/Control}');
    await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
    await keys(TAKE_BACK);
    await expectItems(SHRUBS, PLAN, CREW, GRAVEL);
    // What is typed is the field's own to take back: by keys of the browser, which alone do that.
    await userEvent.keyboard(`{End}7${TAKE_BACK}`);
    await expectItems(SHRUBS, PLAN, CREW, GRAVEL);
    await expect.element(rate(1)).toHaveValue('38.50');
  });

  test(
    'are taken back with the copy that is typed in, but not with what was typed into it',
    { tags: ['release'] },
    async () => {
      await openSample(INVOICE, 'items');
      await press(button('Duplicate item 2'));
      await expect.element(page.getByLabelText('Item 3, description')).toHaveFocus();
      await keys(TAKE_BACK);
      await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
      await expect.element(page.getByLabelText('Item 2, description')).toHaveFocus();
      await keys('{Control>}y{/Control}');
      await expectItems(PLAN, SHRUBS, SHRUBS, CREW, GRAVEL);
      await fill(page.getByLabelText('Item 3, description'), 'Ferns');
      await focus(page.getByRole('heading', { level: 1 }));
      await keys(TAKE_BACK);
      await expect.element(page.getByText(/without what you entered since/)).toBeVisible();
      await expectItems(PLAN, SHRUBS, 'Ferns', CREW, GRAVEL);
      await press(button('Bring it back'));
      await expectItems(PLAN, SHRUBS, CREW, GRAVEL);
      await undo();
      await expectItems(PLAN, SHRUBS, 'Ferns', CREW, GRAVEL);
    },
  );
});
