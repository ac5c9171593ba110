import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAsUser } from '../identity/call-as-user.ts';
import { uploadLogo } from './logos.ts';

vi.mock('../identity/call-as-user.ts', () => ({ callAsUser: vi.fn() }));

const PICTURE = 'data:image/png;base64,AAAA';
const asked = vi.mocked(callAsUser);
let values: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  asked.mockResolvedValue({ ok: true, data: { url: '/api/logos/2026-12-22/a.png' } });
});
afterEach(() => {
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('uploading a logo', () => {
  it('uploads a picture once, for each user', async () => {
    await uploadLogo('one', PICTURE);
    expect(await uploadLogo('one', PICTURE)).toEqual({ ok: true, data: '/api/logos/2026-12-22/a.png' });
    expect(asked).toHaveBeenCalledTimes(1);
    await uploadLogo('two', PICTURE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('uploads it again once the server may have thrown it away', async () => {
    await uploadLogo('one', PICTURE);
    vi.setSystemTime(Date.UTC(2026, 11, 22));
    await uploadLogo('one', PICTURE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('remembers nothing that failed', async () => {
    asked.mockResolvedValueOnce({ ok: false, error: { code: 'filesUnavailable', message: 'Not now.', issues: [] } });
    expect(await uploadLogo('one', PICTURE)).toMatchObject({ ok: false });
    expect(await uploadLogo('one', PICTURE)).toMatchObject({ ok: true });
  });
});
