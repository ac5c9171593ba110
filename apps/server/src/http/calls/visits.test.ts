import { randomUUID } from 'node:crypto';
import type { VisitEvent } from '@paperwage/api-contract';
import { endpoints } from '@paperwage/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import { shareOf } from '../../features/administration/insights.ts';
import type { TestAdmin } from '../../fixtures/admins.ts';
import { ADMIN_EMAILS, signUpAdmin } from '../../fixtures/admins.ts';
import type { TestAccounts } from '../../fixtures/test-accounts.ts';
import { testAccounts } from '../../fixtures/test-accounts.ts';
import { testApp } from '../../fixtures/test-app.ts';
import type { VisitReport } from '../../ports/analytics.ts';
import type { PlacedError } from '../../ports/visit-records.ts';
import { sweep } from '../../features/account-data/sweep.ts';

const { recordEvents, reportError, getVisits, setExperiment, listErrors, listTrail } = endpoints;

let test: TestAccounts;
let admin: TestAdmin;
const reports: VisitReport[] = [];
const tracked: PlacedError[] = [];
beforeEach(async () => {
  reports.length = 0;
  tracked.length = 0;
  test = await testAccounts(
    { ADMIN_EMAILS, EVENTS_PER_MINUTE: '10000' },
    {
      analytics: { send: (report) => Promise.resolve(void reports.push(report)) },
      errorTracker: { send: (error) => Promise.resolve(void tracked.push(error)) },
    },
  );
  admin = await signUpAdmin(test);
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const send = (events: VisitEvent[], visit: string = randomUUID(), more = {}) =>
  test.call(recordEvents.path, { visit, events }, undefined, more);
const visits = async (days: 7 | 30 | 90 = 30) => (await test.call(getVisits.path, { days }, admin.browser)).data;
const viewed = (page: string): VisitEvent => ({ name: 'pageViewed', detail: page });

describe('visits', () => {
  it('are counted with how far they got, once each, however often it is told', async () => {
    const visit = randomUUID();
    for (let twice = 0; twice < 2; twice += 1) {
      await send([viewed('/'), viewed('/pricing')], visit, { cookies: { afid: 'seo' } });
      await send(
        [
          { name: 'documentStarted', detail: 'paystub' },
          { name: 'documentDownloaded', detail: 'paystub' },
        ],
        visit,
        {
          cookies: { afid: 'seo' },
        },
      );
    }
    await send([viewed('/')]);
    await send([viewed('/blog/reading-a-pay-stub')], randomUUID(), { cookies: { afid: 'a b<script>' } });
    const found = await visits();
    expect(found.visits).toBe(3);
    expect(found.days.at(-1)).toMatchObject({ visits: 3 });
    expect(found.days).toHaveLength(30);
    expect(found.sources).toEqual([
      { source: '', visits: 2 },
      { source: 'seo', visits: 1 },
    ]);
    expect(found.pages.slice(0, 2)).toEqual([
      { page: '/', visits: 2 },
      { page: '/blog/reading-a-pay-stub', visits: 1 },
    ]);
    expect(found.funnel.map(({ step, share }) => [step, share.count, share.of])).toEqual([
      ['Home page', 2, 3],
      ['Document started', 1, 3],
      ['Document downloaded', 1, 3],
      ['Account created', 0, 3],
      ['Checkout opened', 0, 3],
      ['Plan bought', 0, 3],
    ]);
  });

  it('take nothing that a person typed', async () => {
    const wrong: object[] = [
      { name: 'pageViewed', detail: 'Dana O’Brien' },
      { name: 'pageViewed', detail: '/verify/123-45-6789' },
      { name: 'pageViewed', detail: '/user?email=dana@example.com' },
      { name: 'pageViewed', detail: `/${'a'.repeat(100)}` },
      { name: 'typed', detail: '' },
      { name: 'pageViewed', detail: '/', email: 'dana@example.com' },
    ];
    for (const event of wrong) {
      const { status, code } = await test.call(recordEvents.path, { visit: randomUUID(), events: [event] } as never);
      expect([status, code]).toEqual([400, 'requestInvalid']);
    }
    expect((await visits()).visits).toBe(0);
  });

  it('with Global Privacy Control are not counted', async () => {
    expect(await send([viewed('/')], randomUUID(), { headers: { 'sec-gpc': '1' } })).toMatchObject({ status: 200 });
    expect((await visits()).visits).toBe(0);
    await test.mails();
    expect(reports).toEqual([]);
  });

  it('are sent on, with an account by a name that leads back to nobody', async () => {
    const dana = await test.signUp('dana@example.com');
    const events = [viewed('/user/account')];
    const visit = randomUUID();
    await test.call(recordEvents.path, { visit, events }, dana);
    await send([viewed('/')]);
    await test.mails();
    expect(reports).toHaveLength(2);
    expect(reports.find((report) => report.visit === visit)).toMatchObject({
      events,
      source: '',
      account: { pseudonym: expect.stringMatching(/^[\w-]{43}$/) as string, hasPlan: true },
    });
    expect(JSON.stringify(reports)).not.toMatch(/dana|example\.com/);
  });

  it('of other sites are refused', async () => {
    const answer = await send([viewed('/')], randomUUID(), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer).toMatchObject({ status: 403, code: 'otherSite' });
  });

  it('older than 400 days are deleted', async () => {
    await send([viewed('/')]);
    test.clock.goOn(401 * DAY_MS);
    await sweep(test.services);
    expect(await test.db.selectFrom('visit_events').selectAll().execute()).toEqual([]);
  });
});

describe('experiments', () => {
  it('are set by an admin alone, which enters the trail', async () => {
    const path = setExperiment.path.replace(':name', 'pricing') as typeof setExperiment.path;
    expect(await test.call(path, { setting: 'split' }, await test.signUp('dana@example.com'))).toMatchObject({
      status: 403,
    });
    expect(await test.call(path, { setting: 'free' }, admin.browser)).toMatchObject({
      status: 400,
      code: 'experimentSettingUnknown',
    });
    test.clock.goOn(1);
    expect(await test.call(path, { setting: 'split' }, admin.browser)).toMatchObject({ status: 200 });
    expect((await visits()).experiments[0]).toMatchObject({ name: 'pricing', setting: 'split', goal: 'planBought' });
    const { data } = await test.call(listTrail.path, {}, admin.browser);
    expect(data.rows[0]).toMatchObject({ action: 'experimentSet', subject: 'pricing', details: 'pricing: split' });
  });

  it('count who saw a variant and then reached the goal', async () => {
    for (const [variant, isBuyer] of [
      ['monthly', true],
      ['monthly', false],
      ['yearly', false],
    ] as const) {
      await send([
        { name: 'variantSeen', detail: `pricing.${variant}` },
        ...(isBuyer ? [{ name: 'planBought', detail: 'monthly' } as const] : []),
      ]);
    }
    await send([{ name: 'planBought', detail: 'yearly' }]);
    const [pricing] = (await visits()).experiments;
    expect(pricing!.variants.map(({ variant, share }) => [variant, share.count, share.of])).toEqual([
      ['monthly', 1, 2],
      ['yearly', 0, 1],
    ]);
  });

  // Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('give %i of %i its interval', (count, of, low, high) => {
    const share = shareOf(count, of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('give a single case an interval, and none the whole range', () => {
    expect(shareOf(1, 1)).toEqual({ count: 1, of: 1, low: expect.closeTo(1 / (1 + 1.96 ** 2), 4), high: 1 });
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, low: 0, high: 1 });
  });
});

describe('errors', () => {
  const error = (message: string, release = 'entry-client-1') => ({
    name: 'TypeError',
    message,
    frames: ['draw (assets/sheet-4f2ab3c1.js:1:204)'],
    page: '/make-your-paystub',
    release,
  });
  const errors = async () => (await test.get(listErrors.path, admin.browser)).data;

  it('of a page are kept once for a place, without a person in them, and sent on', async () => {
    await test.call(reportError.path, error('Dana’s pay "4,250.00" of 123-45-6789 is not a number'));
    test.clock.goOn(1000);
    const later = { ...error('Another 4,251'), frames: ['draw (assets/sheet-0a1b2c3d.js:9:9)'] };
    await test.call(reportError.path, { ...later, release: 'entry-client-2' });
    const found = await errors();
    expect(found).toMatchObject([
      { place: 'browser', name: 'TypeError', times: 2, page: '/make-your-paystub', release: 'entry-client-2' },
    ]);
    expect(found[0]!.lastAt - found[0]!.firstAt).toBe(1000);
    expect(tracked).toHaveLength(2);
    expect(JSON.stringify([found, tracked])).not.toMatch(/4,250|6789|4,251/);
  });

  it('of the server are kept with the call, and answered without details', async () => {
    const app = await testApp({ services: test.services });
    app.get('/api/failing/:id', () => {
      throw new TypeError('Dana O’Brien, 123-45-6789, has no "pay"');
    });
    const answer = await app.inject({ url: '/api/failing/dana' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ ok: false, error: { code: 'unexpected', message: 'Something went wrong' } });
    const found = await errors();
    expect(found).toMatchObject([{ place: 'server', name: 'TypeError', page: '/api/failing/:id', times: 1 }]);
    expect(found[0]!.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/6789|pay/);
  });

  it('that are refusals are none', async () => {
    await test.get(getVisits.path as never);
    expect(await errors()).toEqual([]);
  });

  it('that nobody sees again for 90 days are deleted', async () => {
    await test.call(reportError.path, error('x'));
    test.clock.goOn(91 * DAY_MS);
    await sweep(test.services);
    expect(await test.db.selectFrom('error_groups').selectAll().execute()).toEqual([]);
  });
});
