import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { ANA, useSocialApp } from '../../../fixtures/social-app.ts';
import type { Browser } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, tokenIn } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'ana@example.com';

const at = useSocialApp();
const wrong = (code: string) => ({ code });

describe('the second factor', () => {
  it('is asked for all the same, and a wrong code does not use up the return', async () => {
    const { data } = await at.signIn();
    await at.test.enter(data.customToken!, at.browser);
    const { secret } = (await at.test.call(endpoints.beginSecondFactor.path, { currentPassword: '' }, at.browser)).data;
    const code = () => generate({ secret, epoch: Math.floor(at.test.clock.nowMs() / 1000) });
    await at.test.call(endpoints.confirmSecondFactor.path, { code: await code() }, at.browser);
    at.test.clock.goOn(30_000);
    const elsewhere = at.test.newBrowser();
    const token = await at.comeBack(at.peer.signIn(await at.begin(elsewhere), ANA), elsewhere);
    expect(await at.finish(token, elsewhere)).toMatchObject(wrong('secondFactorNeeded'));
    const wrongCode = String((Number(await code()) + 1) % 1_000_000).padStart(6, '0');
    expect(await at.finish(token, elsewhere, wrongCode)).toMatchObject(wrong('secondFactorWrong'));
    expect(await at.finish(token, elsewhere, await code())).toMatchObject({ status: 200 });
    const last = await at.comeBack(at.peer.signIn(await at.begin(elsewhere), ANA), elsewhere);
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await at.finish(last, elsewhere, '000000')).code);
    expect(codes.slice(-2)).toEqual(['secondFactorWrong', 'tooManySignIns']);
  });
});

describe('connecting another provider', () => {
  const connect = async (user: Browser, currentPassword = PASSWORD) =>
    at.test.call(endpoints.beginConnecting.path, { provider: 'acme', currentPassword }, user);
  const connected = async (user: Browser) => (await at.test.get(endpoints.getAccountSecurity.path, user)).data.social;

  it('lets it open the account from then on, until it is disconnected', async () => {
    const owner = await at.test.signUp(EMAIL);
    await at.test.mails();
    expect(await connect(owner, 'wrong')).toMatchObject(wrong('invalidCredentials'));
    const { data } = await connect(owner);
    const person = { ...ANA, email: 'other@example.com', email_verified: false };
    const token = await at.comeBack(at.peer.signIn(data.address, person), owner);
    expect(await connected(owner)).toEqual([]);
    expect((await at.finish(token, owner)).data).toEqual({ connected: 'Acme Works' });
    expect(await connected(owner)).toEqual([{ id: 'acme', name: 'Acme Works' }]);
    expect(await at.test.mails()).toHaveLength(1);
    const { user } = (await at.test.get(endpoints.getProfile.path, owner)).data;
    expect(await at.userId((await at.signIn(person)).data.customToken!)).toBe(user.id);
    const path = endpoints.disconnect.path.replace(':provider', 'acme');
    expect(await at.test.call(path, undefined, await at.test.signUp('eve@example.com'))).toMatchObject({ status: 404 });
    expect(await at.test.call(path, undefined, owner)).toMatchObject({ status: 200 });
    expect(await at.signIn(person)).toMatchObject(wrong('socialEmailUnproven'));
  });

  it('needs somebody who is signed in, and is of the browser that began it', async () => {
    expect(await connect(at.test.newBrowser())).toMatchObject(wrong('signInNeeded'));
    const eve = await at.test.signUp('eve@example.com');
    const { data } = await connect(eve);
    const back = at.peer.signIn(data.address, ANA);
    // Eve has Ana follow the address: it would connect what Ana has there to the account of Eve.
    expect(await at.comeBack(back, at.browser)).toBe('');
    expect(await connected(eve)).toEqual([]);
  });

  it('is not done for one who was signed out everywhere meanwhile, nor twice for one person', async () => {
    const owner = await at.test.signUp(EMAIL);
    const { data } = await connect(owner);
    const token = await at.comeBack(at.peer.signIn(data.address, ANA), owner);
    at.test.clock.goOn(1);
    await at.test.get(endpoints.logoutEverywhere.path, owner);
    expect(await at.finish(token, owner)).toMatchObject(wrong('socialOver'));
    await at.signIn({ ...ANA, email: 'b@example.com' });
    const again = await at.test.signIn(EMAIL);
    const second = await connect(again);
    const back = await at.comeBack(at.peer.signIn(second.data.address, ANA), again);
    expect(await at.finish(back, again)).toMatchObject(wrong('socialTaken'));
  });

  it('is no way in any more once the owner of the address has taken the account back', async () => {
    const stranger = await at.test.signUp(EMAIL);
    await at.test.mails();
    const { data } = await connect(stranger);
    await at.finish(await at.comeBack(at.peer.signIn(data.address, { ...ANA, sub: 'eve-1' }), stranger), stranger);
    await at.test.mails();
    await at.test.call(endpoints.sendEmailLink.path, { email: EMAIL });
    expect(
      await at.test.call(endpoints.signInByLink.path, { token: tokenIn((await at.test.mails())[0]) }),
    ).toMatchObject({
      status: 200,
    });
    expect(await at.signIn({ ...ANA, sub: 'eve-1' })).toMatchObject(wrong('socialLinkFirst'));
  });
});
