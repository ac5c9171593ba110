import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryGateway } from '../fixtures/memory-gateway.ts';
import { testApp, testIdentity } from '../fixtures/test-app.ts';
import type { PaymentGateway } from '../ports/billing/payment-gateway.ts';
import { callHeaders, documentHeaders } from './security-headers.ts';

const AT_HOME = { publicUrl: 'http://127.0.0.1:3000', hstsSubdomains: false };
const ON_HTTPS = { publicUrl: 'https://pay.example.com', hstsSubdomains: false };

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1).join(' ')]),
  );

describe('the security headers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it('let pages ask the identity provider where it is not this server, and nobody else', async () => {
    const places = { accountsUrl: 'https://accounts.example/x', tokensUrl: 'https://tokens.example', apiKey: 'key' };
    const asking = await testApp({ services: { identity: { ...testIdentity, client: places } } });
    const policyOf = async (one: FastifyInstance) => {
      const { headers } = await one.inject({ url: '/healthz' });
      return directivesOf(String(headers['content-security-policy']));
    };
    const own = await policyOf(app);
    expect(own['connect-src']).toBe("'self'");
    expect(await policyOf(asking)).toEqual({
      ...own,
      'connect-src': "'self' https://accounts.example https://tokens.example",
    });
    await asking.close();
  });

  it('let pages use the card processor where one is configured, and nobody else', async () => {
    const gateway = memoryGateway();
    const policyWith = async (payments: PaymentGateway) => {
      const paid = await testApp({ services: { payments } });
      const { headers } = await paid.inject({ url: '/healthz' });
      await paid.close();
      return directivesOf(String(headers['content-security-policy']));
    };
    const own = await policyWith({ ...gateway, tokenizerUrl: 'http://127.0.0.1:3000/api/sandbox-cards' });
    expect(own).toMatchObject({ 'script-src': "'self'", 'frame-src': "'none'", 'connect-src': "'self'" });
    expect(await policyWith({ ...gateway, tokenizerUrl: 'https://acme.sticky.io/api' })).toEqual({
      ...own,
      'connect-src': "'self' https://acme.sticky.io",
    });
    const browserOrigins = {
      scripts: ['https://s.example'],
      frames: ['https://f.example'],
      asked: ['https://a.example'],
    };
    expect(await policyWith({ ...gateway, browserOrigins })).toEqual({
      ...own,
      'script-src': "'self' https://s.example",
      'frame-src': 'https://f.example',
      'connect-src': "'self' https://a.example",
    });
  });

  it.each(['/', '/healthz', '/%zz', '/nothing', '/docs/api', '/docs/api/reference.css'])(
    'are on the answer to %s',
    async (url) => {
      expect((await app.inject({ url })).headers).toMatchObject(documentHeaders(AT_HOME));
    },
  );

  it.each(['/api/salary-calculate', '/api/nothing'])('are on the answer of %s, short', async (url) => {
    const response = await app.inject({ method: 'POST', url, payload: 'x' });
    expect(response.headers).toMatchObject(callHeaders(AT_HOME));
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the content security policy', () => {
  const policy = directivesOf(documentHeaders(AT_HOME)['content-security-policy']!);

  it('allows nothing that is not named', () => {
    expect(policy['default-src']).toBe("'none'");
    expect(policy).toMatchObject({
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
  });

  it('allows no inline script or style, no evaluation and no other host', () => {
    const allowed = Object.values(policy).join(' ');
    expect(allowed).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toMatchObject({ 'script-src': "'self'", 'style-src': "'self'", 'connect-src': "'self'" });
  });
});

describe('https', () => {
  it('is asked for only when people use it', () => {
    expect(documentHeaders(AT_HOME)).not.toHaveProperty('strict-transport-security');
    const secure = documentHeaders(ON_HTTPS);
    expect(callHeaders(ON_HTTPS)).toHaveProperty('strict-transport-security');
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
    expect(documentHeaders({ ...ON_HTTPS, hstsSubdomains: true })).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000; includeSubDomains',
    );
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
