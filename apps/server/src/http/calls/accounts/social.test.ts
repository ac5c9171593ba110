import { generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { CLIENT_ID, startOpenIdProvider } from '../../../../../../scripts/peers/openid-provider.mjs';
import { ANA, useSocialApp } from '../../../fixtures/social-app.ts';
import { testAccounts, testSocial, tokenIn } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';

const at = useSocialApp();
const wrong = (code: string) => ({ code });

describe('logging in with another provider', () => {
  it('is offered by name', async () => {
    expect((await at.test.get(endpoints.getIdentityOptions.path)).data.social).toEqual([
      { id: 'acme', name: 'Acme Works' },
      { id: 'other', name: 'Other' },
    ]);
    expect(await at.test.call(endpoints.beginSocial.path, { provider: 'elsewhere' })).toMatchObject(
      wrong('socialUnknown'),
    );
  });

  it('opens the account of a guest with the proven address, and enters the same again', async () => {
    const { data } = await at.signIn();
    await at.test.enter(data.customToken!, at.browser);
    const { user } = (await at.test.get(endpoints.getProfile.path, at.browser)).data;
    expect(user).toMatchObject({
      email: EMAIL,
      isValidEmail: true,
      firstName: 'Ana',
      lastName: 'Nguyễn',
      roles: { guest: true },
    });
    // The address at the provider may change: issuer and subject say who it is.
    const again = await at.signIn({ ...ANA, email: 'new@example.com', email_verified: false }, at.test.newBrowser());
    expect(await at.userId(again.data.customToken!)).toBe(user.id);
    expect(await at.test.mails()).toEqual([]);
  });

  it('asks with a code, PKCE, state and nonce, and keeps them here', async () => {
    const address = new URL(await at.begin());
    const { state, nonce, code_challenge: challenge, ...others } = Object.fromEntries(address.searchParams);
    expect(others).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: `${at.test.publicUrl}/api/social/acme/callback`,
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect(new Set([state, nonce, challenge]).size).toBe(3);
    const rows = await at.test.db.selectFrom('sign_in_steps').selectAll().execute();
    const text = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    for (const secret of [state, nonce, ...at.browser.cookies.values()]) expect(text).not.toContain(secret);
  });

  it('sets a cookie that scripts cannot read, which comes back from other sites to these calls alone', async () => {
    const { setCookies } = await at.test.call(endpoints.beginSocial.path, { provider: 'acme' });
    expect(setCookies).toEqual([
      expect.stringMatching(/^paperwage_social=[\w-]{43}; Max-Age=1200; Path=\/api\/social; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('proves itself as the provider asks it to, and reads what is not in the ID token', async () => {
    at.peer.state.methods = ['client_secret_post'];
    at.peer.state.alter = (claims) => ({ ...claims, email: undefined, email_verified: undefined });
    expect(await at.signIn()).toMatchObject({ status: 200 });
    at.peer.state.userInfo = { sub: 'somebody else' };
    expect(await at.signIn()).toMatchObject(wrong('socialNotGood'));
  });
});

describe('a return from another provider is refused', () => {
  it('with a state that nobody sent', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    back.searchParams.set('state', 'x'.repeat(43));
    expect(await at.comeBack(back)).toBe('');
    back.searchParams.delete('state');
    expect(await at.comeBack(back)).toBe('');
  });

  it('in another at.browser, or one without a cookie', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    const victim = at.test.newBrowser();
    await at.begin(victim);
    expect(await at.comeBack(back, victim)).toBe('');
    expect(await at.comeBack(back, at.test.newBrowser())).toBe('');
    const token = await at.comeBack(back);
    expect(await at.finish(token, victim)).toMatchObject(wrong('socialOver'));
    expect(await at.finish(token, at.test.newBrowser())).toMatchObject(wrong('socialOver'));
    expect(await at.finish(token)).toMatchObject({ status: 200 });
  });

  it('a second time, with the code or with what the page was given', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    const token = await at.comeBack(back);
    expect(await at.comeBack(back)).toBe('');
    const both = await Promise.all([at.finish(token), at.finish(token)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['', 'socialOver']);
    expect(await at.test.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('with the code of another sign-in, since the verifier is not that of it', async () => {
    const stolen = at.peer.signIn(await at.begin(at.test.newBrowser()), ANA).searchParams.get('code')!;
    const back = at.peer.signIn(await at.begin(), { ...ANA, sub: 'eve-1' });
    back.searchParams.set('code', stolen);
    expect(await at.finish(await at.comeBack(back))).toMatchObject(wrong('socialNotGood'));
  });

  it('at the callback of another provider', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    back.pathname = back.pathname.replace('acme', 'other');
    expect(await at.comeBack(back)).toBe('');
  });

  it('by an answer that names another issuer', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    back.searchParams.set('iss', 'https://evil.example');
    expect(await at.finish(await at.comeBack(back))).toMatchObject(wrong('socialNotGood'));
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['an audience with others, for another party', { aud: [CLIENT_ID, 'b'], azp: 'b' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no subject', { sub: undefined }],
    ['an end that has passed', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ])('with an ID token with %s', async (_what, change) => {
    at.peer.state.alter = (claims) => ({ ...claims, ...change });
    expect(await at.signIn()).toMatchObject(wrong('socialNotGood'));
    expect(await at.test.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('with an ID token that another key signed', async () => {
    at.peer.state.signWith = (await generateKeyPair('RS256')).privateKey;
    expect(await at.signIn()).toMatchObject(wrong('socialNotGood'));
  });

  it('when the person turned back there, and says so', async () => {
    const token = await at.comeBack(at.peer.cancel(await at.begin()));
    const { code, message } = await at.finish(token);
    expect(code).toBe('socialCanceled');
    expect(message).toBe('You canceled at Acme Works. Try again, or log in another way.');
    expect(await at.finish(token)).toMatchObject(wrong('socialOver'));
  });

  it('when it took too long', async () => {
    const back = at.peer.signIn(await at.begin(), ANA);
    at.test.clock.goOn(10 * 60_000);
    expect(await at.comeBack(back)).toBe('');
    const token = await at.comeBack(at.peer.signIn(await at.begin(), ANA));
    at.test.clock.goOn(10 * 60_000);
    expect(await at.finish(token)).toMatchObject(wrong('socialOver'));
    await at.test.services.records.forgetExpiredIdentity(at.test.clock.nowMs());
    expect(await at.test.db.selectFrom('sign_in_steps').select('hash').execute()).toEqual([]);
  });

  it('when the provider cannot be reached, and works again once it can', async () => {
    const [back, port] = [at.peer.signIn(await at.begin(), ANA), Number(new URL(at.peer.issuer).port)];
    await at.peer.stop();
    expect(await at.finish(await at.comeBack(back))).toMatchObject({ status: 503, code: 'socialUnreachable' });
    await at.restart('');
    expect(await at.test.call(endpoints.beginSocial.path, { provider: 'acme' })).toMatchObject(
      wrong('socialUnreachable'),
    );
    at.peer = await startOpenIdProvider({ port });
    expect(await at.signIn()).toMatchObject({ status: 200 });
  });

  it('from other sites, at the calls that use or set the cookie', async () => {
    const more = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await at.test.call(endpoints.beginSocial.path, { provider: 'acme' }, at.browser, more)).toMatchObject(
      wrong('otherSite'),
    );
    const token = await at.comeBack(at.peer.signIn(await at.begin(), ANA));
    expect(await at.test.call(endpoints.finishSocial.path, { token }, at.browser, more)).toMatchObject(
      wrong('otherSite'),
    );
  });
});

describe('an address at another provider', () => {
  it.each([
    ['is not verified', { email_verified: false }],
    ['is verified in words alone', { email_verified: 'true' }],
    ['is missing', { email: undefined }],
    ['is none', { email: 'ana@example.com\nbcc: eve@example.com' }],
  ])('that %s opens no account', async (_what, change) => {
    expect(await at.signIn({ ...ANA, ...change })).toMatchObject(wrong('socialEmailUnproven'));
    expect(await at.test.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('does not open the account of the same address, unless the operator trusts the provider with that', async () => {
    const owner = await at.test.signUp(EMAIL);
    await at.test.call(endpoints.verifyEmail.path, { token: tokenIn((await at.test.mails())[0]) }, owner);
    expect(await at.signIn()).toMatchObject({ status: 409, code: 'socialLinkFirst' });
    expect(await at.test.db.selectFrom('social_identities').selectAll().execute()).toEqual([]);
  });

  it('opens it where the operator trusts the provider, both have proven it, and the user is told', async () => {
    await at.restart('&email=link');
    const owner = await at.test.signUp(EMAIL);
    const [verification] = await at.test.mails();
    expect(await at.signIn()).toMatchObject(wrong('socialLinkFirst'));
    await at.test.call(endpoints.verifyEmail.path, { token: tokenIn(verification) }, owner);
    expect(await at.signIn({ ...ANA, email_verified: false })).toMatchObject(wrong('socialEmailUnproven'));
    const { data } = await at.signIn();
    const { user } = (await at.test.get(endpoints.getProfile.path, owner)).data;
    expect(await at.userId(data.customToken!)).toBe(user.id);
    expect(await at.test.mails()).toMatchObject([
      { to: EMAIL, subject: 'A new way to log in was added to your account' },
    ]);
  });
});

it('opens so many accounts for one address, and enters those that there are', async () => {
  await at.restart('', { ACCOUNT_ATTEMPTS_PER_HOUR: '2' });
  const codes = [];
  for (const sub of ['ana-1', 'ben-1', 'cleo-1', 'ana-1'])
    codes.push((await at.signIn({ ...ANA, sub, email: `${sub}@example.com` }, at.test.newBrowser())).code);
  expect(codes).toEqual(['', '', 'tooManyRequests', '']);
});

it('is limited for one address', async () => {
  const few = await testAccounts({ ACCOUNT_ATTEMPTS_PER_HOUR: '2' }, testSocial(at.providers()));
  const codes = [];
  for (let count = 0; count < 3; count += 1)
    codes.push((await few.call(endpoints.beginSocial.path, { provider: 'acme' })).code);
  expect(codes).toEqual(['', '', 'tooManyRequests']);
  await few.app.close();
});
