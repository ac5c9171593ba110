import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';

const asked: { readonly url: string; readonly init: RequestInit }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(answer());
  });
});
afterEach(() => void vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) => (answer = () => Response.json(body, { status }));
const ID = '0190b3a0-0000-7000-8000-000000000001';

describe('a call by its address', () => {
  it('sends what the endpoint takes, where it takes it', async () => {
    answers({ ok: true, data: { draftId: ID, version: 2, updatedAt: 1 } });
    const body = { type: 'w2', template: 't', draftId: ID, version: 1, edits: [] } as const;
    await call('POST /api/save-draft-change', { body: { ...body, edits: [] }, key: 'k', idToken: 't' });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t', 'idempotency-key': 'k' };
    expect(asked[0]).toMatchObject({
      url: '/api/save-draft-change',
      init: { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' },
    });
    answers({ ok: true });
    await call('DELETE /api/profile/address-book/:id', { params: { id: 'a/b' }, idToken: 't' });
    expect(asked[1]).toMatchObject({
      url: '/api/profile/address-book/a%2Fb',
      init: { method: 'DELETE', headers: { authorization: 'Bearer t' }, body: null },
    });
  });

  it('answers what the endpoint says, by its type', async () => {
    answers({ ok: true, data: { customToken: 'c' } });
    const told = await call('POST /api/sign-in', { body: { email: 'a@example.com', password: 'p' } });
    if (!told.ok) throw new Error(told.error.message);
    const { customToken }: { readonly customToken: string } = told.data;
    expect(customToken).toBe('c');
    // @ts-expect-error -- the endpoint answers no such entry
    expect(told.data.idToken).toBeUndefined();
  });

  it('compiles with nothing that the endpoint does not take', () => {
    const never = () => {
      // @ts-expect-error -- there is no such call
      void call('GET /api/sign-in');
      // @ts-expect-error -- a body is needed
      void call('POST /api/sign-in');
      // @ts-expect-error -- the password is missing
      void call('POST /api/sign-in', { body: { email: 'a@example.com' } });
      // @ts-expect-error -- somebody has to be signed in
      void call('GET /api/profile/drafts');
      // @ts-expect-error -- nothing stands for the part of the path
      void call('GET /api/profile/drafts/:id', { idToken: 't' });
      // @ts-expect-error -- it takes no key
      void call('POST /api/forgot-password', { body: { email: 'a@example.com' }, key: 'k' });
      // @ts-expect-error -- a file is wanted as the response
      void call('GET /api/profile/export', { idToken: 't' });
      void call('GET /api/identity/options');
    };
    expect(never).toBeTypeOf('function');
  });

  it('is refused in development where the answer is another than the endpoint says', async () => {
    answers({ ok: true, data: { customToken: 7 } });
    expect(await call('POST /api/sign-in', { body: { email: 'a@example.com', password: 'p' } })).toMatchObject({
      ok: false,
      error: { code: 'unreadable', message: expect.stringContaining('POST /api/sign-in') },
    });
  });

  it('tells a refusal of the server in its words, and makes sense of nothing else', async () => {
    answers({ ok: false, error: { code: 'emailTaken', message: 'Taken.', issues: [] } }, 409);
    const body = { email: 'a@example.com', password: 'p', appCheckToken: 't' };
    expect(await call('POST /api/sign-up', { body })).toEqual({
      ok: false,
      error: { code: 'emailTaken', message: 'Taken.', issues: [] },
    });
    answer = () => new Response('<html>', { status: 200 });
    expect(await call('POST /api/sign-up', { body })).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    answer = () => {
      throw new TypeError('offline');
    };
    expect(await call('POST /api/sign-up', { body })).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });
});
