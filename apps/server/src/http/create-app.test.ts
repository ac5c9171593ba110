import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createConnection } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { endpoints, healthAnswerSchema, SANDBOX_TOKENIZER_PATH, siteConfigSchema } from '@paperwage/api-contract';
import { INVOICE_REQUEST, SALARY_REQUEST } from '../fixtures/requests.ts';
import { testApp, testConfig, testSandbox, testServices } from '../fixtures/test-app.ts';
import { createApp } from './create-app.ts';

const apps: FastifyInstance[] = [];
const started = async (...options: Parameters<typeof testApp>) => {
  const app = await testApp(...options);
  apps.push(app);
  return app;
};
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

it('says that it can serve', async () => {
  const response = await (await started()).inject(endpoints.checkHealth.path);
  expect(healthAnswerSchema.parse(response.json())).toEqual({ ok: true });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('calls itself overloaded while its event loop hangs, but not for what its start took', async () => {
  const services = await testServices();
  const app = await createApp({ config: testConfig(), services, mostLoopDelayMs: 0.000_1 });
  apps.push(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const listeningSince = performance.now();
  let status = 404;
  // Of a call that there isn't, nobody counts how often it is made.
  while (status === 404) {
    ({ status } = await fetch(`${url}/api/nothing`));
    if (status !== 404) expect(performance.now() - listeningSince).toBeGreaterThan(1_900);
  }
  expect(status).toBe(503);
  expect((await fetch(url + endpoints.checkHealth.path)).status).toBe(200);
  // A page of which one file is refused does not work.
  expect((await fetch(url + endpoints.getSiteConfig.path)).status).toBe(200);
  expect((await fetch(`${url}/before-paint.js`)).status).not.toBe(503);
  expect((await fetch(url + endpoints.signIn.path, { method: 'POST' })).status).toBe(503);
});

it('says whether its database answers', async () => {
  const { records } = await testServices();
  const app = await started({ services: { records } });
  expect((await app.inject(endpoints.checkReadiness.path)).statusCode).toBe(200);
  await records.close();
  const response = await app.inject(endpoints.checkReadiness.path);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ error: { code: 'storageUnavailable' } });
  expect((await app.inject(endpoints.checkHealth.path)).statusCode).toBe(200);
});

it('tells the pages who runs this copy', async () => {
  const environment = {
    COMPANY_NAME: 'Łukasz & Sons',
    SUPPORT_PHONE: '(555) 555-0199',
    SUPPORT_ADDRESS: '1 Main Street, Reno, NV 89501',
    BILLING: 'sandbox',
    SALES_TAX_PERCENT: '8.25',
    SENTRY_DSN: 'https://key@errors.example.com/1',
  };
  const services = await testServices();
  const app = await started({ environment, services: { ...services, payments: testSandbox(services) } });
  const response = await app.inject(endpoints.getSiteConfig.path);
  expect(siteConfigSchema.parse(response.json())).toEqual({
    companyName: 'Łukasz & Sons',
    phone: '(555) 555-0199',
    address: '1 Main Street, Reno, NV 89501',
    email: 'support@paperwage.example',
    shares: { visits: false, errors: true },
    billing: {
      mode: 'sandbox',
      salesTaxPercent: '8.25',
      timeZone: 'America/New_York',
      tokenizerUrl: `http://127.0.0.1:3000${SANDBOX_TOKENIZER_PATH}`,
      publishableKey: '',
    },
  });
  expect(response.headers['cache-control']).toBe('public, max-age=300');
});

describe('the rate limit', () => {
  const calculate = (app: FastifyInstance, from: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: endpoints.calculateSalary.path,
      payload: SALARY_REQUEST,
      headers: from,
      remoteAddress,
    });

  it('stops an address that asks too often, in words', async () => {
    const app = await started({ environment: { CALCULATIONS_PER_MINUTE: '2' } });
    expect((await calculate(app)).statusCode).toBe(200);
    expect((await calculate(app)).statusCode).toBe(200);
    const third = await calculate(app);
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({
      ok: false,
      error: {
        code: 'tooManyRequests',
        message: expect.stringMatching(/^You’ve sent too many requests\. Wait \d+ seconds? and try again\.$/),
      },
    });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stops an address that saves drafts too often', async () => {
    const app = await started({ environment: { DRAFT_SAVES_PER_MINUTE: '2' } });
    const headers = { authorization: 'Bearer test.ana.token' };
    const save = () => app.inject({ method: 'POST', url: endpoints.saveDraft.path, payload: INVOICE_REQUEST, headers });
    const statuses = [await save(), await save(), await save()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('counts each address by itself', async () => {
    const app = await started({ environment: { CALCULATIONS_PER_MINUTE: '1' } });
    await calculate(app);
    expect((await calculate(app, {}, '192.0.2.2')).statusCode).toBe(200);
  });

  it('counts each call by itself', async () => {
    const app = await started({ environment: { CALCULATIONS_PER_MINUTE: '1', DOCUMENTS_PER_MINUTE: '1' } });
    await calculate(app);
    const url = '/api/documents/generate-pdf';
    const document = () => app.inject({ method: 'POST', url, payload: {}, remoteAddress: '192.0.2.1' });
    expect((await document()).statusCode).toBe(400);
    expect((await document()).statusCode).toBe(429);
  });

  it('believes a proxy only when configured to', async () => {
    const limits = { CALCULATIONS_PER_MINUTE: '1' };
    const doubting = await started({ environment: limits });
    await calculate(doubting, { 'x-forwarded-for': '198.51.100.1' });
    expect((await calculate(doubting, { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(429);
    const believing = await started({ environment: { ...limits, TRUST_PROXY: '192.0.2.0/24' } });
    await calculate(believing, { 'x-forwarded-for': '198.51.100.1' });
    expect((await calculate(believing, { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(200);
    expect((await calculate(believing, { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(429);
  });
});

it('cuts off a request that does not arrive in time, with a sentence, and no other', async () => {
  const app = await started();
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 30_000]);
  app.server.requestTimeout = 1_000;
  app.server.headersTimeout = 1_000;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = createConnection(port, '127.0.0.1');
  const head = [
    'POST /api/salary-calculate HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 900',
  ];
  slow.write(`${head.join('\r\n')}\r\n\r\n{"grossPay"`);
  const drip = setInterval(() => slow.write(' '), 200);
  const [answer] = (await once(slow, 'data')) as [Buffer];
  clearInterval(drip);
  slow.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [\s\S]*The request took too long to arrive\. Try again\./);
  expect((await fetch(`http://127.0.0.1:${port}${endpoints.checkHealth.path}`)).status).toBe(200);
});
