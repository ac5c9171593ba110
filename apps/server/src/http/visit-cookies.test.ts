import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExperimentName } from '@paperwage/api-contract';
import { EXPERIMENT_NAMES, EXPERIMENTS, TRAFFIC_PARAMETERS, variantsOf } from '@paperwage/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testServices } from '../fixtures/test-app.ts';
import { TEST_NOW_MS } from '../fixtures/test-now.ts';
import type { Records } from '../ports/records.ts';

let folder: string;
let app: FastifyInstance;
let records: Records;
let nowMs = TEST_NOW_MS;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paperwage-web-'));
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), '<!doctype html>');
  const routes = ['/', '/pricing'].map((one) => ({ path: one, file: 'index.html' }));
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify({ routes, notFound: '404.html' }));
  nowMs = TEST_NOW_MS;
  const services = await testServices({ clock: { nowMs: () => nowMs } });
  ({ records } = services);
  app = await testApp({ webFolder: folder, services });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The cookies that a page sets, by name. */
async function cookiesOf(url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) {
  const { cookies: set } = await app.inject({ url, headers, cookies });
  return Object.fromEntries(set.map(({ name, value }) => [name, value]));
}

async function set(name: ExperimentName, setting: string): Promise<void> {
  await records.experiments.set(name, setting);
  nowMs += 5_000;
}

describe('traffic parameters', () => {
  it('of an address are saved as cookies, each under its name', async () => {
    const query = TRAFFIC_PARAMETERS.map((name) => `${name}=${name}%20%3D%C3%BC1`).join('&');
    const found = await cookiesOf(`/pricing?${query}&other=x`);
    for (const name of TRAFFIC_PARAMETERS) expect(found[name]).toBe(`${name} =ü1`);
    expect(found['other']).toBeUndefined();
    const response = await app.inject({ url: '/?afid=partner' });
    expect(response.cookies.find(({ name }) => name === 'afid')).toMatchObject({
      path: '/',
      sameSite: 'Lax',
      maxAge: 90 * 86_400,
    });
  });

  it('that are empty, or come twice, or are long, break nothing', async () => {
    expect(await cookiesOf('/?afid=&gclid=a&gclid=b')).not.toHaveProperty('afid');
    expect((await cookiesOf(`/?aic=${'x'.repeat(5000)}`))['aic']).toHaveLength(200);
  });

  it.each([
    'https://www.google.com/',
    'https://www.google.co.uk/',
    'https://google.de/search?q=paystub',
    'https://www.bing.com/',
    'https://duckduckgo.com/',
    'https://search.yahoo.com/',
    'https://search.brave.com/',
    'https://www.ecosia.org/',
  ])('say seo for who comes from %s without an afid', async (referer) => {
    expect((await cookiesOf('/', { referer }))['afid']).toBe('seo');
    expect((await cookiesOf('/?afid=partner', { referer }))['afid']).toBe('partner');
    expect((await cookiesOf('/?afid=', { referer }))['afid']).toBe('seo');
  });

  it.each([
    'https://mail.google.com/',
    'https://google.com.evil.example/',
    'https://notgoogle.com/',
    'https://example.com/?q=google.com',
    'not an address',
  ])('say nothing for who comes from %s', async (referer) => {
    expect(await cookiesOf('/', { referer })).not.toHaveProperty('afid');
  });

  it('are kept to the afid with Global Privacy Control', async () => {
    const headers = { 'sec-gpc': '1', referer: 'https://www.google.com/' };
    const query = TRAFFIC_PARAMETERS.filter((name) => name !== 'afid').map((name) => `${name}=x`);
    expect(await cookiesOf(`/?${query.join('&')}`, headers)).toEqual({ afid: 'seo' });
    expect(await cookiesOf(`/?afid=partner&${query.join('&')}`, headers)).toEqual({ afid: 'partner' });
  });
});

describe('experiments', () => {
  it('show the control unless one runs, and keep no number of the browser then', async () => {
    const found = await cookiesOf('/');
    expect(variantsOf(found['variants']!)).toEqual({ pricing: 'monthly', chatbot: 'on', 'paystub-builder': 'steps' });
    expect(found).not.toHaveProperty('draw');
    expect(await cookiesOf('/', {}, found)).toEqual({});
  });

  it('show a variant to all once an admin says so, and take it back', async () => {
    const first = await cookiesOf('/');
    await set('pricing', 'yearly');
    const second = await cookiesOf('/', {}, first);
    expect(variantsOf(second['variants']!)).toMatchObject({ pricing: 'yearly', chatbot: 'on' });
    await set('pricing', 'control');
    expect(variantsOf((await cookiesOf('/', {}, second))['variants']!)).toMatchObject({ pricing: 'monthly' });
  });

  it('split browsers in equal parts, each apart from the others, and a browser keeps its part', async () => {
    for (const name of EXPERIMENT_NAMES) await set(name, 'split');
    const counts = new Map<string, number>();
    const browsers = process.env.TEST_ALL ? 1000 : 400;
    for (let draw = 1; draw <= browsers; draw += 1) {
      const { variants } = await cookiesOf('/', {}, { draw: String(draw) });
      counts.set(variants!, (counts.get(variants!) ?? 0) + 1);
    }
    // Of eight kinds of browsers, as many each were the split exact, within four standard deviations.
    const [exact, deviation] = [browsers / 8, Math.sqrt(browsers * (1 / 8) * (7 / 8))];
    expect(counts.size).toBe(8);
    for (const count of counts.values()) expect(Math.abs(count - exact)).toBeLessThan(4 * deviation);
    const mine = await cookiesOf('/');
    expect(Number(mine['draw'])).toBeGreaterThan(0);
    for (let visit = 0; visit < 5; visit += 1) expect(await cookiesOf('/pricing', {}, mine)).toEqual({});
  });

  it('answer a page that has no cookie, and give it one', async () => {
    await set('chatbot', 'off');
    for (const url of ['/api/feature-flags', '/feature-flags']) {
      const response = await app.inject({ url });
      expect(response.json()).toMatchObject({ ok: true, data: { chatbot: 'off', pricing: 'monthly' } });
      expect(variantsOf(response.cookies.find(({ name }) => name === 'variants')!.value)?.chatbot).toBe('off');
    }
  });

  it('are the control, without a cookie, with Global Privacy Control', async () => {
    for (const name of EXPERIMENT_NAMES) await set(name, EXPERIMENTS[name][1]);
    const response = await app.inject({ url: '/api/feature-flags', headers: { 'sec-gpc': '1' } });
    expect(response.json()).toMatchObject({ data: { pricing: 'monthly', chatbot: 'on', 'paystub-builder': 'steps' } });
    expect(response.cookies).toEqual([]);
  });

  it('show the control when the settings cannot be read', async () => {
    await set('pricing', 'yearly');
    const broken = { settings: () => Promise.reject(new Error('away')), set: () => Promise.resolve() };
    const services = await testServices({ records: { ...records, experiments: broken } });
    const other = await testApp({ webFolder: folder, services });
    const { cookies, statusCode } = await other.inject({ url: '/' });
    expect(statusCode).toBe(200);
    expect(variantsOf(cookies.find(({ name }) => name === 'variants')!.value)?.pricing).toBe('monthly');
    await other.close();
  });
});
