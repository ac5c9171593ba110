import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointList, generateDocumentRequestSchema, salaryCalculateRequestSchema } from '@paperwage/api-contract';
import { EXAMPLES } from './open-api-examples.ts';
import { memoryTexts, testApp } from '../fixtures/test-app.ts';

interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        description?: string;
        security?: object[];
        requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
        responses: Record<string, { content: Record<string, object> }>;
      }
    >
  >;
}

let app: FastifyInstance;
let description: OpenApi;
beforeAll(async () => {
  app = await testApp({ environment: { PUBLIC_URL: 'https://pay.example.com' }, services: { texts: memoryTexts() } });
  description = (await app.inject('/docs/api/json')).json<OpenApi>();
});
afterAll(() => app.close());

describe('/docs/api/json', () => {
  it('describes every call, and nothing else', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(description.servers).toEqual([{ url: 'https://pay.example.com' }]);
    const served = endpointList.filter(({ method, path }) => app.hasRoute({ method, url: path }));
    const paths = served.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(description.paths).sort()).toEqual([...new Set(paths)].sort());
    const outside = paths.filter((path) => !path.startsWith('/api/'));
    expect(outside).toEqual(['/healthz', '/readyz', '/site-config.json']);
  });

  it.each(
    `
    GET /logout, POST /sign-in, POST /sign-up, GET /profile/notify-password-updated, POST /profile/update-profile,
    GET /profile/profile-data, POST /documents/generate-pdf, POST /documents/generate-xlsx, POST /save-draft,
    POST /salary-calculate, POST /profile/documents/filter/{type}, POST /profile/documents/{id}, POST /login, POST /logout
    `
      .trim()
      .split(/,\s+/),
  )('has the specified call %s, as other programs know it', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    expect(description.paths[`/api${path}`]).toHaveProperty(method.toLowerCase());
  });

  it('says which calls ask for an ID token, as the calls themselves do', async () => {
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, { security, responses }] of Object.entries(operations)) {
        const url = path.replaceAll(/\{\w+\}/g, 'paystub');
        const answer = await app.inject({
          method: method.toUpperCase() as 'GET',
          url,
          headers: { authorization: 'Bearer x.y.z' },
        });
        // What is missing in a body or an address is told before it is asked who sends it.
        if (answer.statusCode === 401) {
          const isAsked = answer.json<{ error: { code: string } }>().error.code === 'signInNeeded';
          expect(security !== undefined, `${method} ${path}`).toBe(isAsked);
        }
        // An empty entry says that nobody needs to say who they are.
        if (answer.statusCode < 300) expect(security ?? [{}], `${method} ${path}`).toContainEqual({});
        if (security) expect(Object.keys(responses)).toContain('401');
      }
    }
    const { security } = description.paths['/api/save-draft']!.post!;
    expect(security).toEqual([{ idToken: [] }]);
    expect(description.paths['/api/documents/generate-pdf']!.post!.security).toEqual([{}, { idToken: [] }]);
    expect(description.paths['/api/salary-calculate']!.post!.security).toBeUndefined();
  });

  it('takes request entries from the schemas', () => {
    const { schema } = description.paths['/api/salary-calculate']!.post!.requestBody!.content['application/json']!;
    expect(Object.keys(schema.properties)).toEqual(Object.keys(salaryCalculateRequestSchema.shape));
    expect(schema.required).toEqual(['grossPay', 'payFrequency', 'payDate', 'federalFilingStatusType']);
  });

  it('lists what the certificate of each state asks, by the names of the elections', () => {
    const { description: told = '' } = description.paths['/api/salary-calculate']!.post!;
    const row = (state: string) => told.split('\n').find((line) => line.startsWith(`| ${state} |`));
    expect(row('Illinois')).toContain('| IL-W-4 | `allowances` (Line 1: basic allowances), `line2Allowances`');
    expect(row('Iowa')).toContain('`iaW4AllowanceDollars`');
    expect(row('Alabama')).toContain('`personalExemptionClaimed` (false: No personal exemption is claimed)');
    expect(row('Texas')).toBeUndefined();
    const names = Object.keys(salaryCalculateRequestSchema.shape.elections.unwrap().unwrap().shape);
    const listed = [...told.matchAll(/`(\w+)` \(/g)].map(([, name]) => name!);
    expect(listed.length).toBeGreaterThan(100);
    expect(names).toEqual(expect.arrayContaining(listed));
  });

  it.each(Object.entries(EXAMPLES))('shows a body for %s that works as it stands', async (path, body) => {
    const { requestBody, responses } = description.paths[path]!.post!;
    expect(requestBody!.content['application/json']!.schema).toMatchObject({ example: body });
    const schemas = path.includes('documents') ? generateDocumentRequestSchema : undefined;
    if (schemas) expect(schemas.safeParse(body).error).toBeUndefined();
    else expect((await app.inject({ method: 'POST', url: path, payload: body })).statusCode).toBe(200);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '413', '415', '422', '429']));
  });

  it('says that documents are answered as files', () => {
    const { responses } = description.paths['/api/documents/generate-pdf']!.post!;
    expect(responses['200']!.content['application/pdf']).toEqual({ schema: { type: 'string', format: 'binary' } });
    expect(responses['4XX']).toBeDefined();
  });
});

describe('/docs/api', () => {
  it('may apply the one style its logo has, and no other inline', async () => {
    const code = (await app.inject('/docs/api/static/swagger-ui-standalone-preset.js')).body;
    const style = /\.logo_small_svg__[\w-]+\{[^"]+/.exec(code)?.[0] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    const everywhere = await policyOf('/healthz');
    expect(everywhere).not.toContain('sha256');
    const expected = everywhere.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
    expect(await policyOf('/docs/api')).toBe(expected);
    expect(await policyOf('/docs/api/')).toBe(expected);
  });

  it('is asked for anew each time, as it changes with the server', async () => {
    for (const url of ['/docs/api', '/docs/api/', '/docs/api/json', '/docs/api/static/swagger-initializer.js']) {
      expect((await app.inject(url)).headers['cache-control'], url).toBe('no-cache');
    }
  });

  it('shows the mark of the product, that of every page', async () => {
    const mark = readFileSync(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8').trim();
    const code = (await app.inject('/docs/api/static/swagger-initializer.js')).body;
    expect(code).toContain(`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`);
    expect((await app.inject('/docs/api')).body).toContain('favicon.svg');
    const icon = await app.inject('/docs/api/static/theme/favicon.svg');
    expect([icon.statusCode, icon.body]).toEqual([200, mark]);
  });

  it('is as wide as the screen of a phone', async () => {
    const [, script = ''] = /src="([^"]+fit-to-screen\.js)"/.exec((await app.inject('/docs/api')).body) ?? [];
    expect((await app.inject(script)).body).toContain('width=device-width');
  });

  it('is a page without inline scripts or styles, whose files are there', async () => {
    const page = await app.inject('/docs/api');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<\s]|<style|style="/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect((await app.inject(new URL(file, 'http://x/docs/api').pathname)).statusCode, file).toBe(200);
    }
  });
});
