import { afterEach, describe, expect, it, vi } from 'vitest';
import { setAuth, VISITOR } from '../../../identity/auth-state.ts';
import { changePassword } from './password-section.tsx';

const callAsUser = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock('../../../identity/call-as-user.ts', () => ({ callAsUser }));

const values = { currentPassword: 'old words of mine', newPassword: 'new words of mine' };
afterEach(() => {
  setAuth(VISITOR);
  callAsUser.mockClear();
});

describe('a change of the password', () => {
  it('is not sent while the user is not loaded, and says so', async () => {
    setAuth({ ...VISITOR, isLoggedIn: true });
    expect(await changePassword(values)).toMatchObject({ ok: false, error: { message: 'User is not loaded yet.' } });
    expect(callAsUser).not.toHaveBeenCalled();
  });

  it('goes with both passwords to the account of the user', async () => {
    const user = { id: 'u', email: 'a@b.co', isValidEmail: true, firstName: '', lastName: '', roles: { guest: true } };
    setAuth({ ...VISITOR, isLoggedIn: true, user });
    expect(await changePassword(values)).toMatchObject({ ok: true });
    expect(callAsUser).toHaveBeenCalledWith('POST /api/profile/change-password', { body: values });
  });
});
