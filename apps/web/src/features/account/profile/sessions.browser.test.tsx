import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answerBilling, good, openAs, refused, to, USER, useBilling } from '../../../testing/billing.ts';
import { fill, press } from '../../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../../testing/window.ts';

const HERE = { id: 'here', device: 'Firefox on Windows', createdAt: 0, lastSeenAt: 0, isCurrent: true };
const THERE = { ...HERE, id: 'there', device: 'Safari on iPhone', isCurrent: false };
const END = '/api/profile/sessions/there/end';
const WRONG = 'The email or password is incorrect.';

test('another device is logged out with the password, on a page that is accessible and fits every width', async () => {
  await useBilling('off');
  let sessions = [HERE, THERE];
  const calls = answerBilling({
    '/api/profile/sessions': () => good({ sessions }),
    '/api/profile/security': () =>
      good({ hasPassword: true, hasSecondFactor: false, recoveryCodesLeft: 0, social: [], passkeys: [], phone: null }),
    [END]: ({ body }) => {
      if ((body as { currentPassword: string }).currentPassword !== 'nine lamps')
        return refused(401, 'invalidCredentials', WRONG);
      sessions = [HERE];
      return good(null);
    },
  });
  await openAs(USER, '/user/account');
  const section = page.getByRole('region', { name: 'Sessions' });
  await expect.element(section.getByText(/^Location unknown, last used .*, logged in since /).first()).toBeVisible();
  await press(section.getByRole('button', { name: 'Log out Safari on iPhone' }));
  const password = section.getByLabelText('Current password', { exact: true });
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  for (const width of [320, 360, 768, 1920, 1440]) {
    await windowOf(width);
    await expectToFit(`at ${width} px`);
  }
  await press(section.getByRole('button', { name: 'Cancel' }));
  await expect.element(section.getByRole('button', { name: 'Log out Safari on iPhone' })).toHaveFocus();

  await press(section.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await fill(password, 'not that one');
  await press(section.getByRole('button', { name: 'Log out', exact: true }));
  await expect.element(section.getByText(WRONG)).toBeVisible();
  await fill(password, 'nine lamps');
  await press(section.getByRole('button', { name: 'Log out', exact: true }));
  await expect.element(section.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  await expect.element(section.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(to(calls, END)).toHaveLength(2);
});
