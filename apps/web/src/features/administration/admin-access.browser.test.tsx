import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { answerBilling, good, openAs, refused, to, USER } from '../../testing/billing.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';

const OVERVIEW = '/api/admin/overview';
const COUNTS = { openMessages: 1, openReports: 2, openRefusals: 0, failedJobs: 1, waitingJobs: 1234 };

describe('the way to the admin pages', () => {
  test('is told so, and sees nothing else', async () => {
    const message = 'Only admins of this site can see this.';
    const calls = answerBilling({ [OVERVIEW]: () => refused(403, 'adminOnly', message) });
    await openAs({ ...USER, id: 'no-admin' }, '/admin/orders');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
    expect(to(calls, '/api/admin/orders/filter')).toEqual([]);
  });

  test('is led to My profile for an authenticator app', async () => {
    answerBilling({ [OVERVIEW]: () => refused(403, 'adminFactorMissing', 'No app.') });
    await openAs({ ...USER, id: 'no-factor' }, '/admin');
    await expect.element(page.getByRole('link', { name: 'Open My profile' })).toHaveAttribute('href', '/user/account');
    await expectAccessible();
  });

  test('enters a code, and then sees the page', async () => {
    let isConfirmed = false;
    const calls = answerBilling({
      [OVERVIEW]: () => (isConfirmed ? good(COUNTS) : refused(403, 'adminCodeNeeded', 'Enter a code.')),
      '/api/admin/confirm': ({ body }) => {
        isConfirmed = (body as { code: string }).code === '123456';
        return isConfirmed ? good(undefined) : refused(403, 'secondFactorWrong', 'This code is wrong.');
      },
    });
    await openAs({ ...USER, id: 'no-code' }, '/admin');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toHaveFocus();
    await press(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
    await fillAndLeave(page.getByLabelText('Code'), '000000');
    await press(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByText('This code is wrong.')).toBeVisible();
    await expectAccessible();
    await fillAndLeave(page.getByLabelText('Code'), '123456');
    await press(page.getByRole('button', { name: 'Continue' }));
    await expect.element(page.getByRole('link', { name: 'Reports · 2' })).toBeVisible();
    expect(to(calls, '/api/admin/confirm')).toHaveLength(2);
  });

  test('an address that stands for nothing says so in words for people', async () => {
    answerBilling({
      [OVERVIEW]: () => good(COUNTS),
      '/api/admin/reports/17': () => refused(400, 'requestInvalid', '"id" must be an id from this server.'),
      '/api/admin/orders/filter': () => refused(404, 'callUnknown', 'There’s no such call. See the list at /docs/api.'),
    });
    await openAs({ ...USER, id: 'lost' }, '/admin/reports/17');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing is at this address.');
    await openAs({ ...USER, id: 'lost' }, '/admin/orders');
    await expect.element(page.getByRole('alert')).toHaveTextContent('This page is out of date. Reload it.');
    await openAs({ ...USER, id: 'lost' }, '/admin/orders/17');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders');
  });

  test('the account menu leads there for admins alone', async () => {
    answerBilling();
    // Which end of the menu is shown is in the document before the code comes.
    document.documentElement.setAttribute('data-signed-in', '');
    onTestFinished(() => document.documentElement.removeAttribute('data-signed-in'));
    await openAs({ ...USER, roles: { guest: true, admin: true } }, '/contact');
    await press(page.getByRole('button', { name: 'Account', exact: true }));
    await expect.element(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    await openAs(USER, '/contact');
    await press(page.getByRole('button', { name: 'Account', exact: true }));
    await expect.element(page.getByRole('link', { name: 'Drafts' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });
});
