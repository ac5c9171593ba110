import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, press, windowOf } from '../testing/page.tsx';

test.each(['/', '/make-your-paystub'])('the dots menu names the list of the four documents at %s', async (path) => {
  await windowOf(360, 780);
  await openPage(path);
  await press(page.getByRole('button', { name: 'Menu' }));
  await expect.element(page.getByRole('list', { name: 'Documents' }).getByRole('link')).toHaveLength(4);
});
