import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showHint } from '../../identity/sign-in-hint.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { openPage } from '../../testing/page.tsx';
import { press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

test.each(['/', '/make-your-paystub'])('the dots menu has a list of every document at %s', async (path) => {
  await windowOf(360, 780);
  await openPage(path);
  await press(page.getByRole('button', { name: 'Menu' }));
  const links = page.getByRole('list', { name: 'Documents' }).getByRole('link');
  await expect.element(links).toHaveLength(DOCUMENT_TYPES.length);
});

test('the menu of the signed-in has no findings of axe, open in the header and behind the dots', async () => {
  showHint(true);
  onTestFinished(() => showHint(false));
  await openPage('/terms');
  await press(page.getByRole('button', { name: 'Account', exact: true }));
  await expect.element(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await expectAccessible();
  await windowOf(360, 780);
  await press(page.getByRole('button', { name: 'Menu' }));
  await expect.element(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await expectAccessible();
});
