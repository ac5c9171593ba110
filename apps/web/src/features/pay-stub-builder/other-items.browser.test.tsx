import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { goTo, openSample } from '../../testing/builder.ts';
import { choose, fillAndLeave, press } from '../../testing/user-input.ts';

const summary = page.getByText('Time off and other items');

async function sampleIn(state: string): Promise<void> {
  await openSample('/make-your-paystub', 'basics');
  await choose(page.getByLabelText('State where they work'), state);
  await goTo('earnings');
  await press(summary);
}

test('California’s sick leave is asked for with its law, and removing it can be undone', async () => {
  await sampleIn('CA');
  const hint = page.getByText(/California requires available sick leave on the stub \(Labor Code 246\(i\)\)/);
  await expect.element(hint).toBeVisible();
  await press(page.getByRole('button', { name: 'Add sick leave' }));
  const entry = page.getByRole('group', { name: 'Sick leave' });
  await expect.element(entry.getByLabelText('Time off')).toHaveFocus();
  await fillAndLeave(entry.getByLabelText('Hours available'), '24');
  await expect.element(entry.getByLabelText('Hours available')).toHaveValue('24.00');
  // The other two stubs of the sample lack it still.
  await expect.element(hint).toBeVisible();
  await expectAccessible();
  await press(page.getByRole('button', { name: 'Remove Sick leave' }));
  await expect.element(entry).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(entry.getByLabelText('Hours available')).toHaveValue('24.00');
});

test('Oregon asks for the registry number; Texas shows only ways to add', { tags: ['release'] }, async () => {
  await sampleIn('OR');
  await expect.element(page.getByLabelText('Business registry number')).toBeVisible();
  await goTo('basics');
  await choose(page.getByLabelText('State where they work'), 'TX');
  await goTo('earnings');
  await press(summary);
  await expect.element(page.getByRole('button', { name: 'Add allowance' })).toBeVisible();
  await expect.element(page.getByLabelText('Business registry number')).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'Add business registry number' }));
  await expect.element(page.getByLabelText('Business registry number')).toHaveFocus();
});

test('a hint at the last step leads to where it is filled in', { tags: ['release'] }, async () => {
  await openSample('/make-your-paystub', 'basics');
  await choose(page.getByLabelText('State where they work'), 'CA');
  await goTo('finish');
  await press(page.getByRole('button', { name: /California requires available sick leave/ }));
  await expect.element(page.getByRole('button', { name: 'Add sick leave' })).toHaveFocus();
});
